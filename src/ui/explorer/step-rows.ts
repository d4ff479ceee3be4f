import { loadPages, PAGE_ROWS, stepRow, useRows } from '../../stores/rows.ts';
import type { RowId, TableRow } from '../../stores/rows.ts';
import { patchRoute } from '../route.ts';

/** The row at a place of the view, where its page is here. */
export function rowAt(pages: Map<number, TableRow[]>, place: number): TableRow | undefined {
  return pages.get(Math.floor(place / PAGE_ROWS))?.[place % PAGE_ROWS];
}

/** Opens a row by the route. The first one can be gone back from; steps through the rows cannot. */
export function openInRoute({ run, row }: RowId): void {
  patchRoute({ row: { run, row } }, { replace: useRows.getState().detail !== undefined });
}

/** Opens the row at a place of the view, once its page is here. */
export async function openPlace(place: number): Promise<void> {
  await loadPages(place, place + 1);
  const row = rowAt(useRows.getState().pages, place);
  if (row) openInRoute(row);
}

/** Opens the row after or before the open one; the first of the view where none of it is open. */
export async function step(by: 1 | -1): Promise<void> {
  const { detail, place } = useRows.getState();
  if (!detail || place < 0) return openPlace(0);
  const next = await stepRow(detail, by);
  if (next) openInRoute(next);
}
