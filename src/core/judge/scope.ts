import type { Bucket } from '../model.ts';

/** Which rows of a run are judged. */
export interface JudgeScope {
  /** None: all. */
  buckets: readonly Bucket[];
  /** None: all. */
  domains: readonly string[];
  /** At least 1. */
  limit: number;
}

/** A row by what a scope asks of it. */
export interface ScopedRow {
  bucket: Bucket;
  domain: string;
}

/**
 * The rows of a scope, in the order given: that of the file for the first N, a drawn order (`drawOrder`)
 * for a random sample that grows with the limit and keeps what it had.
 */
export function chooseRows<T extends ScopedRow>(rows: Iterable<T>, scope: JudgeScope): T[] {
  const chosen: T[] = [];
  for (const row of rows) {
    if (chosen.length >= scope.limit) break;
    const fits =
      (scope.buckets.length === 0 || scope.buckets.includes(row.bucket)) &&
      (scope.domains.length === 0 || scope.domains.includes(row.domain));
    if (fits) chosen.push(row);
  }
  return chosen;
}

/** Rows of each agreeing bucket that are judged beside those on which the scorers differ. */
const CONTROL_ROWS = 50;

/**
 * The scope where the user says nothing: every row on which the scorers differ, and as a control the first
 * `controls` rows of *both pass* and of *both fail* in a drawn order. Its plain mean says nothing of the
 * file: the total is the stratified estimate.
 */
export function chooseDefaultRows<T extends ScopedRow>(
  drawn: readonly T[],
  controls = CONTROL_ROWS,
): T[] {
  const left: Record<Bucket, number> = {
    both_pass: controls,
    exact_only: Infinity,
    overlap_only: Infinity,
    both_fail: controls,
  };
  return drawn.filter(({ bucket }) => left[bucket]-- > 0);
}
