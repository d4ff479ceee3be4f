import { describe, expect, it } from 'vitest';
import type { SourceKind } from './rag.ts';
import { rateSources } from './rate-sources.ts';

/** Chunks that carry different words, so many each. */
function rate(words: readonly number[], whole: number, quoted: readonly number[]) {
  return rateSources(
    (places) => [...new Set(places)].reduce((sum, place) => sum + (words[place] ?? 0), 0),
    whole,
    words.map((_, place) => [place]),
    quoted.map((place) => ({ name: String(place), chunks: [place], citations: [] })),
  );
}

describe('a real source supports', () => {
  it.each<[string, number[], number, number[], SourceKind]>([
    ['with exactly 10% that the others lack', [90, 10], 100, [0, 1], 'supporting'],
    ['not with 9% that the others lack', [91, 9], 100, [0, 1], 'not_supporting'],
    ['with exactly a tenth where floats say less (0.3 - 0.2)', [2, 1], 10, [0, 1], 'supporting'],
    ['with three of thirty', [27, 3], 30, [0, 1], 'supporting'],
    ['not with nothing, though the best has nothing either', [0, 0], 10, [0, 1], 'not_supporting'],
  ])('%s', (_, words, whole, quoted, kind) => {
    expect(rate(words, whole, quoted).kinds[1]).toBe(kind);
  });

  it.each<[string, number, number, SourceKind]>([
    ['with exactly half of the best one’s and 15% of all', 6, 3, 'supporting'],
    ['not with less than half of the best one’s', 7, 3, 'not_supporting'],
    ['not with less than 15% of all', 4, 2, 'not_supporting'],
  ])('%s, in words that another quoted source carries too', (_, best, own, kind) => {
    const held = (place: number) => (place === 0 ? best : own);
    const rated = rateSources(
      (places) => places.reduce((most, place) => Math.max(most, held(place)), 0),
      20,
      [[0], [1]],
      [0, 1].map((place) => ({ name: String(place), chunks: [place], citations: [] })),
    );
    expect(rated.kinds[1]).toBe(kind);
  });
});

it('a judge’s coverage in thousandths makes the same figures', () => {
  expect(rate([750, 250, 0], 1000, [0, 2])).toMatchObject({
    coverage: 1,
    recall: 0.75,
    precision: 0.5,
    baseline: 0.75,
    multiSource: 0.6,
    kinds: ['supporting', 'not_supporting'],
  });
});
