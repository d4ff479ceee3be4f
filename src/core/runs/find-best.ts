import { adjustHolm } from '../stats/holm.ts';
import { mcnemarMidP } from '../stats/mcnemar.ts';
import type { PairCounts } from '../stats/paired-difference.ts';

/** A p value below this supports a difference. */
const LEVEL = 0.05;

/**
 * The run (its place) that is better than every other, as far as the questions that they share show: the highest
 * accuracy, and ahead of each other run by McNemar's mid-p, Holm-corrected over all pairs of runs. Undefined
 * where no run is: one run alone, two alike, or one with which the highest shares no rows. `percents` are the
 * runs' accuracies, undefined for a run without any, which is left out; `pairOf` is asked with a < b.
 */
export function findBest(
  percents: readonly (number | undefined)[],
  pairOf: (a: number, b: number) => PairCounts | undefined,
): number | undefined {
  const runs = [...percents.keys()].filter((run) => percents[run] !== undefined);
  const highest = Math.max(...runs.map((run) => percents[run] ?? 0));
  const best = runs.find((run) => percents[run] === highest);
  if (best === undefined || runs.length < 2) return undefined;
  const pairs = runs.flatMap((b, at) =>
    runs.slice(0, at).map((a) => ({ a, b, counts: pairOf(a, b) })),
  );
  const adjusted = adjustHolm(
    pairs.map(({ counts }) => (counts ? mcnemarMidP(counts.firstOnly, counts.secondOnly) : 1)),
  );
  const isAhead = pairs.every(({ a, b, counts }, place) => {
    if (a !== best && b !== best) return true;
    const { firstOnly = 0, secondOnly = 0 } = counts ?? {};
    const lead = a === best ? firstOnly - secondOnly : secondOnly - firstOnly;
    return lead > 0 && (adjusted[place] ?? 1) < LEVEL;
  });
  return isAhead ? best : undefined;
}
