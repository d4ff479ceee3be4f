import { countOf, formatCount } from '../format.ts';
import { html, type Html } from './html.ts';

/** A bar stands for so many hundredths. */
const STEP = 10;
/** Bars on the shorter side, down to nothing, and on the longer, the last for all that is beyond. */
const SHORTER = 11;
const LONGER = 31;
const BAR = 14;
const LEFT = 46;
const TALL = 130;
const TOP = 16;
const WIDTH = LEFT + (SHORTER + LONGER) * BAR + 10;
const HEIGHT = TOP + TALL + 22;

/** Rows by how much shorter or longer than its golden answer a response is, in tenths of the latter's length. */
export function drawDeviations(
  { shorter, longer }: { shorter: readonly number[]; longer: readonly number[] },
  threshold: number,
): Html {
  const bars = [...sumSteps(shorter, SHORTER).toReversed(), ...sumSteps(longer, LONGER)];
  const most = Math.max(...bars, 1);
  const place = (deviation: number) =>
    Math.round((LEFT + (SHORTER + (100 * deviation) / STEP) * BAR) * 100) / 100;
  const rows = bars.reduce((sum, count) => sum + count, 0);
  const floor = TOP + TALL;
  return html`<figure>
    <svg
      class="chart"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label="Lengths of ${countOf(rows, 'response')} beside their golden answers."
    >
      <path class="grid" d="M${LEFT} ${TOP}H${WIDTH - 10}M${LEFT} ${floor}H${WIDTH - 10}" />
      <text x="${LEFT - 6}" y="${TOP + 4}" text-anchor="end">${formatCount(most)}</text>
      <text x="${LEFT - 6}" y="${floor + 4}" text-anchor="end">0</text>
      ${bars.map((count, at) => {
        const height = Math.round((100 * TALL * count) / most) / 100;
        return html`<rect
          class="exact"
          x="${LEFT + at * BAR + 1}"
          y="${floor - height}"
          width="${BAR - 2}"
          height="${height}"
        />`;
      })}
      ${[-threshold, threshold].map((at) => html`<path class="mark" d="M${place(at)} ${TOP}V${floor}" />`)}
      ${[-1, 0, 1, 2, 3].map(
        (at) =>
          html`<text x="${place(at)}" y="${floor + 16}" text-anchor="middle"
            >${at > 0 && '+'}${100 * at}%</text
          >`,
      )}
    </svg>
    <figcaption>
      Rows by deviation of the response’s length, in tenths of the golden answer’s; the last bar is
      all from +300% on. Between the dashed lines a response is aligned.
    </figcaption>
  </figure>`;
}

function sumSteps(bins: readonly number[], bars: number): number[] {
  const sums = Array.from({ length: bars }, () => 0);
  for (const [bin, count] of bins.entries()) {
    const bar = Math.min(Math.floor(bin / STEP), bars - 1);
    sums[bar] = (sums[bar] ?? 0) + count;
  }
  return sums;
}
