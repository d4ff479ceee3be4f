import { describe, expect, it } from 'vitest';
import { replayReview } from './replay-review.ts';

/** Labelled rows of strata given as [rows, correct]. */
function makeRows(...strata: [number, number][]) {
  return strata.flatMap(([rows, correct], stratum) =>
    Array.from({ length: rows }, (_, row) => ({
      key: { high: stratum, low: row },
      stratum,
      correct: row < correct,
    })),
  );
}

describe('replayReview', () => {
  it('reads the same rows for the same seed', () => {
    const rows = makeRows([200, 190], [100, 40]);
    expect(replayReview(rows, 4, 0.05)).toEqual(replayReview(rows, 4, 0.05));
  });

  it.each([
    ['buckets like those of real files', makeRows([300, 297], [20, 19], [60, 55], [300, 120])],
    ['rows that are nearly all correct', makeRows([500, 495], [100, 98], [80, 79])],
    ['rows that are nearly all incorrect', makeRows([30, 3], [400, 6], [90, 2])],
    ['one stratum that dominates', makeRows([900, 891], [2, 1], [1, 0], [3, 3])],
    ['rows that are all alike', makeRows([300, 300], [40, 40], [60, 60])],
    ['strata with nothing to tell apart', makeRows([200, 100], [200, 100], [200, 100])],
    ['twenty rows', makeRows([8, 8], [1, 1], [2, 1], [6, 2], [3, 1])],
  ])('holds the truth in at least 91 of 100 reviews of %s', (_what, rows) => {
    const replays = Array.from({ length: 100 }, (_, seed) => replayReview(rows, seed, 0.05));
    expect(replays.filter(({ stratified }) => stratified.covered).length).toBeGreaterThan(90);
  });

  it('needs fewer readings in strata that differ than at random', () => {
    const rows = makeRows([300, 297], [300, 9]);
    const { stratified, random } = replayReview(rows, 1, 0.05);
    expect(stratified.readings).toBeLessThan(random.readings / 2);
  });
});
