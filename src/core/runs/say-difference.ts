import { formatTenths } from '../format.ts';
import type { Comparison } from './compare-runs.ts';

/** A difference of accuracies in points, with its sign: `+3.2`; no sign where it rounds to 0. */
export function sayPoints(fraction: number): string {
  const text = formatTenths(Math.abs(100 * fraction));
  if (Number(text) === 0) return text;
  return fraction < 0 ? `−${text}` : `+${text}`;
}

/** The difference and its interval: `+3.2 points (−0.4 to +6.8)`; a dash where no row is compared. */
export function sayDifference(difference: Comparison['difference']): string {
  if (!difference) return '–';
  const { low, high } = difference;
  return `${sayPoints(difference.difference)} points (${sayPoints(low)} to ${sayPoints(high)})`;
}

/** A p value with three decimals, or below the smallest of them. */
export function sayP(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}
