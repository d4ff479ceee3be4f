import { VisuallyHidden } from '@mantine/core';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import { countOf, formatCount, formatPercent } from '../../core/format.ts';
import type { Bucket, Tally } from '../../core/model.ts';
import { accuracy } from '../../core/summary.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import { Panel } from '../parts/panel.tsx';
import { sayReviewed } from './say-reviewed.ts';
import { TopReasons } from './top-reasons.tsx';
import type { ReasonCounts } from './top-reasons.tsx';
import classes from './two-by-two.module.css';

interface Props {
  tally: Tally;
  /** Undefined until they are found. */
  reasons: Record<Bucket, ReasonCounts> | undefined;
  reviewed: ReviewReport['reviewedByBucket'] | undefined;
  className: string | undefined;
  hrefOf: (filter: RowFilter) => string;
}

const LINES: { caption: string; buckets: Bucket[] }[] = [
  { caption: 'exact passes', buckets: ['both_pass', 'exact_only'] },
  { caption: 'exact fails', buckets: ['overlap_only', 'both_fail'] },
];

/** The four buckets as a table of exact against overlap; each cell leads to its rows. */
export function TwoByTwo({ tally, reasons, reviewed, className, hrefOf }: Props) {
  const agreed = tally.buckets.both_pass + tally.buckets.both_fail;
  return (
    <Panel
      title="Where the two scorers agree"
      description={`${countOf(tally.rows, 'row')} · same verdict on ${formatCount(agreed)} · choose a cell to read its rows`}
      className={className}
    >
      <table className={classes.table} aria-label="Rows by the verdicts of both scorers">
        <thead>
          <tr>
            <td>
              <VisuallyHidden component="span">exact against overlap</VisuallyHidden>
            </td>
            <th scope="col">overlap passes</th>
            <th scope="col">overlap fails</th>
          </tr>
        </thead>
        <tbody>
          {LINES.map(({ caption, buckets }) => (
            <tr key={caption}>
              <th scope="row">{caption}</th>
              {buckets.map((bucket) => (
                <td key={bucket}>
                  <div className={classes.cell} data-bucket={bucket}>
                    <BucketLink
                      bucket={bucket}
                      count={tally.buckets[bucket]}
                      rows={tally.rows}
                      href={hrefOf({ buckets: [bucket] })}
                    />
                    {reasons && (
                      <TopReasons bucket={bucket} counts={reasons[bucket]} hrefOf={hrefOf} />
                    )}
                    <p className={classes.sentence}>
                      {sayReviewed(bucket, reviewed) ?? BUCKET_LABELS[bucket].sentence}
                    </p>
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface LinkProps {
  bucket: Bucket;
  count: number;
  rows: number;
  href: string;
}

function BucketLink({ bucket, count, rows, href }: LinkProps) {
  const { name, letter } = BUCKET_LABELS[bucket];
  return (
    <a className={classes.link} href={href}>
      <span className={classes.name}>
        <span className={classes.letter} aria-hidden="true">
          {letter}
        </span>{' '}
        {name}
      </span>
      <span className={classes.count}>
        {formatCount(count)} <VisuallyHidden component="span">rows</VisuallyHidden>
      </span>
      <span className={classes.share}>{formatPercent(accuracy(count, rows) ?? 0)}</span>
    </a>
  );
}
