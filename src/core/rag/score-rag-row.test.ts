import { describe, expect, it } from 'vitest';
import { roughTokens } from '../judge/tokens.ts';
import type { Chunk } from './rag.ts';
import { scoreRagRow } from './score-rag-row.ts';

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
const OPTIONS = { leaveOutSources: true };

const TEN = 'red green blue yellow purple orange brown black white pink';
const FIRST = 'red green blue yellow purple';
const LAST = 'orange brown black white pink';
const NOTHING = 'stones in a river';
const TWENTY = `${TEN} iron gold silver copper zinc lead tin nickel cobalt mercury`;
/** Words of TWENTY from one place to before another. */
const part = (from: number, to: number) => TWENTY.split(' ').slice(from, to).join(' ');

function chunksOf(texts: Record<string, string>): Chunk[] {
  return Object.entries(texts).map(([name, text]) => ({ name, text }));
}

function score(golden: string, chunks: Chunk[], quotes: string) {
  return scoreRagRow(
    { golden, response: `So it is ${quotes}`, context: { chunks } },
    countWords,
    OPTIONS,
  );
}

interface Case {
  name: string;
  golden?: string;
  context: Record<string, string>;
  quotes: string;
  baseline: number;
  multiSource: number;
}

const LABELLED: Case[] = [
  {
    name: 'a complete answer from the source that holds it',
    context: { 'a.txt': TEN, 'b.txt': NOTHING },
    quotes: '(Source: a.txt)',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'half an answer from the source that holds the half, beside a real one that holds nothing',
    context: { 'a.txt': FIRST, 'b.txt': NOTHING },
    quotes: '(Source: a.txt) (Source: b.txt)',
    baseline: 0.5,
    multiSource: 0.5,
  },
  {
    name: 'a complete answer from a real source that holds nothing',
    context: { 'a.txt': TEN, 'b.txt': NOTHING },
    quotes: '(Source: b.txt)',
    baseline: 0,
    multiSource: 0,
  },
  {
    name: 'a complete answer from a source that is not in the context',
    context: { 'a.txt': TEN, 'b.txt': NOTHING },
    quotes: '(Source: ghost.txt)',
    baseline: 0,
    multiSource: 0,
  },
];

