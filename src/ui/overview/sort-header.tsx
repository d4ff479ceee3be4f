import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GroupColumn, GroupSort } from './group-rows.ts';
import classes from '../parts/accuracy-table.module.css';

interface Props {
  column: GroupColumn;
  sort: GroupSort;
  onSort: (column: GroupColumn) => void;
  children: ReactNode;
}

/** A column header that sorts when pressed, and says how it sorts. */
export function SortHeader({ column, sort, onSort, children }: Props) {
  const isSorted = sort.column === column;
  const Icon = sort.descending ? ArrowDown : ArrowUp;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'} data-column={column}>
      <button type="button" className={classes.sort} onClick={() => onSort(column)}>
        {children}
        {isSorted && <Icon size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}
