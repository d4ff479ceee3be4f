import { USUAL_QUEUE } from '../../stores/reviews.ts';
import type { RowFilter } from '../../stores/rows.ts';

/** The rows that a review of a filter goes over: those of the link, or the usual ones where it names only files. */
export function reviewFilter(filter: RowFilter): RowFilter {
  const { runs, ...rest } = filter;
  if (Object.keys(rest).length > 0) return filter;
  return { ...(runs && { runs }), ...USUAL_QUEUE };
}

/** The run whose accuracy is told: the first that the link chooses, else the first of all. */
export function reviewRun<Run extends { key: string }>(
  { runs: chosen }: RowFilter,
  runs: Run[],
): Run | undefined {
  return runs.find(({ key }) => chosen?.includes(key)) ?? runs[0];
}
