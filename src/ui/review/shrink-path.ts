import type { HistoryPoint } from './say-estimate.ts';

export interface ShrinkPath {
  /** SVG path of the interval, and of the point estimate within it. */
  band: string;
  line: string;
  /** Shares at the lower and upper edge of the picture. */
  low: number;
  high: number;
}

/** Draws how the interval shrank with each reading, into a box of this size; undefined while one point makes no line. */
export function drawShrinking(
  history: HistoryPoint[],
  width: number,
  height: number,
): ShrinkPath | undefined {
  const [first] = history;
  const last = history.at(-1);
  if (!first || !last || first.readings === last.readings) return undefined;
  const low = Math.min(...history.map((one) => one.low));
  const high = Math.max(...history.map((one) => one.high));
  const xOf = ({ readings }: HistoryPoint) =>
    (width * (readings - first.readings)) / (last.readings - first.readings);
  const yOf = (share: number) =>
    high === low ? height / 2 : (height * (high - share)) / (high - low);
  const pathOf = (points: HistoryPoint[], valueOf: (one: HistoryPoint) => number) =>
    points.map((one) => `${round(xOf(one))},${round(yOf(valueOf(one)))}`).join('L');
  const there = pathOf(history, (one) => one.high);
  const back = pathOf(history.toReversed(), (one) => one.low);
  return {
    band: `M${there}L${back}Z`,
    line: `M${pathOf(history, ({ point }) => point)}`,
    low,
    high,
  };
}

function round(length: number): number {
  return Math.round(10 * length) / 10;
}
