import type { ReadStratum } from './stratified-estimate.ts';

/**
 * The stratum (its place in the list) where one more row read shrinks the interval most; undefined
 * where every row is read. Strata with no row read go first, the largest of them before the others,
 * since nothing is assumed of them; of two that are equal, the earlier goes first.
 */
export function chooseStratum(strata: readonly ReadStratum[]): number | undefined {
  return (
    placeOfMost(strata, ({ rows, read }) => (read === 0 ? rows : 0)) ??
    placeOfMost(strata, findVarianceLost)
  );
}

/** By how much the variance of the estimated correct rows falls with one more row read. */
function findVarianceLost({ rows, read, correct }: ReadStratum): number {
  if (read >= rows) return 0;
  const share = cautiousShare(correct, read);
  return (rows * rows * share * (1 - share)) / (read * (read + 1));
}

/**
 * Agresti and Coull's share (two rows of each kind more): far enough from 0 and 1 that a stratum whose
 * first rows happen to agree is not left alone.
 */
export function cautiousShare(correct: number, read: number): number {
  return (correct + 2) / (read + 4);
}

/** Where the value is largest; undefined where none is above 0. */
function placeOfMost(
  strata: readonly ReadStratum[],
  valueOf: (stratum: ReadStratum) => number,
): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [place, stratum] of strata.entries()) {
    const value = valueOf(stratum);
    if (value > most) {
      most = value;
      best = place;
    }
  }
  return best;
}
