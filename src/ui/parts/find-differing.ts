import { BUCKETS } from '../../core/model.ts';
import type { Bucket } from '../../core/model.ts';
import type { Rater } from '../../stores/reviews.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { bucketsThatPass } from './buckets-that-pass.ts';

const REVIEWER = 'reviewer:';

/** Filters for the rows on which two raters differ, each named by who says correct; none where no filter tells. */
export function findDiffering(
  first: Rater,
  second: Rater,
): { correct: Rater; filter: RowFilter }[] {
  if (first.startsWith(REVIEWER) || second.startsWith(REVIEWER)) return [];
  return [
    { correct: first, filter: joinFilters(sayAs(first, true), sayAs(second, false)) },
    { correct: second, filter: joinFilters(sayAs(first, false), sayAs(second, true)) },
  ];
}

/** Rows of which a rater says correct, or incorrect. */
function sayAs(rater: Rater, correct: boolean): RowFilter {
  const verdict = correct ? 'correct' : 'incorrect';
  if (rater === 'judge') return { judge: [verdict] };
  if (rater !== 'exact' && rater !== 'overlap') return { review: [verdict] };
  const passing = bucketsThatPass(rater);
  return { buckets: BUCKETS.filter((bucket) => passing.includes(bucket) === correct) };
}

function joinFilters(a: RowFilter, b: RowFilter): RowFilter {
  const joined = { ...a, ...b };
  if (!a.buckets || !b.buckets) return joined;
  const both: Bucket[] = a.buckets.filter((bucket) => b.buckets?.includes(bucket));
  return { ...joined, buckets: both };
}
