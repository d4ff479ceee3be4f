import { countOf, formatCount } from '../../core/format.ts';
import { BUCKETS } from '../../core/model.ts';
import { useJudge } from '../../stores/judge.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { sayTokens } from './say-cost.ts';
import classes from './settings.module.css';

/** Rows of the scope, and about what judging them takes. */
export function EstimateFacts() {
  const estimate = useJudge((state) => state.estimate);
  const prices = useJudge((state) => state.prices);
  if (estimate === undefined) return null;
  if (estimate === 'estimating') return <p className={classes.quiet}>Counting rows and tokens …</p>;
  const { rows, distinct, blank, byBucket, tokens } = estimate;
  const remarks = [
    distinct < rows && `${formatCount(distinct)} of them different, each asked for once`,
    blank > 0 && `${formatCount(blank)} blank`,
  ].filter((one) => one !== false);
  return (
    <dl className={classes.facts}>
      <dt>Rows</dt>
      <dd>
        {[countOf(rows, 'row'), ...remarks].join('; ')}
        <span className={classes.buckets}>
          {BUCKETS.map((bucket) => (
            <span key={bucket}>
              <BucketBadge bucket={bucket} short /> {formatCount(byBucket[bucket])}
            </span>
          ))}
        </span>
      </dd>
      <dt>Tokens, about</dt>
      <dd>
        {sayTokens(tokens, prices)}
        <span className={classes.quiet}>
          {' '}
          (replies of about 40 tokens; a model that thinks takes far more: rehearse)
        </span>
      </dd>
    </dl>
  );
}
