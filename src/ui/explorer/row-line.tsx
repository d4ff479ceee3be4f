import { FlexRender } from '@tanstack/react-table';
import type { Row } from '@tanstack/react-table';
import { openInRoute } from './step-rows.ts';
import type { Features, Line } from './table-model.ts';
import classes from './row-table.module.css';

interface Props {
  row: Row<Features, Line>;
  isOpen: boolean;
  onOpen: () => void;
}

/** One row of the grid; a click opens it. */
export function RowLine({ row, isOpen, onOpen }: Props) {
  const { place, top, row: content } = row.original;
  const open = () => {
    if (!content) return;
    openInRoute(content);
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
      {row.getAllCells().map((cell) => (
        <td key={cell.id} className={classes.cell} data-column={cell.column.id}>
          <FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  );
}
