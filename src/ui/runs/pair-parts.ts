import type { PairPart } from '../../core/runs/measures.ts';
import type { PairReport } from '../../stores/compare.ts';

/** How many rows each part of a pair has; joined rows once, though they are rows of both. */
export function countPart(report: PairReport, part: PairPart): number {
  const { tally } = report;
  return {
    first_only: tally.firstOnly,
    second_only: tally.secondOnly,
    both: tally.both,
    neither: tally.neither,
    unscored: tally.unscored,
    not_in_second: report.notInSecond,
    not_in_first: report.notInFirst,
    repeated: report.repeatedFirst + report.repeatedSecond,
  }[part];
}
