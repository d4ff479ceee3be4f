import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from '../parts/accuracy-table.module.css';
import type { LineColumn, LineSort } from './sort-lines.ts';

interface Props {
  domains: readonly string[];
  /** Places of the domains to show. */
  shown: readonly number[];
  sort: LineSort;
  onSort: (column: LineColumn) => void;
}

/** The headers of the table of runs: each sorts when pressed, and says how it sorts. */
export function RunTableHead({ domains, shown, sort, onSort }: Props) {
  const header = (column: LineColumn, name: ReactNode) => {
    const isSorted = sort.column === column;
    const direction = sort.descending ? 'descending' : 'ascending';
    const Icon = sort.descending ? ArrowDown : ArrowUp;
    return (
      <th key={column} scope="col" aria-sort={isSorted ? direction : 'none'}>
        <button type="button" className={classes.sort} onClick={() => onSort(column)}>
          {name}
          {isSorted && <Icon size={13} aria-hidden="true" />}
        </button>
      </th>
    );
  };
  return (
    <thead>
      <tr>
        {header('name', 'Run')}
        {header('rows', 'Rows')}
        {header('micro', 'Micro-average')}
        {header('macro', 'Macro-average')}
        {shown.map((at) => header(`domain:${at}`, <bdi>{domains[at] || '(empty)'}</bdi>))}
      </tr>
    </thead>
  );
}