const HAND_MADE: Case[] = [
  {
    name: 'one right source and one invented',
    context: { 'a.txt': TEN, 'b.txt': NOTHING },
    quotes: '(Source: a.txt) (Source: ghost.txt)',
    baseline: 1,
    multiSource: 2 / 3,
  },
  {
    name: 'one right source and two invented',
    context: { 'a.txt': TEN },
    quotes: '(Source: a.txt) (Source: ghost.txt) (Source: phantom.txt)',
    baseline: 1,
    multiSource: 1 / 2,
  },
  {
    name: 'one right source and one invented, which is quoted twice',
    context: { 'a.txt': TEN },
    quotes: '(Source: a.txt) (Source: ghost.txt) (Source: Ghost.TXT)',
    baseline: 1,
    multiSource: 2 / 3,
  },
  {
    name: 'all five chunks, of which one is right',
    context: { a: TEN, b: NOTHING, c: 'a hill', d: 'a lake', e: 'a wood' },
    quotes: '[1-5]',
    baseline: 1,
    multiSource: 1 / 3,
  },
  {
    name: 'the same source twice',
    context: { 'a.txt': TEN, 'b.txt': NOTHING },
    quotes: '(Source: a.txt) and again (Source: a.txt)',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'the right source by number',
    context: { 'b.txt': NOTHING, 'a.txt': TEN },
    quotes: '[2].',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'the right source by name without its extension',
    context: { 'b.txt': NOTHING, 'a.txt': TEN },
    quotes: '(Source: a)',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'the right source by number and by name',
    context: { 'b.txt': NOTHING, 'a.txt': TEN },
    quotes: '[2] (Source: a.txt)',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'a number of the response’s own list, which is another source’s position',
    context: { 'a.txt': TEN, 'b.txt': NOTHING },
    quotes: '[2].\n\nSources:\n1. b.txt\n2. a.txt',
    baseline: 1,
    multiSource: 2 / 3,
  },
  {
    name: 'an answer spread evenly over three chunks',
    golden: part(0, 18),
    context: { a: part(0, 6), b: part(6, 12), c: part(12, 18) },
    quotes: '[1][2][3]',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'an answer spread over three chunks as 16, 2 and 2 words',
    golden: TWENTY,
    context: { a: part(0, 16), b: part(16, 18), c: part(18, 20) },
    quotes: '[1, 2, 3]',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'an answer spread over three chunks as 17, 2 and 1 words, of which the last carries too little',
    golden: TWENTY,
    context: { a: part(0, 17), b: part(17, 19), c: part(19, 20) },
    quotes: '[1, 2, 3]',
    baseline: 1,
    multiSource: 4 / 5,
  },
  {
    name: 'five even chunks and a wrong one that holds two words by chance',
    golden: TWENTY,
    context: {
      a: part(0, 4),
      b: part(4, 8),
      c: part(8, 12),
      d: part(12, 16),
      e: part(16, 20),
      f: 'a red stone beside an iron gate',
    },
    quotes: '[1-6]',
    baseline: 1,
    multiSource: 10 / 11,
  },
  {
    name: 'a chunk and its copy',
    context: { a: TEN, b: TEN },
    quotes: '[1][2]',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'a chunk and a near-duplicate that lacks three words',
    context: { a: TEN, b: 'red green blue yellow purple orange brown' },
    quotes: '[1][2]',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'the near-duplicate alone',
    context: { a: TEN, b: 'red green blue yellow purple orange brown' },
    quotes: '[2]',
    baseline: 0.7,
    multiSource: (2 * 0.7) / 1.7,
  },
  {
    name: 'a context that lacks the answer wholly',
    context: { a: NOTHING, b: 'a hill' },
    quotes: '[1]',
    baseline: 0,
    multiSource: 0,
  },
  {
    name: 'nothing',
    context: { a: TEN, b: NOTHING },
    quotes: '',
    baseline: 0,
    multiSource: 0,
  },
  {
    name: 'one of two halves',
    context: { a: FIRST, b: LAST },
    quotes: '[1]',
    baseline: 0.5,
    multiSource: 2 / 3,
  },
  {
    name: 'two right sources, one real but wrong, one invented',
    context: { a: FIRST, b: LAST, c: NOTHING },
    quotes: '[1][2][3] (Source: ghost.txt)',
    baseline: 1,
    multiSource: 2 / 3,
  },
  {
    name: 'a source of two chunks, which are one',
    context: { 'a.txt': FIRST, 'A.TXT': LAST, b: NOTHING },
    quotes: '(Source: a.txt)',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'a wrong source that holds three words of twenty, half of the best one’s',
    golden: TWENTY,
    context: { a: part(0, 6), b: part(0, 3) },
    quotes: '[1][2]',
    baseline: 0.3,
    multiSource: (2 * 0.3) / 1.3,
  },
  {
    name: 'a source that holds other forms of the words',
    golden: 'organized studies of cities',
    context: { a: 'She organizes a study of the city.' },
    quotes: '[1]',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'a source in Hindi that holds other forms of the words',
    golden: 'लड़कियों की किताबें',
    context: { a: 'लड़की और किताब' },
    quotes: '[1]',
    baseline: 1,
    multiSource: 1,
  },
  {
    name: 'the source of a golden answer of stop words alone, which then count',
    golden: 'This is that',
    context: { a: 'That is this', b: NOTHING },
    quotes: '[1]',
    baseline: 1,
    multiSource: 1,
  },
];

