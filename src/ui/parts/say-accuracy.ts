import { countOf, formatPercent } from '../../core/format.ts';
import { accuracy, type PartialTally } from '../../core/summary.ts';

/** Both accuracies of the rows that are left when some are left out: `exact 28.7%, overlap 52.0% of 1,938 rows`. */
export function sayAccuracy({ rows, exact, overlap }: PartialTally): string {
  const exactly = accuracy(exact, rows);
  const overlapping = accuracy(overlap, rows);
  if (exactly === undefined || overlapping === undefined) return 'no rows are left';
  return `exact ${formatPercent(exactly)}, overlap ${formatPercent(overlapping)} of ${countOf(rows, 'row')}`;
}
