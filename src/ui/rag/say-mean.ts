import type { Mean } from '../../core/stats/bootstrap.ts';

/** A mean with so many decimals; a dash where there is nothing to take one of. */
export function sayMean(mean: Mean | undefined, digits = 2): string {
  return mean ? mean.mean.toFixed(digits) : '–';
}

/** Its 95% interval, `0.62–0.71`; empty where there is none. */
export function sayInterval(mean: Mean | undefined, digits = 2): string {
  if (!mean?.interval) return '';
  return `${mean.interval.low.toFixed(digits)}–${mean.interval.high.toFixed(digits)}`;
}