describe('scoreRagRow', () => {
  it.each(LABELLED)('tells the labelled cases apart: $name', (row) => {
    const { sourceReturn } = score(row.golden ?? TEN, chunksOf(row.context), row.quotes);
    expect(sourceReturn).toMatchObject({ baseline: row.baseline, multiSource: row.multiSource });
  });

  it('sees a wrong source among right ones, which the baseline does not', () => {
    const chunks = chunksOf({ a: FIRST, b: LAST, c: NOTHING });
    const { sourceReturn } = score(TEN, chunks, '[1][2][3]');
    expect(sourceReturn?.baseline).toBe(1);
    expect(sourceReturn?.multiSource).toBeLessThan(1);
    expect(sourceReturn?.multiSource).toBeGreaterThan(0.5);
    expect(sourceReturn?.kinds).toEqual(['supporting', 'supporting', 'not_supporting']);
  });

  it.each(HAND_MADE)('of $name gives $baseline and $multiSource', (row) => {
    const { sourceReturn } = score(row.golden ?? TEN, chunksOf(row.context), row.quotes);
    expect(sourceReturn?.baseline).toBeCloseTo(row.baseline, 12);
    expect(sourceReturn?.multiSource).toBeCloseTo(row.multiSource, 12);
  });

  it.each([
    ['no_context', undefined, TEN],
    ['no_context', { chunks: [] }, TEN],
    ['unreadable', { unreadable: 'It breaks off.' }, TEN],
    ['no_golden', { chunks: [{ name: 'a', text: TEN }] }, ' ?!'],
    ['scored', { chunks: [{ name: 'a', text: TEN }] }, TEN],
  ] as const)('says %s where that is why', (state, context, golden) => {
    const copy =
      context && ('chunks' in context ? { chunks: [...context.chunks] } : { ...context });
    const scored = scoreRagRow({ golden, response: 'x [1]', context: copy }, countWords, OPTIONS);
    expect(scored.state).toBe(state);
    expect(scored.sourceReturn === undefined).toBe(state !== 'scored');
    expect(scored.why).toBe(state === 'unreadable' ? 'It breaks off.' : undefined);
  });

  it('counts invented sources only where there is a context to look in', () => {
    const response = 'x (Source: ghost.txt)';
    const chunks = [{ name: 'a', text: TEN }];
    const withContext = { golden: TEN, response, context: { chunks } };
    expect(scoreRagRow(withContext, countWords, OPTIONS).invented).toBe(1);
    const without = { golden: TEN, response, context: undefined };
    expect(scoreRagRow(without, countWords, OPTIONS).invented).toBe(0);
  });

  it('takes what the user’s own expression found for citations', () => {
    const response = 'So it is {{a}}';
    const custom = [{ style: 'custom', name: 'a', start: 9, end: 14 }];
    const row = { golden: TEN, response, context: { chunks: chunksOf({ a: TEN }) }, custom };
    expect(scoreRagRow(row, countWords, OPTIONS)).toMatchObject({
      sourceReturn: { multiSource: 1 },
      length: { response: 3 },
    });
  });
});

describe('the length of a response', () => {
  const RESPONSE = 'Paris [1] is it (Source: a.txt).\n\nSources:\n- a.txt\n- b.txt';

  it('leaves out what quotes sources, and the closing list', () => {
    const row = { golden: 'Paris it is', response: RESPONSE, context: undefined };
    expect(scoreRagRow(row, countWords, OPTIONS).length).toEqual({ golden: 3, response: 3 });
  });

  it('counts all of it where that is asked for', () => {
    const row = { golden: 'Paris it is', response: RESPONSE, context: undefined };
    const { length } = scoreRagRow(row, countWords, { leaveOutSources: false });
    expect(length?.response).toBe(countWords(RESPONSE));
  });

  it('is not scored against a blank golden answer', () => {
    const row = { golden: ' \n', response: 'x', context: undefined };
    expect(scoreRagRow(row, roughTokens, OPTIONS).length).toBeUndefined();
  });

  it('of a blank response is 0', () => {
    const row = { golden: 'a b', response: '', context: undefined };
    expect(scoreRagRow(row, countWords, OPTIONS).length).toEqual({ golden: 2, response: 0 });
  });
});
