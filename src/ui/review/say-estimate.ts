import { formatCount, formatPercent, formatTenths } from '../../core/format.ts';
import type { ReviewEstimate } from '../../core/review/review-estimate.ts';

/** The point estimate in percent; a range where unsure rows leave it open: `77.1–79.3%`. */
export function sayPoint({ unsureWrong, unsureRight }: ReviewEstimate): string {
  const [low, high] = [unsureWrong.point, unsureRight.point].map((share) =>
    formatTenths(100 * share),
  );
  return low === high ? formatPercent(100 * unsureRight.point) : `${low}–${high}%`;
}

/** How far an interval width is: `±3 points: about 38 more`. */
export function sayLeft({
  halfWidth,
  readings,
}: {
  halfWidth: number;
  readings: number | undefined;
}): string {
  const width = `±${Math.round(100 * halfWidth)} points`;
  if (readings === 0) return `${width}: reached`;
  if (readings === undefined) return `${width}: out of reach, too many rows are unsure`;
  return `${width}: about ${formatCount(readings)} more`;
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
