import { createContext, use } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { BUCKETS, CREDITS } from '../core/model.ts';
import { FINDINGS } from '../core/findings.ts';
import { RAG_CHOICES, RAG_FIGURES } from '../core/rag/rag-choices.ts';
import { REASON_IDS } from '../core/reasons/reason-ids.ts';
import { JUDGE_CHOICES, REVIEW_CHOICES } from '../core/review/review-choices.ts';
import type { Measure } from '../core/runs/measures.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import type { RowFilter, RowId, RowSort, SortColumn } from '../stores/rows.ts';
import type { LinkedFile } from '../stores/runs.ts';
import {
  appendComparisons,
  formatRelaxations,
  readComparisons,
  readMeasure,
  readPair,
  readRelaxations,
} from './route-comparisons.ts';

/** The screens that exist, in the order of the navigation. */
export const SCREENS = [
  'start',
  'overview',
  'explorer',
  'review',
  'judge',
  'runs',
  'what-if',
  'rag',
  'build-set',
  'export',
  'scores',
] as const;
export type Screen = (typeof SCREENS)[number];

/** How the rows of a review are chosen. */
const QUEUE_KINDS = ['sampled', 'filter'] as const;

/** All that a link carries: the hash is its only owner. */
export interface Route {
  screen: Screen;
  /** Loaded files, by content key and name, so that a page without one can say which to drop. */
  files: LinkedFile[];
  /** On the overview, `filter.runs` is the scope. An empty list is the same as no list. */
  filter: RowFilter;
  sort: RowSort;
  row: RowId | undefined;
  /** Columns that the explorer shows, where they are not its usual ones. */
  columns: string[];
  /** The review that is under way: of drawn rows, or of those of the filter. */
  queue: (typeof QUEUE_KINDS)[number] | undefined;
  /** By which runs are compared, where it is not exact substring. */
  measure: Measure | undefined;
  /** Keys of the two runs that are compared, where they are chosen. */
  pair: [first: string, second: string] | undefined;
  /** Those of the what-if, in the order in which they are applied. */
  relaxations: RelaxationId[];
}

const SORT_COLUMNS = new Set<string>([
  'row',
  'run',
  'question',
  'golden',
  'response',
  'domain',
  'exact',
  'overlap',
  'words',
  'bucket',
  'blank',
  'review',
  'judge',
  ...RAG_FIGURES.map((figure) => `rag:${figure}` as const),
] satisfies SortColumn[]);

const DEFAULT_SORT: RowSort = { column: 'row', descending: false };

/**
 * Reads a hash location (`#/SCREEN/QUERY`, with or without `#`). Total: what is damaged or unknown
 * is left out, an unknown screen is the start screen.
 */
export function parseRoute(location: string): Route {
  const [, name = '', query = ''] = /^#?\/?([^/]*)\/?(.*)$/s.exec(location) ?? [];
  const found = new URLSearchParams(query);
  return {
    screen: SCREENS.find((screen) => screen === name) ?? 'start',
    files: readFiles(found),
    filter: readFilter(found),
    sort: readSort(found.get('sort')),
    row: readRow(found.get('row')),
    columns: found.getAll('column'),
    queue: keepKnown(found.getAll('queue'), QUEUE_KINDS)[0],
    measure: readMeasure(found.get('measure')),
    pair: readPair(found.get('pair')),
    relaxations: readRelaxations(found.get('relax') ?? ''),
  };
}

/** Hash location of a route, without `#`. Lone surrogates become U+FFFD; all other text survives. */
export function formatRoute(route: Route): string {
  const { sort, row } = route;
  const query = new URLSearchParams();
  for (const { key, name } of route.files) query.append('file', `${key}:${name}`);
  for (const { key, from } of route.files) if (from) query.append('from', `${key}:${from}`);
  appendFilter(query, route.filter);
  if (sort.column !== DEFAULT_SORT.column || sort.descending)
    query.append('sort', (sort.descending ? '-' : '') + sort.column);
  if (row) query.append('row', `${row.run}:${row.row}`);
  for (const column of route.columns) query.append('column', column);
  if (route.queue) query.append('queue', route.queue);
  if (route.measure) query.append('measure', route.measure);
  if (route.pair) query.append('pair', route.pair.join(':'));
  if (route.relaxations.length > 0) query.append('relax', formatRelaxations(route.relaxations));
  const text = query.toString();
  if (text === '') return route.screen === 'start' ? '/' : `/${route.screen}`;
  return `/${route.screen}/${text}`;
}

