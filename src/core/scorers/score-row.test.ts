import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf } from '../buckets.ts';
import { hostileRow } from './hostile-texts.test-support.ts';
import { scorePlainly } from './plain-score.test-support.ts';
import { readVectors } from './read-vectors.test-support.ts';
import { scoreRow } from './score-row.ts';

const vectors = readVectors(readFileSync('test-data/vectors.json', 'utf8'));

describe('the published table of exact substring', () => {
  it.each([
    ['Ruru Jataka', 'The answer is the Ruru Jataka, depicted at Bharhut.', true],
    ['ruru jataka', 'RURU JATAKA', true],
    ['गंगा', 'गंगा नदी', true],
    ['Ruru Jataka', 'Jataka Ruru', false],
    ['Narmada valley', 'the Narmada river valley', false],
    ['Delhi ', 'Delhi', false],
    ['amalak', 'Amalaka', true],
    ['No', 'There is **no** such temple', true],
    ['Delhi', "Delhi is not the answer; it's Mumbai", true],
  ])('%j in %j: %s', (golden, response, exact) => {
    expect(scoreRow(golden, response).exact).toBe(exact);
  });
});

describe('the published table of word overlap', () => {
  it.each([
    ['Narmada valley', 'valley Narmada', true, 2, 2],
    ['Narmada valley', 'the Narmada river valley in India', true, 2, 2],
    ['Narmada valley', 'Narmada', false, 1, 2],
    ['1947 to 1947', 'it was 1947', false, 1, 2],
    ['Amalaka', 'amalak', false, 0, 1],
    ['Chola ideals', 'Chola and Hoysala ideals', true, 2, 2],
    ['delhi.', 'delhi', true, 1, 1],
  ])('%j in %j: %s, %i of %i', (golden, response, overlap, matchingWords, totalWords) => {
    expect(scoreRow(golden, response)).toMatchObject({ overlap, matchingWords, totalWords });
  });
});

describe('the published disagreements', () => {
  it.each([
    ['amalak', 'Amalaka', 'exact_only'],
    ['deul', 'Deula', 'exact_only'],
    ['mithun', 'Mithuna', 'exact_only'],
    ['Dipankar', 'Dipankara Buddha', 'exact_only'],
    ['scroll painting', 'Scroll paintings', 'exact_only'],
    ['Narmada valley', 'Narmada River valley', 'overlap_only'],
    ['Chola ideals', 'Chola and Hoysala ideals', 'overlap_only'],
  ])('%j against %j: %s', (golden, response, bucket) => {
    const { exact, overlap } = scoreRow(golden, response);
    expect(bucketOf(exact, overlap)).toBe(bucket);
  });
});

describe('the fixed readings', () => {
  const nothing = { exact: false, overlap: false, matchingWords: 0, blank: true };

  it.each([
    ['an empty response', 'a', '', { ...nothing, totalWords: 1 }],
    ['white space alone', 'a', '\u3000\x1f\n', { ...nothing, totalWords: 1 }],
    ['a blank response to an empty golden answer', '', ' ', { ...nothing, totalWords: 0 }],
    [
      'an empty golden answer',
      '',
      'x',
      { exact: true, overlap: true, matchingWords: 0, totalWords: 0, blank: false },
    ],
    [
      'punctuation alone, which has no words',
      '?!',
      'x',
      { exact: false, overlap: true, matchingWords: 0, totalWords: 0, blank: false },
    ],
    [
      'a zero-width space, which is not white space',
      'a',
      '\u200b',
      { exact: false, overlap: false, matchingWords: 0, totalWords: 1, blank: false },
    ],
  ])('on %s', (_name, golden, response, score) => {
    expect(scoreRow(golden, response)).toEqual(score);
  });
});

describe('CPython’s verdicts', () => {
  it.each(vectors)('hold on $id ($group)', ({ golden, response, score }) => {
    expect(scoreRow(golden, response)).toEqual(score);
  });
});

describe('the fast path', () => {
  it('equals the plain scorer on hostile rows', () => {
    fc.assert(
      fc.property(hostileRow, ([golden, response]) => {
        expect(scoreRow(golden, response)).toEqual(scorePlainly(golden, response));
      }),
      { numRuns: 5000 },
    );
  });

  it('equals the plain scorer on golden answers of many words', () => {
    const words = fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 60, maxLength: 90 });
    fc.assert(
      fc.property(words, words, (golden, response) => {
        const row = [golden.join(' '), response.join(', ')] as const;
        expect(scoreRow(...row)).toEqual(scorePlainly(...row));
      }),
    );
  });

  // Each of these takes minutes where an occurrence or a run of punctuation is looked at again and again.
  it.each([
    ['a word in a long run of itself', 'a', 'a'.repeat(1e6), 0],
    ['a long word in a longer run', 'a'.repeat(5e4), 'a'.repeat(1e6), 0],
    [
      'a word between long runs of punctuation',
      'x',
      `${'!'.repeat(1e3)}x${'!'.repeat(1e3)}y `.repeat(500),
      0,
    ],
    ['many words', numbered(3e4, ''), numbered(3e4, 'x'), 0],
    ['a word behind 40,000 exclamation marks', 'x', `${'!'.repeat(4e4)}x${'!'.repeat(4e4)}`, 1],
  ])('stays linear on %s', (_name, golden, response, matching) => {
    expect(scoreRow(golden, response).matchingWords).toBe(matching);
  });
});

function numbered(count: number, suffix: string): string {
  return Array.from({ length: count }, (_, at) => `w${at}${suffix}`).join(' ');
}
