import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const textsOf = (text: string, spans: { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe('compareWords', () => {
  it.each([
    ['It was Paris, in 1889.', 'it was London', ['Paris', 'in', '1889'], ['London']],
    ['a b', 'B, a!', [], []],
    ['गंगा नदी।', 'यमुना नदी।', ['गंगा'], ['यमुना']],
    ['', 'x', [], ['x']],
    ['it it', 'it', [], []],
    ['constructor', '__proto__', ['constructor'], ['proto']],
  ])('%j beside %j', (first, second, onlyFirst, onlySecond) => {
    const found = compareWords(first, second);
    expect(textsOf(first, found.first)).toEqual(onlyFirst);
    expect(textsOf(second, found.second)).toEqual(onlySecond);
  });

  it('finds nothing in two equal texts, and the same whichever comes first', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(compareWords(a, a)).toEqual({ first: [], second: [] });
        const { first, second } = compareWords(a, b);
        expect(compareWords(b, a)).toEqual({ first: second, second: first });
      }),
    );
  });
});
