import { formatCount, formatInterval, formatPercent } from '../format.ts';
import { wilsonInterval } from '../stats/wilson.ts';
import { accuracy } from '../summary.ts';

/** A share of some rows with its Wilson interval: `28.7% (26.7–30.7%)`; `no rows` of none. */
export function sayShare(correct: number, rows: number): string {
  const percent = accuracy(correct, rows);
  const interval = wilsonInterval(correct, rows);
  if (percent === undefined || !interval) return 'no rows';
  return `${formatPercent(percent)} (${formatInterval(interval)})`;
}

/** The same with its counts: `28.7% (556 of 1,938; 95% interval 26.7–30.7%)`. */
export function sayCounted(correct: number, rows: number): string {
  const percent = accuracy(correct, rows);
  const interval = wilsonInterval(correct, rows);
  if (percent === undefined || !interval) return 'undefined (no rows)';
  return `${formatPercent(percent)} (${formatCount(correct)} of ${formatCount(rows)}; 95% interval ${formatInterval(interval)})`;
}

/** An empty domain has a name to show too. */
export function nameDomain(domain: string): string {
  return domain === '' ? '(empty)' : domain;
}
