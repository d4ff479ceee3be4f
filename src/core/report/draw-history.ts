import { countOf, formatPercent } from '../format.ts';
import { html, type Html } from './html.ts';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 8;
const RIGHT = 12;

/** An estimate after so many readings; fractions from 0 to 1. */
export interface HistoryPoint {
  readings: number;
  point: number;
  low: number;
  high: number;
}

/** How the estimate and its interval went as rows were read; nothing where fewer than two readings tell it. */
export function drawHistory(history: readonly HistoryPoint[]): Html | undefined {
  const last = history.at(-1);
  if (!last || history.length < 2) return undefined;
  const x = (readings: number) => round(LEFT + ((WIDTH - LEFT - RIGHT) * readings) / last.readings);
  const y = (share: number) => round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share));
  const path = (points: readonly HistoryPoint[], part: 'point' | 'low' | 'high') =>
    points.map((one) => `${x(one.readings)} ${y(one[part])}`).join('L');
  const said = `The estimate after ${countOf(last.readings, 'reading')}: ${formatPercent(100 * last.point)}, 95% interval ${formatPercent(100 * last.low)} to ${formatPercent(100 * last.high)}.`;
  return html`<figure>
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${said}">
      ${[0, 0.25, 0.5, 0.75, 1].map(
        (share) =>
          html`<path class="grid" d="M${LEFT} ${y(share)}H${WIDTH - RIGHT}" /><text
              x="${LEFT - 6}"
              y="${y(share) + 4}"
              text-anchor="end"
              >${100 * share}%</text
            >`,
      )}
      <path class="band" d="M${path(history, 'high')}L${path(history.toReversed(), 'low')}Z" />
      <path class="line" d="M${path(history, 'point')}" />
      <text x="${LEFT}" y="${HEIGHT - 6}" text-anchor="middle">0</text>
      <text x="${WIDTH - RIGHT}" y="${HEIGHT - 6}" text-anchor="end">
        ${countOf(last.readings, 'reading')}
      </text>
    </svg>
    <figcaption>Estimated accuracy with its 95% interval, after each reading.</figcaption>
  </figure>`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
