import { useTable } from '@tanstack/react-table';
import type { ColumnDef, SortingState, Updater } from '@tanstack/react-table';
import { memo, useMemo } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useRows } from '../../stores/rows.ts';
import type { RowSort, RowsState, View } from '../../stores/rows.ts';
import { limitRepeats } from './limit-repeats.ts';
import { layOutColumns } from './list-columns.ts';
import type { ColumnChoice } from './list-columns.ts';
import { movePlace } from './move-place.ts';
import { RowLine } from './row-line.tsx';
import { SortHeader } from './sort-header.tsx';
import { openPlace, rowAt } from './step-rows.ts';
import { features } from './table-model.ts';
import type { Features, NoRow } from './table-model.ts';
import { useRowWindow } from './use-row-window.ts';
import classes from './row-table.module.css';

interface Props {
  view: View;
  pages: RowsState['pages'];
  /** Of the open row; -1 where it is none of the view's. */
  place: number;
  /** Says which rows were asked for, and in which order. */
  question: string;
  columns: ColumnChoice[];
  sort: RowSort;
  onSort: (sort: RowSort) => void;
  /** A row was clicked. */
  onOpen: () => void;
  /** The reader wants to go on to the open row. */
  onRead: () => void;
}

const FILE_ORDER: RowSort = { column: 'row', descending: false };
const NO_ROWS: NoRow[] = [];

/** The rows of a view as a grid: one tab stop, arrow keys open rows, headers sort. */
export const RowTable = memo(function RowTable(props: Props) {
  const { view, pages, place, question, columns, sort, onSort, onOpen, onRead } = props;
  const { scroller, rows, rowsOnScreen, totalHeight } = useRowWindow(view, place, question);
  const defs = useMemo(() => columns.map(defineColumn), [columns]);
  const sorting = [{ id: sort.column, desc: sort.descending }];
  const table = useTable({
    features,
    columns: defs,
    data: NO_ROWS,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (update) => onSort(readSorting(update, sorting, columns)),
  });
  const isDue = useMemo(() => limitRepeats(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.key === 'Enter') onRead();
    const to = movePlace(event.key, useRows.getState().place, view.count, rowsOnScreen);
    if (to === undefined) return;
    event.preventDefault();
    if (isDue(event.nativeEvent)) void openPlace(to);
  };
  const { tracks, least } = layOutColumns(columns);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--tracks': tracks,
    '--least': `${least}px`,
  };
  return (
    <div ref={scroller} className={classes.scroller}>
      <table
        className={classes.grid}
        style={style}
        role="grid"
        aria-label="Rows found"
        aria-rowcount={view.count + 1}
        aria-colcount={columns.length}
        aria-activedescendant={rows.some((row) => row.place === place) ? `row-${place}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <thead className={classes.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1} className={classes.line}>
              {group.headers.map((header) => (
                <SortHeader key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody className={classes.body} style={{ height: totalHeight }}>
          {rows.map((line) => (
            <RowLine
              key={line.place}
              {...line}
              row={rowAt(pages, line.place)}
              columns={columns}
              isOpen={line.place === place}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function defineColumn({ id, name }: ColumnChoice): ColumnDef<Features, NoRow> {
  return {
    id,
    header: name,
    // A column without a value cannot be sorted; the worker, not the table, compares them.
    accessorFn: () => undefined,
    enableSorting: id !== 'reasons',
    sortDescFirst: false,
  };
}

function readSorting(
  update: Updater<SortingState>,
  before: SortingState,
  columns: ColumnChoice[],
): RowSort {
  const [next] = typeof update === 'function' ? update(before) : update;
  const column = columns.find(({ id }) => id === next?.id);
  if (!next || !column || column.id === 'reasons') return FILE_ORDER;
  return { column: column.id, descending: next.desc };
}
