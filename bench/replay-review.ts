import { drawOrder, splitOrder } from '../src/core/review/draw-order.ts';
import { STRATA } from '../src/core/review/strata.ts';
import { RowKeys } from '../src/core/row-keys.ts';
import { chooseStratum } from '../src/core/stats/next-stratum.ts';
import { estimateAccuracy } from '../src/core/stats/stratified-estimate.ts';
import type { LabelledRow } from './read-labelled.ts';

export interface Replay {
  readings: number;
  /** Whether the interval held the true share when reading stopped. */
  covered: boolean;
}

/**
 * One sampled review of labelled rows, which stops as soon as the interval is as narrow as asked: in the
 * strata, and in one stratum that holds every row (reading at random).
 */
export function replayReview(
  rows: readonly LabelledRow[],
  seed: number,
  halfWidth: number,
): { stratified: Replay; random: Replay } {
  const keys = new RowKeys(rows.length);
  for (const { key } of rows) keys.add(key);
  const order = drawOrder(keys, seed);
  const parts = splitOrder(order, (row) => rows[row]?.stratum ?? 0, STRATA.length);
  return {
    stratified: readUntil(rows, parts, halfWidth),
    random: readUntil(rows, [order], halfWidth),
  };
}

function readUntil(
  rows: readonly LabelledRow[],
  parts: readonly Uint32Array[],
  halfWidth: number,
): Replay {
  const truth = rows.filter(({ correct }) => correct).length / rows.length;
  const strata = parts.map(({ length }) => ({ rows: length, read: 0, correct: 0 }));
  for (let readings = 0; ; readings++) {
    const { low, high } = estimateAccuracy(strata) ?? { low: 0, high: 1 };
    const place = high - low <= 2 * halfWidth ? undefined : chooseStratum(strata);
    const stratum = place === undefined ? undefined : strata[place];
    if (place === undefined || !stratum)
      return { readings, covered: low - TINY <= truth && truth <= high + TINY };
    if (rows[parts[place]?.[stratum.read] ?? -1]?.correct) stratum.correct++;
    stratum.read++;
  }
}

/** What sums of fractions may be off by. */
const TINY = 1e-9;
