import type { Interval } from '../stats/wilson.ts';
import { html, type Html } from './html.ts';

/** Of a drawing, in units of its own; a share of 1 is `SPAN` wide. */
const SPAN = 200;
const EDGE = 8;
const WIDTH = SPAN + 2 * EDGE;

/** A share with its interval, all fractions from 0 to 1; drawn with the name of a colour. */
export interface Drawn {
  name: string;
  share: number;
  interval: Interval | undefined;
  colour: string;
}

/** Bars one below the other, each with its interval as a whisker. */
export function drawBars(bars: readonly Drawn[], said: string): Html {
  const height = 15 * bars.length + 2;
  return html`<svg class="bars" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${said}">
    ${drawGrid(height)}${bars.map(({ share, interval, colour }, place) => {
      const top = 15 * place + 3;
      return html`<rect
          class="${colour}"
          x="${EDGE}"
          y="${top}"
          width="${round(SPAN * share)}"
          height="10"
        />${interval && drawWhisker(interval, top + 5)}`;
    })}
  </svg>`;
}

/** Points with their intervals, one below the other. */
export function drawPoint({ share, interval, colour }: Drawn, said: string): Html {
  return html`<svg class="bars" viewBox="0 0 ${WIDTH} 16" role="img" aria-label="${said}">
    ${drawGrid(16)}${interval && drawWhisker(interval, 8)}
    <circle class="${colour}" cx="${placeOf(share)}" cy="8" r="4" />
  </svg>`;
}

/** The axis of the drawings below it. */
export function drawAxis(): Html {
  return html`<svg
    class="bars"
    viewBox="0 0 ${WIDTH} 14"
    role="img"
    aria-label="Drawn from 0 to 100%"
  >
    ${[0, 50, 100].map(
      (percent) =>
        html`<text x="${placeOf(percent / 100)}" y="11" text-anchor="middle">${percent}</text>`,
    )}
  </svg>`;
}

function drawGrid(height: number): Html {
  const lines = [0, 25, 50, 75, 100].map((percent) => `M${placeOf(percent / 100)} 0V${height}`);
  return html`<path class="grid" d="${lines.join('')}" />`;
}

function drawWhisker({ low, high }: Interval, middle: number): Html {
  const [from, to] = [placeOf(low), placeOf(high)];
  return html`<path
    class="whisker"
    d="M${from} ${middle - 3}v6M${from} ${middle}H${to}M${to} ${middle - 3}v6"
  />`;
}

function placeOf(share: number): number {
  return round(EDGE + SPAN * share);
}

/** The same digits on every machine. */
function round(length: number): number {
  return Math.round(length * 100) / 100;
}
