import { Button } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { RefObject } from 'react';
import { formatCount } from '../../core/format.ts';
import { useReviews } from '../../stores/reviews.ts';
import type { RowFilter, RowSort, RowsState, View } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { rememberTable } from '../remembered-table.ts';
import { patchRoute } from '../route.ts';
import type { Route } from '../route.ts';
import { ColumnPicker } from './column-picker.tsx';
import { FilterChips } from './filter-chips.tsx';
import { listColumns, pickColumns } from './list-columns.ts';
import { RagNote } from './rag-note.tsx';
import { ReviewRowsLink } from './review-link.tsx';
import { RowTable } from './row-table.tsx';
import { SearchBox } from './search-box.tsx';
import { usePreparing } from './use-preparing.ts';
import classes from './explorer.module.css';

function sayCount({ count, total }: View, searched: number | undefined): string {
  if (searched === undefined) return `${formatCount(count)} of ${formatCount(total)} rows`;
  return `${formatCount(count)} found so far, in ${formatCount(searched)} of ${formatCount(total)} rows`;
}

interface Props {
  route: Route;
  runs: Run[];
  rows: RowsState;
  /** Other rows are on their way. */
  isBusy: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  onFilter: (filter: RowFilter) => void;
  onOpen: () => void;
  onRead: () => void;
}

/** Search, active filters, how many rows they leave, and the table of those rows. */
export const RowList = memo(function RowList(props: Props) {
  const { route, runs, rows, isBusy, searchRef, onFilter, onOpen, onRead } = props;
  const { view, searched, problem } = rows;
  const { filter, sort, columns: chosen } = route;
  const choices = useMemo(() => listColumns(runs), [runs]);
  // The list is a new one whenever the address changes; its text is not, and any text may be a column's name.
  const chosenKey = JSON.stringify(chosen);
  const isJudged = view?.facets.judge !== undefined;
  const hasRag = filter.rag !== undefined;
  const preparing = usePreparing(runs);
  const isReviewed = useReviews((state) => state.decisions.size > 0);
  const columns = useMemo(() => {
    const ids: string[] = JSON.parse(chosenKey);
    const usual = { runs: runs.length, isJudged, isReviewed, sort: sort.column, hasRag };
    return pickColumns(choices, ids, usual);
  }, [choices, chosenKey, runs.length, isJudged, isReviewed, sort.column, hasRag]);
  const focusSearch = () => searchRef.current?.focus();
  return (
    <section className={classes.list} aria-label="Rows" aria-busy={isBusy}>
      <div className={classes.bar}>
        <FilterChips filter={filter} runs={runs} onChange={onFilter} onEmpty={focusSearch} />
        <SearchBox inputRef={searchRef} />
        <output className={classes.count}>{view && sayCount(view, searched)}</output>
        <ReviewRowsLink rows={view?.count ?? 0} />
        <ColumnPicker choices={choices} shown={columns} onChoose={chooseColumns} />
      </div>
      {problem && problem.code !== 'cancelled' && (
        <p role="alert" className={classes.problem}>
          {problem.message}
        </p>
      )}
      {view && view.count > 0 && (
        <RowTable
          view={view}
          pages={rows.pages}
          place={rows.place}
          question={JSON.stringify([filter, sort])}
          columns={columns}
          sort={sort}
          onSort={changeSort}
          onOpen={onOpen}
          onRead={onRead}
        />
      )}
      <RagNote runs={runs} />
      {view?.count === 0 && preparing && (
        <EmptyState title="Reasons and reviews are being found">
          {formatCount(preparing.rows)} of {formatCount(preparing.total)} rows so far. Rows that the
          filter finds come once all are through.
        </EmptyState>
      )}
      {view?.count === 0 && !preparing && searched === undefined && (
        <EmptyState
          title="No row has all of this"
          action={
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                focusSearch();
                onFilter({});
              }}
            >
              Remove all filters
            </Button>
          }
        >
          Remove one of the filters above the table, or search for less.
        </EmptyState>
      )}
    </section>
  );
});

function chooseColumns(columns: string[]): void {
  patchRoute({ columns });
  rememberTable();
}

function changeSort(sort: RowSort): void {
  patchRoute({ sort });
  rememberTable();
}
