import { type Interval, wilsonInterval } from './wilson.ts';

/** Rows that two runs share, by which of them is correct there. */
export interface PairCounts {
  both: number;
  /** Correct in the first run alone: McNemar's b. */
  firstOnly: number;
  /** Correct in the second run alone: McNemar's c. */
  secondOnly: number;
  neither: number;
}

/** How many rows the counts are of. */
export function countPaired({ both, firstOnly, secondOnly, neither }: PairCounts): number {
  return both + firstOnly + secondOnly + neither;
}

/**
 * The first run's accuracy less the second's on the rows that they share, with its 95% interval, as
 * fractions from -1 to 1; undefined where they share none. Method 10 of R. G. Newcombe, "Improved confidence
 * intervals for the difference between binomial proportions based on paired data", Statistics in Medicine
 * 17 (1998), 2635–2650.
 */
export function pairedDifference(
  counts: PairCounts,
): (Interval & { difference: number }) | undefined {
  const { both, firstOnly, secondOnly } = counts;
  const rows = countPaired(counts);
  const first = reachOf(both + firstOnly, rows);
  const second = reachOf(both + secondOnly, rows);
  if (!first || !second) return undefined;
  const difference = (firstOnly - secondOnly) / rows;
  const correlation = correlate(counts, rows);
  return {
    difference,
    low: Math.max(-1, difference - addReaches(first.below, second.above, correlation)),
    high: Math.min(1, difference + addReaches(first.above, second.below, correlation)),
  };
}

/** How far Wilson's interval reaches below and above the share. */
function reachOf(correct: number, rows: number): { below: number; above: number } | undefined {
  const interval = wilsonInterval(correct, rows);
  if (!interval) return undefined;
  return { below: correct / rows - interval.low, above: interval.high - correct / rows };
}

function addReaches(a: number, b: number, correlation: number): number {
  return Math.sqrt(Math.max(0, a * a - 2 * correlation * a * b + b * b));
}

/** The correlation of both runs' verdicts, drawn towards 0 where it is positive. */
function correlate({ both, firstOnly, secondOnly, neither }: PairCounts, rows: number): number {
  const margins =
    (both + firstOnly) * (secondOnly + neither) * (both + secondOnly) * (firstOnly + neither);
  if (margins === 0) return 0;
  const excess = both * neither - firstOnly * secondOnly;
  const drawn = excess > 0 ? Math.max(0, excess - rows / 2) : excess;
  return drawn / Math.sqrt(margins);
}
