import { formatCount } from '../../core/format.ts';

/** How far each width of the interval is: `±3 points: about 38 more`. Widths that no reading reaches share a line. */
export function sayLeft(
  left: readonly { halfWidth: number; readings: number | undefined }[],
): string[] {
  const near = left.flatMap(({ halfWidth, readings }) => {
    if (readings === undefined) return [];
    const how = readings === 0 ? 'reached' : `about ${formatCount(readings)} more`;
    return `${sayHalf(halfWidth)} points: ${how}`;
  });
  const far = left.filter(({ readings }) => readings === undefined);
  if (far.length === 0) return near;
  const widths = far.map(({ halfWidth }) => sayHalf(halfWidth)).join(', ');
  return [...near, `${widths} points: out of reach if as many rows stay unsure`];
}

function sayHalf(halfWidth: number): string {
  return `±${Math.round(100 * halfWidth)}`;
}

export interface HistoryPoint {
  readings: number;
  point: number;
  low: number;
  high: number;
}

/** How wide the interval was along the way, and is now, in points: the text beside the chart. */
export function sayShrinking(history: HistoryPoint[]): string {
  const last = history.at(-1);
  if (!last) return '';
  const widthOf = ({ low, high }: HistoryPoint) => `${Math.round(100 * (high - low))} points`;
  const marks = [10, 30, 100].filter((readings) => readings <= last.readings / 2);
  const before = marks.flatMap((readings) => {
    const then = history.find((one) => one.readings >= readings);
    return then ? [`${widthOf(then)} after ${formatCount(then.readings)} rows`] : [];
  });
  return `Interval ${[...before, `${widthOf(last)} now`].join(', ')}.`;
}
