import { USUAL_QUEUE } from '../../stores/reviews.ts';
import type { RowFilter } from '../../stores/rows.ts';

/** The rows that a review of a filter goes over: those of the link, or the usual ones where it names only files. */
export function reviewFilter(filter: RowFilter): RowFilter {
  const { runs, ...rest } = filter;
  if (Object.keys(rest).length > 0) return filter;
  return { ...(runs && { runs }), ...USUAL_QUEUE };
}
