import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearest, TOP_K } from './find-nearest.ts';
import { lexicalVectors } from './lexical-vectors.ts';

const quiet = () => undefined;

describe('the nearest questions', () => {
  it('are those that share words, whatever their endings', async () => {
    const questions = [
      'Which rivers cross Brazil?',
      'How old is the violin?',
      'Which river crosses Peru?',
      'Who plays violins?',
    ];
    const near = await findNearest(lexicalVectors(questions), ['a', 'b', 'c', 'd'], quiet);
    expect(near.map(([first]) => first)).toEqual([2, 3, 0, 1]);
  });

  it('stand nearest first, the ones that are equally near in order', async () => {
    const vectors = [
      [1, 0],
      [1, 1],
      [0, 1],
      [1, 1],
    ];
    expect((await findNearest(vectors, ['a', 'b', 'c', 'd'], quiet))[0]).toEqual([1, 3, 2]);
  });

  it('may point the other way', async () => {
    expect(await findNearest([[1], [-1]], ['a', 'b'], quiet)).toEqual([[1], [0]]);
  });

  it('are never from the same chunk, even if all nearer ones are', async () => {
    const vectors = Array.from({ length: 12 }, (_, place) => [1, place / 100]);
    const groups = vectors.map((_, place) => (place < 9 ? 'one' : `other ${place}`));
    expect((await findNearest(vectors, groups, quiet))[0]).toEqual([9, 10, 11]);
  });

  it('are none for a vector of zeros, which is near none', async () => {
    expect(
      await findNearest(
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        ['a', 'b', 'c'],
        quiet,
      ),
    ).toEqual([[], [2], [1]]);
  });

  it('are few, different, and never the question itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string(), { minLength: 1, maxLength: 12 }), async (texts) => {
        const groups = texts.map((_, place) => String(place));
        const near = await findNearest(lexicalVectors(texts), groups, quiet);
        for (const [place, others] of near.entries()) {
          expect(others).not.toContain(place);
          expect(new Set(others).size).toBe(others.length);
          expect(others.length).toBeLessThan(TOP_K);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('lexical vectors', () => {
  it('are the same for the same texts', () => {
    const texts = ['Où est la gare ?', 'भारत की राजधानी क्या है?', '首都はどこですか'];
    expect(lexicalVectors(texts)).toEqual(lexicalVectors(texts));
  });

  it('are zeros for a text without a word, and only then', () => {
    const isZero = lexicalVectors(['?!', 'the', 'कौन', '']).map((vector) => !vector.some(Boolean));
    expect(isZero).toEqual([true, false, false, true]);
  });

  it('make much of a word that is rare', () => {
    const [vector = []] = lexicalVectors(['zebra', 'ox', 'ox ox']);
    const [, often = []] = lexicalVectors(['ox', 'ox', 'ox']);
    expect(Math.max(...vector)).toBeGreaterThan(Math.max(...often));
  });
});
