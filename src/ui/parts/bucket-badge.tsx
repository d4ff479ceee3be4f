import { VisuallyHidden } from '@mantine/core';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import type { Bucket } from '../../core/model.ts';
import classes from './bucket-badge.module.css';

/** A bucket as everywhere: its colour, its letter, its name. `short` shows the letter and keeps the name for screen readers. */
export function BucketBadge({ bucket, short = false }: { bucket: Bucket; short?: boolean }) {
  const { name, letter, sentence } = BUCKET_LABELS[bucket];
  return (
    <span className={[classes.badge, classes[bucket]].join(' ')} title={`${name}. ${sentence}`}>
      <span className={classes.letter} aria-hidden="true">
        {letter}
      </span>
      {short ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </span>
  );
}
