import { cautiousShare } from '../stats/next-stratum.ts';
import type { StratumCount } from './drawn-counts.ts';
import { estimateReview, readStratum } from './review-estimate.ts';

/** Halvings of the search: enough to tell one reading in a billion. */
const HALVINGS = 40;

/** So few readings that one unsure row among them puts an interval out of reach which more would bring back. */
const TOO_FEW = 30;

/**
 * About how many more readings bring the interval to plus or minus each of these. One that seems out of reach is
 * left out until enough is read to say so; from then on its `readings` are undefined.
 */
export function listReadingsLeft(
  strata: readonly StratumCount[],
  halfWidths: readonly number[],
): { halfWidth: number; readings: number | undefined }[] {
  const read = strata.reduce((sum, count) => sum + countRead(count), 0);
  const isTooEarly = read < TOO_FEW && strata.some((count) => countRead(count) < count.rows);
  return halfWidths
    .map((halfWidth) => ({ halfWidth, readings: countReadingsLeft(strata, halfWidth) }))
    .filter(({ readings }) => readings !== undefined || !isTooEarly);
}

/**
 * About how many more readings bring the interval to plus or minus `halfWidth` (a fraction), if the rows
 * to come are like those read; 0 where it is there. Undefined where even reading every row would not do,
 * because too many rows are unsure. It goes by the readings that `chooseStratum` tends to.
 */
export function countReadingsLeft(
  strata: readonly StratumCount[],
  halfWidth: number,
): number | undefined {
  const isEnough = (effort: number): boolean => {
    const ahead = estimateReview(strata.map((count) => readAhead(count, effort)));
    return !ahead || ahead.interval.high - ahead.interval.low <= 2 * halfWidth;
  };
  if (isEnough(0)) return 0;
  // A cautious share is at least 2 / (rows + 4), so that this effort reads every row.
  let high = Math.max(...strata.map(({ rows }) => rows + 4), 1);
  if (!isEnough(high)) return undefined;
  let low = 0;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const effort = (low + high) / 2;
    if (isEnough(effort)) high = effort;
    else low = effort;
  }
  return strata.reduce((sum, count) => sum + planReadings(count, high) - countRead(count), 0);
}

/**
 * Rows of a stratum that are read when all are read in proportion to their number and spread, `effort`
 * being the factor: never fewer than now, nor more than there are.
 */
function planReadings(count: StratumCount, effort: number): number {
  const { rows, read, correct } = readStratum(count, 0.5);
  const share = cautiousShare(correct, read);
  const planned = Math.round(effort * rows * Math.sqrt(share * (1 - share)));
  return Math.min(rows, Math.max(read, planned));
}

/** The stratum as it would be with the planned readings; of one with no row read, half are correct. */
function readAhead(count: StratumCount, effort: number): StratumCount {
  const planned = planReadings(count, effort);
  const read = countRead(count);
  if (read === 0) return { ...count, correct: planned / 2, incorrect: planned / 2 };
  const factor = planned / read;
  return {
    rows: count.rows,
    correct: count.correct * factor,
    incorrect: count.incorrect * factor,
    unsure: count.unsure * factor,
  };
}

function countRead(count: StratumCount): number {
  return readStratum(count, 0).read;
}
