import { useEffect } from 'react';
import { openRow, showRows } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { formatRoute, parseRoute } from '../route.ts';
import type { Route } from '../route.ts';
import { listColumns, ownNames, pickColumns } from './list-columns.ts';

/** Asks the store for the rows and the open row that the route names, whenever it or the files change. */
export function useShownRows(route: Route, runs: Run[]): void {
  // As text, so that a step to another row, which makes a new route, is no new query.
  const query = formatRoute({ ...route, row: undefined });
  useEffect(() => {
    if (runs.length === 0) return;
    const { filter, sort, columns } = parseRoute(query);
    void showRows(filter, sort, ownNames(pickColumns(listColumns(runs), columns, runs.length)));
  }, [query, runs]);

  // The run itself and not its key: a file whose columns were chosen anew has another one.
  const run = runs.find(({ key }) => key === route.row?.run);
  const row = route.row?.row;
  useEffect(() => {
    void openRow(run && row !== undefined ? { run: run.key, row } : undefined);
  }, [run, row]);
}
