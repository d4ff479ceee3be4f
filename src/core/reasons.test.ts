import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsOf, findReasons, idsOfBits, isTypographic, reasonBits } from './reasons.ts';
import type { Reason } from './reasons/reason.ts';
import { REASONS } from './reasons/reason-kinds.ts';
import { reasonSentence } from './reasons/reason-sentence.ts';
import { scoreRow } from './scorers/score-row.ts';
import type { Span } from './text/span.ts';

function reasonsOf(golden: string, response: string): Reason[] {
  return findReasons(golden, response, scoreRow(golden, response));
}

function idsOf(golden: string, response: string): string[] {
  return reasonsOf(golden, response).map(({ id }) => id);
}

/** Texts that meet: few letters, many kinds of marks, spaces and scripts, so that random rows often pass. */
const PIECES = [
  ['a', 'b', 'A', 'ab', ' ', '  ', '\n', '\u00a0', '.', ',', '-', '(', '“', '’', '।', ' or '],
  ['1', '5', ',000', '%', '१', 'क', 'कि', '\u0958', '\u093c', '\u0301', 'é', 'e\u0301', 'ß', 'ſ'],
  ['İ', 'ı', 'Σ', 'ς', '東', 'の', '\u200b', '\u200d', '\u00ad', '👩‍🚀', '🇮🇳', '\ud83d', '\ude00'],
  ['\0', '\u001c', '\ufeff', ' not ', '/', 'three', '[', '"'],
].flat();
const texts = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 12 })
  .map((parts) => parts.join(''));
const row = fc.oneof(
  fc.tuple(texts, texts),
  fc.tuple(texts, texts, texts).map(([golden, a, b]) => [golden, a + golden + b] as const),
  fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
);

describe('the list of reasons', () => {
  it.each(REASONS.map((kind) => [kind.id, kind] as const))(
    'has an example that shows %s',
    (id, kind) => {
      expect(idsOf(...kind.example)).toContain(id);
    },
  );

  it('has as many kinds as bits fit one number, each once', () => {
    expect(REASONS.length).toBeLessThanOrEqual(31);
    expect(new Set(REASONS.map(({ id }) => id)).size).toBe(REASONS.length);
  });
});

describe('findReasons', () => {
  it.each([
    ['Delhi', ''],
    ['Delhi', ' \n'],
    ['', 'Delhi'],
    ['Delhi', 'The capital is Delhi.'],
    ['Delhi', 'Mumbai'],
  ])('finds none for %j in %j', (golden, response) => {
    expect(reasonsOf(golden, response)).toEqual([]);
  });

  it('puts several reasons in the order of the list, each kind once', () => {
    expect(idsOf('1718 - 1779.', 'from 1718 to 1779 or so')).toEqual([
      'words_between',
      'punctuation_between',
      'punctuation_at_end',
    ]);
    expect(idsOf('अशोक', '“अशोक” महान')).toEqual(['punctuation_attached']);
  });

  it('marks a grapheme whole where the match takes a part of it, and says so', () => {
    const [reason] = reasonsOf('क', 'यह कि है');
    expect(reason).toMatchObject({
      id: 'inside_word',
      split: 'कि',
      response: [{ start: 3, end: 5 }],
    });
    expect(reason && reasonSentence(reason)).toContain('only a part of the character “कि”');
  });

  it('marks places of the text itself where lower-casing made it longer', () => {
    expect(reasonsOf('tan', 'İİstanbul')[0]?.response).toEqual([
      { start: 0, end: 3 },
      { start: 6, end: 9 },
    ]);
  });

  it('finds at least one reason for the difference on every row on which the scorers differ', () => {
    fc.assert(
      fc.property(row, ([golden, response]) => {
        const score = scoreRow(golden, response);
        fc.pre(score.exact !== score.overlap);
        const ids = findReasons(golden, response, score).map(({ id }) => id);
        expect(ids.filter((id) => !id.startsWith('risk_'))).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps every place inside its text, in order, on borders of graphemes, whatever the texts', () => {
    fc.assert(
      fc.property(row, ([golden, response]) => {
        for (const reason of reasonsOf(golden, response)) {
          expect(reasonSentence(reason)).not.toBe('');
          expectPlaces(golden, reason.golden);
          expectPlaces(response, reason.response);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('takes a megabyte of one character', () => {
    for (const unit of [
      'a',
      '!',
      ' ',
      '東',
      '\u0301',
      '\ud800',
      'İ',
      '1,',
      'a or ',
      '\u200b',
      '- x\n',
    ])
      expect(Array.isArray(reasonsOf(`x${unit}`, unit.repeat(1_000_000 / unit.length)))).toBe(true);
  }, 60_000);
});

function expectPlaces(text: string, spans: Span[]): void {
  const borders = new Set([text.length]);
  for (const { index } of new Intl.Segmenter('en').segment(text)) borders.add(index);
  let last = -1;
  for (const { start, end } of spans) {
    expect(start).toBeGreaterThan(last);
    expect(end).toBeGreaterThan(start);
    expect(borders.has(start) && borders.has(end)).toBe(true);
    last = end;
  }
}

describe('reasonBits', () => {
  it('says the same as findReasons', () => {
    fc.assert(
      fc.property(row, ([golden, response]) => {
        const score = scoreRow(golden, response);
        const reasons = findReasons(golden, response, score);
        const bits = reasonBits(golden, response, score);
        expect(bits).toBe(bitsOf(reasons));
        expect(idsOfBits(bits)).toEqual(reasons.map(({ id }) => id));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isTypographic', () => {
  it.each([
    ['Paris France', 'Paris, France', true],
    ['गंगा', 'यह गंगा।', true],
    ['1,000', '1000', true],
    ['Delhi.', 'It is Delhi', true],
    ['John Nash', 'John Forbes Nash', false],
    ['amalak', 'Amalaka', false],
    ['Delhi ', 'It is not Delhi', false],
    ['Coca Cola', 'Coca-Cola', true],
    ['1723-1792', 'from 1723 to 1792', false],
    ['Delhi', 'It is Delhi', false],
  ])('of %j in %j is %s', (golden, response, want) => {
    expect(isTypographic(reasonsOf(golden, response))).toBe(want);
  });
});
