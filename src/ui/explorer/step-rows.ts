import { loadPages, PAGE_ROWS, stepRow, useRows } from '../../stores/rows.ts';
import type { RowId, TableRow } from '../../stores/rows.ts';
import { currentRoute, patchRoute } from '../route.ts';

/** The row at a place of the view, where its page is here. */
export function rowAt(pages: Map<number, TableRow[]>, place: number): TableRow | undefined {
  return pages.get(Math.floor(place / PAGE_ROWS))?.[place % PAGE_ROWS];
}

/** Opens a row by the route. The first one can be gone back from; steps through the rows cannot. */
export function openInRoute({ run, row }: RowId): void {
  patchRoute({ row: { run, row } }, { replace: currentRoute().row !== undefined });
}

/** Opens the row at a place of the view, once its page is here. */
export async function openPlace(place: number): Promise<void> {
  await loadPages(place, place + 1);
  const row = rowAt(useRows.getState().pages, place);
  if (row) openInRoute(row);
}

let lastStep = Promise.resolve();

/**
 * Opens the row after or before the one that the address names; the first of the view where it names none of it. Steps
 * that follow one another quicker than rows open are each taken.
 */
export function step(by: 1 | -1): Promise<void> {
  lastStep = lastStep.then(() => takeStep(by));
  return lastStep;
}

async function takeStep(by: 1 | -1): Promise<void> {
  const { row } = currentRoute();
  if (!row) return openPlace(0);
  const next = await stepRow(row, by);
  if (next) openInRoute(next);
}
