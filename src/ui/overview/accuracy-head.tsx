import { Fragment } from 'react';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import { BUCKETS } from '../../core/model.ts';
import type { GroupColumn, GroupSort } from './group-rows.ts';
import { SortHeader } from './sort-header.tsx';
import classes from './accuracy-table.module.css';

interface Props {
  noun: string;
  sort: GroupSort;
  isReviewed: boolean;
  onSort: (column: GroupColumn) => void;
}

const SCORES = [
  ['exact', 'Exact'],
  ['overlap', 'Overlap'],
] as const;

/** The headers of the accuracy table: all sort but those of intervals and drawings. */
export function AccuracyHead({ noun, sort, isReviewed, onSort }: Props) {
  const header = (column: GroupColumn, name: string) => (
    <SortHeader key={column} column={column} sort={sort} onSort={onSort}>
      {name}
    </SortHeader>
  );
  return (
    <thead>
      <tr>
        {header('name', noun)}
        {header('rows', 'Rows')}
        {header('blank', 'Blank')}
        {SCORES.map(([id, name]) => (
          <Fragment key={id}>
            {header(id, name)}
            <th scope="col" className={classes.plain}>
              95% interval
            </th>
            <th scope="col" className={classes.plain}>
              0 – 100%
            </th>
          </Fragment>
        ))}
        {isReviewed && (
          <th scope="col" className={classes.plain}>
            Reviewed (95%)
          </th>
        )}
        {BUCKETS.map((bucket) => header(bucket, BUCKET_LABELS[bucket].name))}
      </tr>
    </thead>
  );
}
