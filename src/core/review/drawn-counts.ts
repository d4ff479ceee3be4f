import type { ReviewVerdict } from './decision.ts';

/** Rows of a stratum, and the verdicts on those that were drawn from it. */
export interface StratumCount {
  rows: number;
  correct: number;
  incorrect: number;
  unsure: number;
}

type VerdictOf = (row: number) => ReviewVerdict | undefined;

/**
 * How many rows of a stratum's order count: those up to the last one that was decided because the order had
 * reached it, cut at the first without a verdict. Rows decided otherwise, picked by hand or imported, count
 * where the order has passed over them, and not beyond: whoever picks a row knows what it holds. Where
 * every row has a verdict, all count.
 */
export function countDrawn(
  order: Uint32Array,
  verdictOf: VerdictOf,
  isMarked: (row: number) => boolean,
): number {
  const open = order.findIndex((row) => verdictOf(row) === undefined);
  if (open === -1) return order.length;
  // From the end, as a mark behind the gap means that the order has reached the gap.
  return Math.min(open, order.findLastIndex(isMarked) + 1);
}

/** Verdicts on the first `drawn` rows of a stratum's order. */
export function tallyDrawn(order: Uint32Array, drawn: number, verdictOf: VerdictOf): StratumCount {
  const count = { rows: order.length, correct: 0, incorrect: 0, unsure: 0 };
  for (const row of order.subarray(0, drawn)) {
    const verdict = verdictOf(row);
    if (verdict) count[verdict]++;
  }
  return count;
}
