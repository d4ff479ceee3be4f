import type { DeviationBins } from '../../stores/rag.ts';

/** Rows whose deviation is below a threshold of whole hundredths, and all that have one. */
export function countAligned(
  { shorter, longer }: DeviationBins,
  threshold: number,
): { aligned: number; rows: number } {
  const below = Math.round(100 * threshold);
  return {
    aligned: sum(shorter, 0, below) + sum(longer, 0, below),
    rows: sum(shorter, 0) + sum(longer, 0),
  };
}

/** A bar of the histogram: rows whose signed deviation is from `from` to below `to`, as shares. */
export interface DeviationBar {
  from: number;
  to: number;
  rows: number;
}

/** Hundredths that one bar takes in. */
const WIDTH = 5;
/** Beyond it on the right, all rows are in the last bar. */
export const LAST_BAR = 2;

/** Bars from -1, a response without a token, to `LAST_BAR`, and one for all that is longer. */
export function listBars({ shorter, longer }: DeviationBins): DeviationBar[] {
  const bars: DeviationBar[] = [];
  // A deviation of 0.05 shorter stands to the left of -0.05; all of 1 and more in the leftmost.
  for (let at = 100; at > 0; at -= WIDTH)
    bars.push({
      from: -at / 100,
      to: -(at - WIDTH) / 100,
      rows: sum(shorter, at - WIDTH, at === 100 ? undefined : at),
    });
  for (let at = 0; at < 100 * LAST_BAR; at += WIDTH)
    bars.push({ from: at / 100, to: (at + WIDTH) / 100, rows: sum(longer, at, at + WIDTH) });
  bars.push({ from: LAST_BAR, to: LAST_BAR + WIDTH / 100, rows: sum(longer, 100 * LAST_BAR) });
  return bars;
}

function sum(bins: number[], from: number, to?: number): number {
  return bins.slice(from, to).reduce((total, rows) => total + rows, 0);
}
