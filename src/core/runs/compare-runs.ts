import { countUp } from '../count-up.ts';
import { mcnemarMidP } from '../stats/mcnemar.ts';
import { countPaired, type PairCounts, pairedDifference } from '../stats/paired-difference.ts';
import type { Interval } from '../stats/wilson.ts';
import type { Join } from './join-runs.ts';
import { UNSCORED, type Verdicts } from './verdicts.ts';

/** Joined rows by who is correct, and those that could not be compared. */
export interface PairTally extends PairCounts {
  /** Joined rows that one run or both have no verdict on. */
  unscored: number;
}

/** Who of two is correct, by the number that stands for it: that of `standingOf`. */
const STANDINGS = ['neither', 'firstOnly', 'secondOnly', 'both', 'unscored'] as const;

/** Counts the joined rows of two runs by their verdicts. */
export function countPairs(join: Join, first: Verdicts, second: Verdicts): PairTally {
  const groupOf = new Uint8Array(first.length);
  const [tally] = countPairsByGroup(join, first, second, { groupOf, groups: 1 });
  return tally ?? { both: 0, firstOnly: 0, secondOnly: 0, neither: 0, unscored: 0 };
}

/** The same for each group of rows, such as domains; `groupOf` has the group of each row of the first run. */
export function countPairsByGroup(
  { first: rows, second: others }: Join,
  first: Verdicts,
  second: Verdicts,
  { groupOf, groups }: { groupOf: ArrayLike<number>; groups: number },
): PairTally[] {
  // Numbers by place, since all pairs of ten runs are half a million rows.
  const counts = new Uint32Array(groups * STANDINGS.length);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? 0;
    const at = (groupOf[row] ?? 0) * STANDINGS.length;
    const standing = standingOf(first[row], second[others[place] ?? 0]);
    counts[at + standing] = (counts[at + standing] ?? 0) + 1;
  }
  return Array.from({ length: groups }, (_, group) => {
    const countOf = (standing: keyof PairTally) =>
      counts[group * STANDINGS.length + STANDINGS.indexOf(standing)] ?? 0;
    return {
      both: countOf('both'),
      firstOnly: countOf('firstOnly'),
      secondOnly: countOf('secondOnly'),
      neither: countOf('neither'),
      unscored: countOf('unscored'),
    };
  });
}

/** Place in `STANDINGS`, from the verdicts of both: `CORRECT` is 1 and `INCORRECT` 0. */
function standingOf(first = UNSCORED, second = UNSCORED): number {
  return first === UNSCORED || second === UNSCORED ? 2 * UNSCORED : first + 2 * second;
}

/** The places in a join whose two rows stand in this way, in order: those that flip are `firstOnly` and `secondOnly`. */
export function findPairs(
  { first: rows, second: others }: Join,
  first: Verdicts,
  second: Verdicts,
  wanted: keyof PairTally,
): Uint32Array {
  const standing = STANDINGS.indexOf(wanted);
  return countUp(rows.length).filter(
    (place) => standingOf(first[rows[place] ?? 0], second[others[place] ?? 0]) === standing,
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
