import type { Interval } from './stats/wilson.ts';

/**
 * A number with one decimal, as Python's `f"{x:.1f}"` prints it: ties, on the exact binary value, go to even.
 * Only .25 and .75 are exact halfway cases in binary; `toFixed` rounds both up, where even means .2 and .8.
 */
export function formatTenths(x: number): string {
  return Math.abs(x) % 1 === 0.25 ? x.toFixed(2).slice(0, -1) : x.toFixed(1);
}

/** A percentage (0 to 100) with one decimal and its sign: `28.7%`. */
export function formatPercent(percent: number): string {
  return `${formatTenths(percent)}%`;
}

/** An interval of fractions as percentages: `64.0–94.8%`. */
export function formatInterval({ low, high }: Interval): string {
  return `${formatTenths(100 * low)}–${formatTenths(100 * high)}%`;
}

const COUNT = new Intl.NumberFormat('en-US');

/** A count with thousands separators: `15,100`, the same in every locale. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** A count with its noun: `1 row`, `1,938 rows`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