function appendFilter(query: URLSearchParams, filter: RowFilter): void {
  for (const key of filter.runs ?? []) query.append('run', key);
  for (const bucket of filter.buckets ?? []) query.append('bucket', bucket);
  for (const domain of filter.domains ?? []) query.append('domain', domain);
  for (const credit of filter.credits ?? []) query.append('credit', credit);
  if (filter.finding) query.append('finding', filter.finding);
  for (const reason of filter.reasons ?? []) query.append('reason', reason);
  for (const choice of filter.review ?? []) query.append('review', choice);
  for (const choice of filter.judge ?? []) query.append('judge', choice);
  for (const choice of filter.rag ?? []) query.append('rag', choice);
  if (filter.typographic !== undefined)
    query.append('typographic', filter.typographic ? 'only' : 'none');
  if (filter.search) query.append('search', filter.search);
  appendComparisons(query, filter);
}

/** For `<a href>`: a link that opens in another tab as well. */
export function routeHref(route: Route): string {
  return `#${formatRoute(route)}`;
}

/** The route as it stands now, for callbacks that outlive a render. */
export function currentRoute(): Route {
  return parseRoute(window.location.hash);
}

/**
 * Changes parts of the route, read afresh, so that two changes in one tick both hold. Without
 * `replace` the reader can go back to what was. Changes nothing where nothing differs.
 */
export function patchRoute(patch: Partial<Route>, options?: { replace?: boolean }): void {
  const before = currentRoute();
  const to = formatRoute({ ...before, ...patch });
  if (to === formatRoute(before)) return;
  try {
    navigate(to, options);
  } catch (error) {
    // Safari refuses more than 100 changes in 30 seconds: the address is then a step behind, nothing else.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What the address says, as `RouteProvider` gives it. */
export const CurrentRoute = createContext(parseRoute(''));

/** What the address says already, while what it shows is still being drawn. */
export const NewestRoute = createContext(parseRoute(''));

/** The route of the address as it is: for what is chosen by, which has to show a choice at once. */
export function useNewestRoute(): Route {
  return use(NewestRoute);
}

/** The route that is shown, the same object while the hash is the same, and `patchRoute`. */
export function useRoute(): [Route, typeof patchRoute] {
  return [use(CurrentRoute), patchRoute];
}

function readFiles(query: URLSearchParams): LinkedFile[] {
  const files = new Map<string, LinkedFile>();
  for (const text of query.getAll('file')) {
    const [, key, name] = /^([0-9a-f]{16}):(.*)$/s.exec(text) ?? [];
    if (key !== undefined && name !== undefined) files.set(key, { key, name });
  }
  for (const text of query.getAll('from')) {
    const [, key = '', from] = /^([0-9a-f]{16}):([0-9a-z.-]+)$/.exec(text) ?? [];
    const file = files.get(key);
    if (file && from !== undefined) files.set(key, { ...file, from });
  }
  return [...files.values()];
}

function readFilter(query: URLSearchParams): RowFilter {
  const runs = query.getAll('run');
  const buckets = keepKnown(query.getAll('bucket'), BUCKETS);
  const domains = query.getAll('domain');
  const credits = keepKnown(query.getAll('credit'), CREDITS);
  const [finding] = keepKnown(query.getAll('finding'), FINDINGS);
  const reasons = keepKnown(query.getAll('reason'), REASON_IDS);
  const review = keepKnown(query.getAll('review'), REVIEW_CHOICES);
  const judge = keepKnown(query.getAll('judge'), JUDGE_CHOICES);
  const rag = keepKnown(query.getAll('rag'), RAG_CHOICES);
  const [typographic] = keepKnown(query.getAll('typographic'), ['only', 'none']);
  const search = query.get('search');
  return {
    ...(runs.length > 0 && { runs }),
    ...(buckets.length > 0 && { buckets }),
    ...(domains.length > 0 && { domains }),
    ...(credits.length > 0 && { credits }),
    ...(finding && { finding }),
    ...(reasons.length > 0 && { reasons }),
    ...(review.length > 0 && { review }),
    ...(judge.length > 0 && { judge }),
    ...(rag.length > 0 && { rag }),
    ...(typographic && { typographic: typographic === 'only' }),
    ...(search && { search }),
    ...readComparisons(query),
  };
}

function keepKnown<T extends string>(texts: string[], known: readonly T[]): T[] {
  return known.filter((one) => texts.includes(one));
}

function readSort(text: string | null): RowSort {
  const descending = text?.startsWith('-') ?? false;
  const column = text?.slice(descending ? 1 : 0) ?? '';
  return isSortColumn(column) ? { column, descending } : DEFAULT_SORT;
}

function isSortColumn(text: string): text is SortColumn {
  return SORT_COLUMNS.has(text) || text.startsWith('column:');
}

function readRow(text: string | null): RowId | undefined {
  const [, run, row] = /^([0-9a-f]{16}):(\d{1,9})$/.exec(text ?? '') ?? [];
  return run === undefined ? undefined : { run, row: Number(row) };
}
