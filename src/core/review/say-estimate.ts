import { countOf, formatInterval, formatPercent } from '../format.ts';
import type { StratumCount } from './drawn-counts.ts';
import { nameStratum } from './name-stratum.ts';
import type { ReviewEstimate } from './review-estimate.ts';
import { sayPoint } from './say-point.ts';

/** The interval in brackets; nothing where every row is read, and nothing is estimated any more. */
export function sayInterval({ interval }: ReviewEstimate): string {
  return interval.low === interval.high ? '' : `(${formatInterval(interval)})`;
}

/** The estimate with its interval: `79.3% (74.2–84.0%)`. */
export function sayEstimate(estimate: ReviewEstimate): string {
  return `${sayPoint(estimate)} ${sayInterval(estimate)}`.trim();
}

/** What was drawn, and what was decided beside the draw. */
interface Assumed {
  estimate: ReviewEstimate | undefined;
  /** Those that have rows; `unread` of the estimate counts places among them. */
  strata: readonly (StratumCount & { stratum: string })[];
  /** Decided rows that do not count. */
  outside: number;
}

/** What the estimate takes for granted or leaves out, a sentence each. */
export function listAssumptions(report: Assumed): string[] {
  const { estimate, strata, outside } = report;
  if (!estimate) return [];
  const { unsureWrong, unsureRight, unread } = estimate;
  const unsure = strata.reduce((sum, stratum) => sum + stratum.unsure, 0);
  const unreadStrata = unread.flatMap((place) => strata[place] ?? []);
  const named = unreadStrata.map(
    ({ stratum, rows }) => `${nameStratum(stratum)} (${countOf(rows, 'row')})`,
  );
  return [
    ...(unsure > 0
      ? [
          `${countOf(unsure, 'drawn row')} unsure: ${formatPercent(100 * unsureWrong.point)} if wrong, ${formatPercent(100 * unsureRight.point)} if right; the interval allows for both.`,
        ]
      : []),
    ...(named.length > 0
      ? [
          `Nothing was read yet of ${named.join('; ')}: the interval allows for all right and all wrong.`,
        ]
      : []),
    ...(outside > 0
      ? [
          `${countOf(outside, 'decided row')} outside the draw not counted: a hand-picked sample is not random.`,
        ]
      : []),
  ];
}
