import { create } from 'zustand';
import type { PlainProblem } from '../core/problem.ts';
import type {
  PartialView,
  RowDetail,
  RowFilter,
  RowId,
  RowSort,
  TableRow,
  View,
} from '../engine/row-types.ts';
import { askEngine, getEngine, onEngineStop } from './engine.ts';

export type {
  RowDetail,
  RowFilter,
  RowId,
  RowSort,
  SortColumn,
  TableRow,
  View,
} from '../engine/row-types.ts';

/** Rows of one page. */
export const PAGE_ROWS = 100;
/** More pages than this are not held: the farthest from the last asked for go first. */
const HELD_PAGES = 40;

export interface RowsState {
  /** The rows found by the last answered query; once there is one, those that the next has found so far. */
  view: View | undefined;
  /** A query is being answered; `view` is still the one before, or what is found so far. */
  pending: boolean;
  /**
   * Rows looked at so far, where `view` is what is found so far: in file order, and with the facets of the view
   * before.
   */
  searched: number | undefined;
  problem: PlainProblem | undefined;
  /** Pages of `PAGE_ROWS` rows of the view, by page number counted from 0. */
  pages: Map<number, TableRow[]>;
  /** The open row. */
  detail: RowDetail | undefined;
  /** Place of the open row in the view, counted from 0; -1 where the view does not hold it. */
  place: number;
}

const initial: RowsState = {
  view: undefined,
  pending: false,
  searched: undefined,
  problem: undefined,
  pages: new Map(),
  detail: undefined,
  place: -1,
};

/** The rows of the explorer: the current view, the pages of it that were asked for, the open row. */
export const useRows = create<RowsState>(() => initial);

// What decides whether an answer is stale; nothing on screen depends on it.
let lastQuery = 0;
let lastAnswered = 0;
let lastOpening = 0;
let columns: string[] = [];
const asked = new Set<number>();

/**
 * Finds and orders rows, with those of the files' own columns that the table shows. The view before
 * stays until its successor's first page is here, or the first rows found where that takes long; a later
 * call makes this one's answer stale.
 */
export async function showRows(
  filter: RowFilter,
  sort: RowSort,
  shownColumns: string[],
): Promise<void> {
  const query = ++lastQuery;
  useRows.setState({ pending: true, problem: undefined });
  const outcome = await askEngine((engine) =>
    engine.query(filter, sort, (partial) => void showPartial(query, partial, shownColumns)),
  );
  if (query !== lastQuery) return;
  if (!outcome.ok) {
    useRows.setState({ pending: false, searched: undefined, problem: outcome.problem });
    return;
  }
  const view = outcome.value;
  const first = await fetchPage(view, 0, shownColumns);
  const place = await locateDetail(view);
  if (query !== lastQuery) return;
  lastAnswered = query;
  replacePages(shownColumns);
  useRows.setState({
    view,
    pending: false,
    searched: undefined,
    pages: new Map([[0, first]]),
    place,
  });
}

/** Shows what a query has found so far, where it is still the one asked for. */
async function showPartial(
  query: number,
  { searched, ...found }: PartialView,
  shownColumns: string[],
): Promise<void> {
  const { view: before } = useRows.getState();
  // Without a view before there are no facets to show beside.
  if (!before || query !== lastQuery) return;
  const view = { ...found, facets: before.facets };
  const first = await fetchPage(view, 0, shownColumns);
  const place = await locateDetail(view);
  // None: the next rows found have replaced these already.
  if (query !== lastQuery || query === lastAnswered || (first.length === 0 && view.count > 0))
    return;
  replacePages(shownColumns);
  useRows.setState({ view, searched, pages: new Map([[0, first]]), place });
}

function replacePages(shownColumns: string[]): void {
  columns = shownColumns;
  asked.clear();
  asked.add(0);
}

/** Loads the pages that hold the view's rows `from` to before `to`, where they are not here yet. */
export async function loadPages(from: number, to: number): Promise<void> {
  const { view } = useRows.getState();
  if (!view) return;
  const last = Math.ceil(Math.min(to, view.count) / PAGE_ROWS);
  const wanted: number[] = [];
  for (let page = Math.floor(Math.max(from, 0) / PAGE_ROWS); page < last; page++)
    if (!asked.has(page)) wanted.push(page);
  for (const page of wanted) asked.add(page);
  await Promise.all(wanted.map((page) => loadPage(view, page)));
}

async function loadPage(view: View, page: number): Promise<void> {
  const rows = await fetchPage(view, page, columns);
  // None: a newer query has replaced the view already.
  if (useRows.getState().view !== view || rows.length === 0) return;
  const pages = new Map(useRows.getState().pages).set(page, rows);
  for (const other of farthestPages(pages, page)) {
    pages.delete(other);
    asked.delete(other);
  }
  useRows.setState({ pages });
}

function farthestPages(pages: Map<number, TableRow[]>, near: number): number[] {
  const byDistance = [...pages.keys()].sort((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return byDistance.slice(HELD_PAGES);
}

async function fetchPage(view: View, page: number, shownColumns: string[]): Promise<TableRow[]> {
  const from = page * PAGE_ROWS;
  try {
    return await getEngine().page(view.id, from, from + PAGE_ROWS, shownColumns);
  } catch {
    return []; // The engine has stopped; its listeners tell it and drop the view.
  }
}

/** Opens a row in full beside the table; `undefined` closes it. A row that is not loaded opens nothing. */
export async function openRow(id: RowId | undefined): Promise<void> {
  const opening = ++lastOpening;
  if (!id) {
    useRows.setState({ detail: undefined, place: -1 });
    return;
  }
  const detail = await getEngine()
    .row(id)
    .catch(() => undefined);
  let view: View | undefined;
  let place = -1;
  // A query may be answered meanwhile.
  do {
    ({ view } = useRows.getState());
    place = await locate(view, id);
  } while (view !== useRows.getState().view);
  if (opening === lastOpening) useRows.setState({ detail, place });
}

/** The row after (`1`) or before (`-1`) a row in the view; undefined where there is none. Opens nothing. */
export async function stepRow(id: RowId, step: 1 | -1): Promise<RowId | undefined> {
  const { view } = useRows.getState();
  if (!view) return undefined;
  const place = await locate(view, id);
  const next = place < 0 ? 0 : place + step;
  if (next < 0 || next >= view.count) return undefined;
  const detail = await getEngine()
    .rowAt(view.id, next)
    .catch(() => undefined);
  return detail && { run: detail.run, row: detail.row };
}

/** Place of the open row; another one may be opened meanwhile. */
async function locateDetail(view: View): Promise<number> {
  for (;;) {
    const { detail } = useRows.getState();
    const place = await locate(view, detail);
    if (detail === useRows.getState().detail) return place;
  }
}

async function locate(view: View | undefined, id: RowId | undefined): Promise<number> {
  if (!view || !id) return -1;
  try {
    return await getEngine().locate(view.id, { run: id.run, row: id.row });
  } catch {
    return -1;
  }
}

onEngineStop((problem) => {
  lastQuery++;
  lastOpening++;
  asked.clear();
  useRows.setState({ ...initial, problem });
});
