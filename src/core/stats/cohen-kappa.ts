import { sumWhere } from './agreement.ts';
import type { Interval } from './wilson.ts';
import { wilsonInterval, Z } from './wilson.ts';

/**
 * Cohen's kappa of a square table of shares (they sum to 1; the first index is the first rater's
 * verdict) over `rows` rows, with its 95% interval, from -1 to 1. Undefined where a rater says the same
 * of every row: chance then explains everything or nothing.
 *
 * Sources: J. Cohen, Educational and Psychological Measurement 20 (1960), 37–46; the standard error of
 * J. L. Fleiss, J. Cohen and B. S. Everitt, Psychological Bulletin 72 (1969), 323–327. It is 0 where both
 * agree on every row, however few: the lower end then follows from Wilson's of the agreement.
 */
export function cohenKappa(
  shares: readonly (readonly number[])[],
  rows: number,
): (Interval & { kappa: number }) | undefined {
  const first = shares.map((_, category) => sumWhere(shares, (row) => row === category));
  const second = shares.map((_, category) =>
    sumWhere(shares, (_row, column) => column === category),
  );
  if (isConstant(first) || isConstant(second)) return undefined;
  const agreed = sumWhere(shares, (row, column) => row === column);
  const byChance = first.reduce((sum, share, category) => sum + share * (second[category] ?? 0), 0);
  const kappaOf = (agreement: number): number => (agreement - byChance) / (1 - byChance);
  if (sumWhere(shares, (row, column) => row !== column) === 0)
    return { kappa: 1, low: kappaOf(wilsonInterval(rows, rows)?.low ?? 0), high: 1 };
  const kappa = kappaOf(agreed);
  const reach = Z * standardError({ shares, first, second, kappa, byChance, rows });
  return { kappa, low: Math.max(-1, kappa - reach), high: Math.min(1, kappa + reach) };
}

function isConstant(margin: readonly number[]): boolean {
  return margin.filter((share) => share > 0).length < 2;
}

function standardError(found: {
  shares: readonly (readonly number[])[];
  first: readonly number[];
  second: readonly number[];
  kappa: number;
  byChance: number;
  rows: number;
}): number {
  const { shares, first, second, kappa, byChance, rows } = found;
  let sum = 0;
  for (const [row, cells] of shares.entries())
    for (const [column, share] of cells.entries()) {
      // On the diagonal the margins of the cell itself, off it those that cross: Fleiss et al., formula 13.
      const margins = (second[row] ?? 0) + (first[column] ?? 0);
      sum += share * (Number(row === column) - margins * (1 - kappa)) ** 2;
    }
  const variance = (sum - (kappa - byChance * (1 - kappa)) ** 2) / (rows * (1 - byChance) ** 2);
  return Math.sqrt(Math.max(0, variance));
}
