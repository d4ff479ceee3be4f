import type { Interval } from './wilson.ts';
import { wilsonInterval } from './wilson.ts';

/** Two verdicts on some rows, and how many rows each stands for: N/n of its stratum where it was drawn. */
export interface RatedPair {
  first: boolean;
  second: boolean;
  weight: number;
  /** Rows with these verdicts and this weight. */
  rows: number;
}

/** Pairs as a 2×2 table of shares, which sum to 1. The first index is the first rater's verdict. */
export interface PairTable {
  /** `shares[0][1]`: the first says incorrect, the second correct. */
  shares: readonly (readonly number[])[];
  /** Rows counted. */
  rows: number;
  /**
   * As many equally weighted rows as say as much as these (Kish 1965, §11.7): `rows` where the weights
   * are equal, fewer where they are not.
   */
  effectiveRows: number;
}

/** Tables the pairs; undefined where there are no rows. Weights are above 0. */
export function tablePairs(pairs: readonly RatedPair[]): PairTable | undefined {
  const sums = [0, 0, 0, 0];
  let counted = 0;
  let total = 0;
  let squares = 0;
  for (const { first, second, weight, rows } of pairs) {
    const cell = 2 * Number(first) + Number(second);
    sums[cell] = (sums[cell] ?? 0) + weight * rows;
    counted += rows;
    total += weight * rows;
    squares += weight * weight * rows;
  }
  if (counted === 0) return undefined;
  const [bothWrong = 0, onlySecond = 0, onlyFirst = 0, bothRight = 0] = sums.map(
    (sum) => sum / total,
  );
  return {
    shares: [
      [bothWrong, onlySecond],
      [onlyFirst, bothRight],
    ],
    rows: counted,
    effectiveRows: (total * total) / squares,
  };
}

/** The share of rows on which both agree, with Wilson's 95% interval over the effective rows. */
export function findAgreement({ shares, effectiveRows }: PairTable): Interval & { share: number } {
  // Sums of shares miss 0 and 1 by a rounding, at which Wilson's interval ends exactly.
  const share = Math.min(1, 1 - sumWhere(shares, (row, column) => row !== column));
  const interval = wilsonInterval(share * effectiveRows, effectiveRows) ?? { low: 0, high: 1 };
  return { share, ...interval };
}

/** The sum of the cells that a condition picks. */
export function sumWhere(
  table: readonly (readonly number[])[],
  isPicked: (row: number, column: number) => boolean,
): number {
  let sum = 0;
  for (const [row, cells] of table.entries())
    for (const [column, cell] of cells.entries()) if (isPicked(row, column)) sum += cell;
  return sum;
}
