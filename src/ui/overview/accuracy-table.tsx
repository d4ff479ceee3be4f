import { Button } from '@mantine/core';
import { useState } from 'react';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import { formatCount } from '../../core/format.ts';
import { BUCKETS } from '../../core/model.ts';
import type { Tally } from '../../core/model.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { GroupRow, MacroRow } from './accuracy-row.tsx';
import type { Macro } from './accuracy-row.tsx';
import { MOST_ROWS_FIRST, sortGroups, toggleSort } from './group-rows.ts';
import type { Group, GroupColumn, GroupSort } from './group-rows.ts';
import { SortHeader } from './sort-header.tsx';
import classes from './accuracy-table.module.css';

/** More lines than this are laid out on demand, so that a thousand domains do not hold up the page. */
const LINES_AT_ONCE = 100;

interface Props {
  /** What a line is: `Domain` or `File`. */
  noun: string;
  label: string;
  groups: Group[];
  combined: { tally: Tally; filter: RowFilter };
  macro?: Macro;
  hrefOf: (filter: RowFilter) => string;
}

/** Accuracy with intervals and the share of each bucket, combined and per domain or file. */
export function AccuracyTable({ noun, label, groups, combined, macro, hrefOf }: Props) {
  const [sort, setSort] = useState(MOST_ROWS_FIRST);
  const [shown, setShown] = useState(LINES_AT_ONCE);
  const sorted = sortGroups(groups, sort);
  const hidden = groups.length - shown;
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={label}>
          <Head noun={noun} sort={sort} onSort={(column) => setSort(toggleSort(sort, column))} />
          <tbody>
            <GroupRow
              group={{ id: 'combined', name: 'Combined', ...combined }}
              remark="micro-average over all rows"
              hrefOf={hrefOf}
            />
            {macro && <MacroRow macro={macro} nouns={`${noun.toLowerCase()}s`} />}
            {sorted.slice(0, shown).map((group) => (
              <GroupRow key={group.id} group={group} hrefOf={hrefOf} />
            ))}
          </tbody>
        </table>
      </div>
      {hidden > 0 && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + LINES_AT_ONCE)}>
          Show {Math.min(hidden, LINES_AT_ONCE)} more of {formatCount(groups.length)}{' '}
          {noun.toLowerCase()}s
        </Button>
      )}
    </>
  );
}

interface HeadProps {
  noun: string;
  sort: GroupSort;
  onSort: (column: GroupColumn) => void;
}

function Head({ noun, sort, onSort }: HeadProps) {
  return (
    <thead>
      <tr>
        <SortHeader column="name" sort={sort} onSort={onSort}>
          {noun}
        </SortHeader>
        <SortHeader column="rows" sort={sort} onSort={onSort}>
          Rows
        </SortHeader>
        <SortHeader column="blank" sort={sort} onSort={onSort}>
          Blank
        </SortHeader>
        <SortHeader column="exact" sort={sort} onSort={onSort}>
          Exact
        </SortHeader>
        <th scope="col" className={classes.plain}>
          95% interval
        </th>
        <th scope="col" className={classes.plain}>
          0 – 100%
        </th>
        <SortHeader column="overlap" sort={sort} onSort={onSort}>
          Overlap
        </SortHeader>
        <th scope="col" className={classes.plain}>
          95% interval
        </th>
        <th scope="col" className={classes.plain}>
          0 – 100%
        </th>
        {BUCKETS.map((bucket) => (
          <SortHeader key={bucket} column={bucket} sort={sort} onSort={onSort}>
            {BUCKET_LABELS[bucket].name}
          </SortHeader>
        ))}
      </tr>
    </thead>
  );
}
