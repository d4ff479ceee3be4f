import type { Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Features, NoRow } from './table-model.ts';
import classes from './row-table.module.css';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A column header that sorts when pressed: up, down, then back to the order of the files. */
export function SortHeader({ header: { column } }: { header: Header<Features, NoRow> }) {
  const sorted = column.getIsSorted();
  const Icon = sorted === 'desc' ? ArrowDown : ArrowUp;
  const name = String(column.columnDef.header);
  if (!column.getCanSort())
    return (
      <th
        scope="col"
        className={[classes.cell, classes.unsorted].join(' ')}
        data-column={column.id}
      >
        {name}
      </th>
    );
  return (
    <th
      scope="col"
      aria-sort={sorted ? ARIA_SORT[sorted] : 'none'}
      className={classes.cell}
      data-column={column.id}
    >
      <button type="button" className={classes.sort} onClick={column.getToggleSortingHandler()}>
        <bdi title={name}>{name}</bdi>
        {sorted && <Icon size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}
