import { rememberLayout, useLayout } from '../stores/layout.ts';
import { currentRoute, formatRoute, parseRoute, type Route } from './route.ts';

const NAME = 'explorer.table';

/** Remembers columns and order of the explorer's table, as the address has them, for the next files. */
export function rememberTable(): void {
  const { columns, sort } = currentRoute();
  rememberLayout(NAME, formatRoute({ ...parseRoute(''), columns, sort }));
}

/**
 * Columns and order that were chosen last, where the address has none of its own; it is then to have these. An order
 * by a column of one file, or by figures of retrieval, is of no use to another.
 */
export function recallTable(route: Route): Pick<Route, 'columns' | 'sort'> {
  const { columns, sort } = parseRoute(useLayout.getState().layout[NAME] ?? '');
  const isUsual = route.sort.column === 'row' && !route.sort.descending;
  return {
    columns: route.columns.length > 0 ? route.columns : columns,
    sort: isUsual && !sort.column.includes(':') ? sort : route.sort,
  };
}
