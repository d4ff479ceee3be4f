import type { Estimate, ReadStratum } from '../stats/stratified-estimate.ts';
import { estimateAccuracy } from '../stats/stratified-estimate.ts';
import type { Interval } from '../stats/wilson.ts';
import type { StratumCount } from './drawn-counts.ts';

/** What the drawn rows say of the accuracy. All shares are fractions from 0 to 1. */
export interface ReviewEstimate {
  /** With every unsure row taken as incorrect, and as correct; the same where no row is unsure. */
  unsureWrong: Estimate;
  unsureRight: Estimate;
  /** From the lower end of the first to the upper end of the second. */
  interval: Interval;
  /** What holds whatever the rows not decided turn out to be. */
  certain: Interval;
  /** Places of strata with rows of which none was read: nothing is assumed of them. */
  unread: number[];
}

/**
 * The estimate over some strata, or over a domain's parts of them; undefined where they have no rows.
 * A domain with an unread part has its `certain` bounds only.
 */
export function estimateReview(strata: readonly StratumCount[]): ReviewEstimate | undefined {
  const unsureWrong = estimateAccuracy(strata.map((count) => readStratum(count, 0)));
  const unsureRight = estimateAccuracy(strata.map((count) => readStratum(count, 1)));
  if (!unsureWrong || !unsureRight) return undefined;
  const rows = sumOf(strata, ({ rows: stratumRows }) => stratumRows);
  return {
    unsureWrong,
    unsureRight,
    interval: { low: unsureWrong.low, high: unsureRight.high },
    certain: {
      low: sumOf(strata, ({ correct }) => correct) / rows,
      high: (rows - sumOf(strata, ({ incorrect }) => incorrect)) / rows,
    },
    unread: [...strata.keys()].filter((place) => isUnread(strata[place])),
  };
}

/** A stratum as read, with a share of its unsure rows (0 to 1) taken as correct. */
export function readStratum(
  { rows, correct, incorrect, unsure }: StratumCount,
  unsureCorrect: number,
): ReadStratum {
  return { rows, read: correct + incorrect + unsure, correct: correct + unsureCorrect * unsure };
}

function isUnread(count: StratumCount | undefined): boolean {
  return count !== undefined && count.rows > 0 && readStratum(count, 0).read === 0;
}

function sumOf(strata: readonly StratumCount[], valueOf: (count: StratumCount) => number): number {
  return strata.reduce((sum, count) => sum + valueOf(count), 0);
}
