import type { DomainTally } from '../../core/model.ts';
import { SCORERS } from '../../core/scorers/scorers.ts';
import type { ScorerId } from '../../core/scorers/scorers.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import type { Interval } from '../../core/stats/wilson.ts';
import { accuracy } from '../../core/summary.ts';

/** More domains than this make a drawing that nobody reads. */
export const CHARTED_DOMAINS = 20;

/** The bars of a domain, one for each scorer: percent, and the interval as fractions from 0 to 1. */
export interface ChartBars {
  domain: string;
  bars: { scorer: ScorerId; percent: number; interval: Interval }[];
}

/** Bars of the first domains that have rows: at most `CHARTED_DOMAINS` of a list with most rows first. */
export function listBars(domains: DomainTally[]): ChartBars[] {
  return domains
    .filter(({ tally }) => tally.rows > 0)
    .slice(0, CHARTED_DOMAINS)
    .map(({ domain, tally }) => ({
      domain,
      bars: SCORERS.map(({ id }) => ({
        scorer: id,
        percent: accuracy(tally[id], tally.rows) ?? 0,
        interval: wilsonInterval(tally[id], tally.rows) ?? { low: 0, high: 1 },
      })),
    }));
}
