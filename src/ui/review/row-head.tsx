import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import classes from './row-card.module.css';
import type { SessionProgress } from './session-progress.ts';

/** Where the row stands: its bucket and reasons, its domain, its place in the session. */
export function RowHead({
  detail: { bucket, reasons, domain },
  isBlind,
  progress: { said, value, max },
}: {
  detail: RowDetail;
  isBlind: boolean;
  progress: SessionProgress;
}) {
  const names = reasons.flatMap(({ id }) => REASONS.find((kind) => kind.id === id)?.name ?? []);
  return (
    <div className={classes.head}>
      {!isBlind && <BucketBadge bucket={bucket} />}
      <span className={classes.quiet}>
        {!isBlind && names.length > 0 && `${names.join(' · ')} · `}
        <bdi>{domain || '(no domain)'}</bdi>
      </span>
      <span className={classes.place}>{said}</span>
      <ProgressBar label="Progress of this session" said={said} value={value} max={max} />
    </div>
  );
}
