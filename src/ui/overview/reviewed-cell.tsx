import { formatInterval } from '../../core/format.ts';
import type { ReviewEstimate } from '../../core/review/review-estimate.ts';
import { sayInterval } from '../../core/review/say-estimate.ts';
import { sayPoint } from '../../core/review/say-point.ts';
import classes from '../parts/accuracy-table.module.css';

/**
 * What the review says of some rows: the estimate with its interval; where a stratum of theirs has no row
 * read, only what is certain, and a word where none of them was drawn.
 */
export function ReviewedCell({ estimate }: { estimate: ReviewEstimate | undefined }) {
  if (!estimate) return <td className={classes.interval}>not read</td>;
  if (estimate.unread.length > 0)
    return <td className={classes.interval}>within {formatInterval(estimate.certain)}</td>;
  return (
    <td>
      {sayPoint(estimate)} <span className={classes.interval}>{sayInterval(estimate)}</span>
    </td>
  );
}
