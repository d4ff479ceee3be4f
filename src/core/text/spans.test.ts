import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileRow } from '../scorers/hostile-texts.test-support.ts';
import { scoreRow } from '../scorers/score-row.ts';
import { findSpans, markText } from './spans.ts';

function textsOf(golden: string, response: string) {
  const { exact, words, missing } = findSpans(golden, response);
  return {
    exact: exact && response.slice(exact.start, exact.end),
    words: words.map(({ start, end }) => response.slice(start, end)),
    missing,
  };
}

describe('findSpans', () => {
  it.each([
    ['Narmada valley', 'The narmada, river VALLEY.', undefined, ['narmada', 'VALLEY'], []],
    ['amalak', 'Amalaka', 'Amalak', [], ['amalak']],
    ['a a b', 'a (a) ab', undefined, ['a', 'a'], ['b']],
    ['ab', 'xabab ab', 'ab', ['ab'], []],
    ['No', 'There is **no** such', 'no', ['no'], []],
    ['', 'text', undefined, [], []],
    ['b a', ' ', undefined, [], ['b', 'a']],
    ['istanbul', 'İİ Istanbul', 'Istanbul', ['Istanbul'], []],
    ['i\u0307stanbul', 'İ İstanbul!', 'İstanbul', ['İstanbul'], []],
    ['\u0307s', 'aİs', 'İs', [], ['\u0307s']],
    ['cafe', 'cafe\u0301 x', 'cafe\u0301', [], ['cafe']],
    ['गंग', 'गंगा नदी', 'गंगा', [], ['गंग']],
    ['😀', '👍 😀', '😀', ['😀'], []],
    ['ΟΔΟΣ', 'Η ΟΔΟΣ.', 'ΟΔΟΣ', ['ΟΔΟΣ'], []],
    ['ΟΔΟΣ', 'ΟΔΟΣΑ', undefined, [], ['οδος']],
  ])('of %j in %j', (golden, response, exact, words, missing) => {
    expect(textsOf(golden, response)).toEqual({ exact, words, missing });
  });

  it('agrees with the scorers on hostile rows', () => {
    fc.assert(
      fc.property(hostileRow, ([golden, response]) => {
        const { exact, words, missing } = findSpans(golden, response);
        const score = scoreRow(golden, response);
        expect(exact !== undefined).toBe(score.exact && golden !== '');
        expect(missing).toHaveLength(score.totalWords - score.matchingWords);
        expect(words.length).toBeGreaterThanOrEqual(score.matchingWords);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays linear on a response of megabytes', () => {
    const response = 'गंगा \u0301है '.repeat(1e5);
    const { words } = findSpans('गंगा \u0301है', response);
    expect(words).toHaveLength(2e5);
    expect(markText(response, { exact: undefined, words, missing: [] })).toHaveLength(3e5);
  });
});

describe('markText', () => {
  it('cuts the text into stretches marked alike', () => {
    const response = 'In the Narmada valley.';
    const marked = markText(response, findSpans('Narmada valley', response));
    expect(marked).toEqual([
      { text: 'In the ', exact: false, word: false },
      { text: 'Narmada', exact: true, word: true },
      { text: ' ', exact: true, word: false },
      { text: 'valley', exact: true, word: true },
      { text: '.', exact: false, word: false },
    ]);
  });

  it('marks a grapheme once that holds the end of one word and the start of the next', () => {
    const response = 'x\u0600 \u0301y';
    const marked = markText(response, findSpans(response, response));
    expect(marked.map(({ text }) => text)).toEqual(['x\u0600 \u0301', 'y']);
  });

  it('adds up to the text, in graphemes that are whole', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(hostileRow, ([golden, response]) => {
        const segments = markText(response, findSpans(golden, response)).map(({ text }) => text);
        expect(segments.join('')).toBe(response);
        const borders = new Set(Array.from(segmenter.segment(response), ({ index }) => index));
        let at = 0;
        for (const text of segments) {
          expect(borders).toContain(at);
          at += text.length;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
