import { mcnemarMidP } from '../stats/mcnemar.ts';
import { countPaired, type PairCounts, pairedDifference } from '../stats/paired-difference.ts';
import type { Interval } from '../stats/wilson.ts';
import type { Join } from './join-runs.ts';
import { CORRECT, UNSCORED, type Verdicts } from './verdicts.ts';

/** Joined rows by who is correct, and those that could not be compared. */
export interface PairTally extends PairCounts {
  /** Joined rows that one run or both have no verdict on. */
  unscored: number;
}

/** Counts the joined rows of two runs by their verdicts. */
export function countPairs(join: Join, first: Verdicts, second: Verdicts): PairTally {
  const [tally] = countPairsByGroup(join, first, second, { groupOf: () => 0, groups: 1 });
  return tally ?? emptyPairs();
}

/** The same for each group of rows, such as domains; `groupOf` gives the group of a row of the first run. */
export function countPairsByGroup(
  { first: rows, second: others }: Join,
  first: Verdicts,
  second: Verdicts,
  { groupOf, groups }: { groupOf: (row: number) => number; groups: number },
): PairTally[] {
  const tallies = Array.from({ length: groups }, emptyPairs);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    const tally = tallies[groupOf(row)];
    if (tally) tally[standingOf(first[row], second[others[place] ?? 0])]++;
  }
  return tallies;
}

/** Who of two is correct, from the verdicts of both. */
function standingOf(first = UNSCORED, second = UNSCORED): keyof PairTally {
  if (first === UNSCORED || second === UNSCORED) return 'unscored';
  if (first === CORRECT) return second === CORRECT ? 'both' : 'firstOnly';
  return second === CORRECT ? 'secondOnly' : 'neither';
}

function emptyPairs(): PairTally {
  return { both: 0, firstOnly: 0, secondOnly: 0, neither: 0, unscored: 0 };
}

/** The places in a join whose two rows stand in this way, in order: those that flip are `firstOnly` and `secondOnly`. */
export function findPairs(
  { first: rows, second: others }: Join,
  first: Verdicts,
  second: Verdicts,
  wanted: keyof PairTally,
): Uint32Array {
  return Uint32Array.from(rows.keys()).filter(
    (place) => standingOf(first[rows[place] ?? 0], second[others[place] ?? 0]) === wanted,
  );
}

/** Two runs compared on the rows that both have a verdict on. */
export interface Comparison {
  /** Rows compared. */
  rows: number;
  /** The first run's accuracy less the second's, with its 95% interval, as fractions; undefined for no rows. */
  difference: (Interval & { difference: number }) | undefined;
  /** McNemar's mid-p, not corrected for other comparisons. */
  p: number;
}

/** The paired difference of two runs and its test. */
export function comparePairs(counts: PairCounts): Comparison {
  return {
    rows: countPaired(counts),
    difference: pairedDifference(counts),
    p: mcnemarMidP(counts.firstOnly, counts.secondOnly),
  };
}
