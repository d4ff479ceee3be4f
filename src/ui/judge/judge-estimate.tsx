import { BUCKET_LABELS } from '../../core/buckets.ts';
import { countOf, formatInterval } from '../../core/format.ts';
import { BUCKETS } from '../../core/model.ts';
import type { JudgeReport } from '../../stores/judge.ts';
import { sayPoint } from '../../core/review/say-point.ts';
import classes from './judged-accuracy.module.css';

/** What the judge's verdicts say of all rows of a file, where those in scope were drawn from them. */
export function JudgeEstimate({ report: { estimate, rows, combined } }: { report: JudgeReport }) {
  if (!estimate || combined.judged === 0)
    return (
      <p className={classes.estimate}>
        <strong>No estimate for the whole file.</strong> The rows in scope were picked, not drawn
        from all: the figures below are of the {countOf(combined.judged, 'judged row')} alone.
      </p>
    );
  if (combined.judged === rows)
    return (
      <p className={classes.estimate}>
        <strong>The judge finds {sayPoint(estimate)} correct</strong>, all {countOf(rows, 'row')}{' '}
        judged: nothing is estimated.
      </p>
    );
  const { unread } = estimate;
  return (
    <p className={classes.estimate}>
      <strong>The judge would find {sayPoint(estimate)} correct</strong>, 95% interval{' '}
      {formatInterval(estimate.interval)}, of all {countOf(rows, 'row')}: an estimate from{' '}
      {countOf(combined.judged, 'judged row')}, bucket by bucket, each weighted by its rows. It is
      not the plain mean of what was judged.
      {unread.length > 0 &&
        ` Nothing is assumed of buckets without a judged row: ${unread.map((place) => BUCKET_LABELS[BUCKETS[place] ?? 'both_fail'].name).join(', ')}.`}
    </p>
  );
}
