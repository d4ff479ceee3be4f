import { formatCount } from '../../core/format.ts';
import type { Bucket } from '../../core/model.ts';
import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { ReasonId } from '../../core/reasons/reason.ts';
import type { RowFilter } from '../../stores/rows.ts';
import classes from './two-by-two.module.css';

/** How many rows of a bucket have each reason. */
export type ReasonCounts = Partial<Record<ReasonId, number>>;

const SHOWN = 3;

interface ReasonsProps {
  bucket: Bucket;
  counts: ReasonCounts;
  hrefOf: (filter: RowFilter) => string;
}

/** The commonest reasons of a bucket; each leads to its rows. */
export function TopReasons({ bucket, counts, hrefOf }: ReasonsProps) {
  const top = REASONS.map(({ id, name }) => ({ id, name, rows: counts[id] ?? 0 }))
    .filter(({ rows }) => rows > 0)
    .sort((a, b) => b.rows - a.rows)
    .slice(0, SHOWN);
  if (top.length === 0) return null;
  return (
    <ul className={classes.reasons} aria-label="Commonest reasons">
      {top.map(({ id, name, rows }) => (
        <li key={id}>
          <a href={hrefOf({ buckets: [bucket], reasons: [id] })}>{name}</a> {formatCount(rows)}
        </li>
      ))}
    </ul>
  );
}
