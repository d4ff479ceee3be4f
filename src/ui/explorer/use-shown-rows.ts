import { useEffect } from 'react';
import { usePrepared } from '../../stores/prepared.ts';
import { prepareRag, useRag } from '../../stores/rag.ts';
import { useReviews } from '../../stores/reviews.ts';
import { openRow, showRows } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { formatRoute, parseRoute } from '../route.ts';
import type { Route } from '../route.ts';
import { listColumns, ownNames } from './list-columns.ts';

/** Asks the store for the rows and the open row that the route names, whenever it or what is known of the files changes. */
export function useShownRows(route: Route, runs: Run[]): void {
  // As text, so that a step to another row, which makes a new route, is no new query.
  const query = formatRoute({ ...route, row: undefined });
  useEffect(() => {
    if (runs.length === 0) return undefined;
    const { filter, sort, columns } = parseRoute(query);
    const chosen = listColumns(runs).filter(({ id }) => columns.includes(id));
    const { runs: scope } = filter;
    if (asksRag(filter, [sort.column, ...columns]))
      void prepareRag(scope ? runs.filter(({ key }) => scope.includes(key)) : runs);
    const show = () => void showRows(filter, sort, ownNames(chosen));
    show();
    const endings = [
      onDecision(show),
      usePrepared.subscribe((state, before) => state.prepared !== before.prepared && show()),
      useRag.subscribe((state, before) => state.ready !== before.ready && show()),
    ];
    return () => endings.forEach((end) => end());
  }, [query, runs]);

  // The run itself and not its key: a file whose columns were chosen anew has another one.
  const run = runs.find(({ key }) => key === route.row?.run);
  const row = route.row?.row;
  useEffect(() => {
    const open = () => void openRow(run && row !== undefined ? { run: run.key, row } : undefined);
    open();
    return onDecision(open);
  }, [run, row]);
}

/** Whether what is shown takes the figures of retrieval, which are found once they are asked for. */
function asksRag({ rag }: Route['filter'], columns: readonly string[]): boolean {
  return rag !== undefined || columns.some((column) => column.startsWith('rag:'));
}

/** Hears of decisions made in another tab, or imported, while rows are on screen. */
function onDecision(listener: () => void): () => void {
  return useReviews.subscribe(
    (state, before) => state.decisions !== before.decisions && listener(),
  );
}
