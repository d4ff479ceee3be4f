import { countOf, formatInterval, formatPercent } from '../../core/format.ts';
import type { ReviewEstimate } from '../../core/review/review-estimate.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import { nameStratum } from '../parts/name-stratum.ts';
import { sayPoint } from '../parts/say-point.ts';

/** The interval in brackets; nothing where every row is read, and nothing is estimated any more. */
export function sayInterval({ interval }: ReviewEstimate): string {
  return interval.low === interval.high ? '' : `(${formatInterval(interval)})`;
}

/** The estimate with its interval: `79.3% (74.2–84.0%)`. */
export function sayEstimate(estimate: ReviewEstimate): string {
  return `${sayPoint(estimate)} ${sayInterval(estimate)}`.trim();
}

/** About how many more readings narrow the interval; nothing where it is that narrow already. */
export function sayReadingsLeft(left: ReviewReport['left']): string | undefined {
  const goals = left.flatMap(({ halfWidth, readings }) =>
    readings === undefined || readings === 0 ? [] : { points: 100 * halfWidth, readings },
  );
  const [first, ...rest] = goals;
  if (!first) return undefined;
  const more = rest.map(({ points, readings }) => `, ${readings} to ±${points}`);
  return `About ${countOf(first.readings, 'more reading')} ${first.readings === 1 ? 'brings' : 'bring'} it to ±${first.points} points${more.join('')}.`;
}

type Assumed = Pick<ReviewReport, 'estimate' | 'strata' | 'outside'>;

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
