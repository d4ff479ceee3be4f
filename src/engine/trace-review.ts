import { estimateReview } from '../core/review/review-estimate.ts';
import type { StratumCount } from '../core/review/drawn-counts.ts';
import type { ReviewReport } from './review-types.ts';
import type { DrawCounts } from './count-draw.ts';
import type { Draw } from './open-draw.ts';
import { type Rest, visitRows } from './pace-work.ts';
import type { ReviewMarks } from './review-marks.ts';
import { sortByNumbers } from './sort-by-numbers.ts';

/** Points of the history at most. */
const POINTS = 200;

/**
 * How the estimate moved: after each decision that counts, in the order in which they were made, those of one
 * time in the order of the draw.
 */
export async function traceReview(
  draw: Draw,
  { strata, verdictOf, isDrawn }: DrawCounts,
  { decidedAt }: ReviewMarks,
  rest: Rest,
): Promise<ReviewReport['history']> {
  const drawn = draw.order.filter(isDrawn);
  await rest();
  const times = Float64Array.from(drawn, (row) => decidedAt[row] ?? -Infinity);
  const read = sortByNumbers(drawn, times, false);
  await rest();
  const counts = strata.map(({ rows }) => ({ rows, correct: 0, incorrect: 0, unsure: 0 }));
  const history: ReviewReport['history'] = [];
  const points = Math.min(POINTS, read.length);
  await visitRows(read.length, rest, (place) => {
    const row = read[place] ?? 0;
    const verdict = verdictOf(row);
    const count = counts[draw.strata[row] ?? 0];
    if (count && verdict) count[verdict]++;
    const readings = place + 1;
    // The last reading is always a point.
    if (Math.floor((readings * points) / read.length) === history.length) return;
    history.push({ readings, ...estimateNow(counts) });
  });
  return history;
}

/** Unsure rows count half. */
function estimateNow(counts: readonly StratumCount[]) {
  const estimate = estimateReview(counts);
  if (!estimate) return { point: 0.5, low: 0, high: 1 };
  const { unsureWrong, unsureRight, interval } = estimate;
  return { point: (unsureWrong.point + unsureRight.point) / 2, ...interval };
}
