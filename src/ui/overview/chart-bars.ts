import type { DomainTally } from '../../core/model.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import { accuracy } from '../../core/summary.ts';

/** More domains than this make bars too thin to read. */
export const CHARTED_DOMAINS = 20;

/** The bars of a domain: percent, and how far its interval reaches below and above, in points. */
export interface ChartBars {
  domain: string;
  rows: number;
  exact: number;
  overlap: number;
  exactReach: [number, number];
  overlapReach: [number, number];
}

/** Bars of the first domains that have rows: at most `CHARTED_DOMAINS` of a list with most rows first. */
export function listBars(domains: DomainTally[]): ChartBars[] {
  return domains
    .filter(({ tally }) => tally.rows > 0)
    .slice(0, CHARTED_DOMAINS)
    .map(({ domain, tally }) => {
      const exact = measureBar(tally.exact, tally.rows);
      const overlap = measureBar(tally.overlap, tally.rows);
      return {
        domain,
        rows: tally.rows,
        exact: exact.percent,
        overlap: overlap.percent,
        exactReach: exact.reach,
        overlapReach: overlap.reach,
      };
    });
}

function measureBar(correct: number, rows: number): { percent: number; reach: [number, number] } {
  const percent = accuracy(correct, rows) ?? 0;
  const { low, high } = wilsonInterval(correct, rows) ?? { low: 0, high: 1 };
  return { percent, reach: [percent - 100 * low, 100 * high - percent] };
}

const graphemes = new Intl.Segmenter();

/** A name that fits beside its bars: at most `most` graphemes, the rest told by an ellipsis. */
export function shortenName(name: string, most: number): string {
  let end = 0;
  let count = 0;
  for (const { index } of graphemes.segment(name)) {
    if (count === most) return `${name.slice(0, end)}…`;
    if (++count === most) end = index;
  }
  return name;
}
