import { countOf } from '../../core/format.ts';
import type { ReviewReport } from '../../stores/reviews.ts';

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
