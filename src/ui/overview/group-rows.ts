import { accuracy } from '../../core/summary.ts';
import { BUCKETS, type Bucket, type DomainTally, type Tally } from '../../core/model.ts';
import type { ReviewEstimate } from '../../core/review/review-estimate.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';

/** A line of the accuracy table: some rows that have a name, and the filter that finds them. */
export interface Group {
  id: string;
  name: string;
  tally: Tally;
  filter: RowFilter;
  /** What the review says of these rows; undefined where none of them was drawn. */
  estimate?: ReviewEstimate | undefined;
}

export function groupDomains(
  domains: DomainTally[],
  reviewed: ReviewReport['domains'] = [],
): Group[] {
  const estimates = new Map(reviewed.map(({ domain, estimate }) => [domain, estimate]));
  return domains.map(({ domain, tally }) => ({
    id: domain,
    name: domain || '(empty)',
    tally,
    filter: { domains: [domain] },
    estimate: estimates.get(domain),
  }));
}

export function groupRuns(runs: Run[]): Group[] {
  return runs.map(({ key, name, tally }) => ({ id: key, name, tally, filter: { runs: [key] } }));
}

export type GroupColumn = 'name' | 'rows' | 'blank' | 'exact' | 'overlap' | Bucket;

export interface GroupSort {
  column: GroupColumn;
  descending: boolean;
}

export const MOST_ROWS_FIRST: GroupSort = { column: 'rows', descending: true };

const COLUMNS = new Set<string>(['name', 'rows', 'blank', 'exact', 'overlap', ...BUCKETS]);

export function isGroupColumn(text: string): text is GroupColumn {
  return COLUMNS.has(text);
}

const collator = new Intl.Collator('en', { numeric: true });

/** Rows and blank responses by count, accuracies and buckets by share. Ties keep their order. */
export function sortGroups(groups: Group[], { column, descending }: GroupSort): Group[] {
  const sign = descending ? -1 : 1;
  return [...groups].sort((a, b) =>
    column === 'name'
      ? sign * collator.compare(a.name, b.name)
      : sign * (measure(a.tally, column) - measure(b.tally, column)),
  );
}

function measure(tally: Tally, column: Exclude<GroupColumn, 'name'>): number {
  if (column === 'rows' || column === 'blank') return tally[column];
  const count = column === 'exact' || column === 'overlap' ? tally[column] : tally.buckets[column];
  return accuracy(count, tally.rows) ?? -1;
}

/** The sort after a click on a header: names from A, figures from the largest; then the other way. */
export function toggleSort(sort: GroupSort, column: GroupColumn): GroupSort {
  if (sort.column === column) return { column, descending: !sort.descending };
  return { column, descending: column !== 'name' };
}
