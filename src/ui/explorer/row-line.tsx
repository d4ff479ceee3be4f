import { memo } from 'react';
import type { TableRow } from '../../stores/rows.ts';
import type { ColumnChoice } from './list-columns.ts';
import { openInRoute } from './step-rows.ts';
import { TableCell } from './table-cell.tsx';
import classes from './row-table.module.css';

interface Props {
  /** Its place in the view, counted from 0, and where it is drawn, in pixels from the top. */
  place: number;
  top: number;
  /** Undefined until it has come from the worker. */
  row: TableRow | undefined;
  columns: ColumnChoice[];
  isOpen: boolean;
  onOpen: () => void;
}

/** One row of the grid; a click opens it. Scrolling draws none anew. */
export const RowLine = memo(function RowLine({ place, top, row, columns, isOpen, onOpen }: Props) {
  const open = () => {
    if (!row) return;
    openInRoute(row);
    onOpen();
  };
  return (
    <tr
      id={`row-${place}`}
      aria-rowindex={place + 2}
      aria-selected={isOpen}
      className={classes.line}
      style={{ transform: `translateY(${top}px)` }}
      onClick={open}
    >
      {columns.map(({ id }) => (
        <td key={id} className={classes.cell} data-column={id}>
          <TableCell row={row} column={id} />
        </td>
      ))}
    </tr>
  );
});
