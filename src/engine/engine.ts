import { findColumns } from '../core/columns.ts';
import { peekCsv } from '../csv/peek-csv.ts';
import { fileSource } from '../csv/source.ts';
import type { Engine } from './api.ts';
import type { PartialView, RowFilter, RowId, RowSort, View } from './row-types.ts';
import type { Outcome, Peek, Run } from './run-types.ts';
import { Calls } from './calls.ts';
import { chooseRows } from './choose-rows.ts';
import { createCompareVerbs } from './compare-verbs.ts';
import { DecisionBook } from './decision-book.ts';
import { exportRun } from './export-run.ts';
import { guessSplit } from './guess-split.ts';
import { filterRows } from './filter-rows.ts';
import { HeldRuns } from './held-runs.ts';
import { createJudgeVerbs } from './judge-verbs.ts';
import { loadRun } from './load-run.ts';
import type { LoadedRun } from './loaded-run.ts';
import { Numbering } from './numbering.ts';
import { cancelled, type Signal } from './pace-work.ts';
import { createProjectVerbs } from './project-verbs.ts';
import { createRagVerbs } from './rag-verbs.ts';
import { readRowDetail, readTableRow } from './read-row.ts';
import { createReviewVerbs } from './review-verbs.ts';
import { settle } from './settle.ts';
import { sortRows } from './sort-rows.ts';
import { PARTIAL_MS, throttleRows } from './throttle-rows.ts';

/** The rows that the last query found, in its order. */
interface FoundRows {
  id: number;
  numbering: Numbering;
  numbers: Uint32Array;
}

/** An engine without any run. It lives in a worker on the page, in the same process in tests. */
export function createEngine(): Engine {
  const held = new HeldRuns();
  const book = new DecisionBook();
  let found: FoundRows | undefined;
  let queries = 0;
  let currentQuery: Signal = { cancelled: false };
  const calls = new Calls();
  const jobs = new Map<string, Signal>();

  /** A call that `cancel` can end by its name. */
  function settleJob<T>(job: string, call: (signal: Signal) => Promise<T>): Promise<Outcome<T>> {
    return settleAhead(job, (signal) => calls.during(() => call(signal)));
  }

  /** The same for a call that gives way to all others. */
  function settleAhead<T>(job: string, call: (signal: Signal) => Promise<T>): Promise<Outcome<T>> {
    const signal = { cancelled: false };
    jobs.set(job, signal);
    return settle(() => call(signal)).finally(() => jobs.delete(job));
  }

  /** A view of rows that are no longer held is none. */
  function dropView(key: string): void {
    if (found?.numbering.runs.some(({ run }) => run.key === key)) found = undefined;
  }

  function keep(runs: readonly LoadedRun[]): Run[] {
    for (const key of held.keep(runs)) dropView(key);
    return runs.map(({ run }) => run);
  }

  async function query(
    filter: RowFilter,
    sort: RowSort,
    onPartial?: (view: PartialView) => void,
  ): Promise<View> {
    currentQuery.cancelled = true;
    const signal = { cancelled: false };
    currentQuery = signal;
    const tell = throttleRows((numbering: Numbering, numbers: Uint32Array, searched: number) => {
      if (numbering.runs !== held.list) return;
      found = { id: ++queries, numbering, numbers: numbers.slice() };
      const { total } = numbering;
      onPartial?.({ id: found.id, count: numbers.length, total, searched });
    }, PARTIAL_MS);
    const { numbering, numbers, facets } = await search(filter, sort, signal, tell);
    found = { id: ++queries, numbering, numbers };
    return { id: found.id, count: numbers.length, total: numbering.total, facets };
  }

  async function search(
    filter: RowFilter,
    sort: RowSort,
    signal: Signal,
    tell?: (numbering: Numbering, numbers: Uint32Array, searched: number) => void,
  ) {
    for (;;) {
      const numbering = new Numbering(held.list);
      const chosen = await chooseRows(held, book, filter, signal);
      const { numbers, facets } = await filterRows(numbering, filter, signal, chosen, tell);
      const sorted = await sortRows(numbering, numbers, sort);
      if (signal.cancelled) throw cancelled();
      // A run may have come or gone meanwhile, and its rows with it.
      if (numbering.runs === held.list) return { numbering, numbers: sorted, facets };
    }
  }

  async function findRows(filter: RowFilter, sort: RowSort): Promise<RowId[]> {
    const { numbering, numbers } = await search(filter, sort, { cancelled: false });
    return Array.from(numbers, (number) => {
      const { loaded, row } = numbering.locate(number);
      return { run: loaded.run.key, row };
    });
  }

  function rowAt(view: number, place: number) {
    const number = found?.id === view ? found.numbers[place] : undefined;
    return number === undefined ? undefined : found?.numbering.locate(number);
  }

  return {
    peek: (file, dialect) => settle(() => peek(file, dialect)),
    load: (file, request, onProgress) =>
      settleJob(request.job, async (signal) =>
        keep(await loadRun(file, request, onProgress, signal)),
      ),
    cancel: (job) => {
      const signal = jobs.get(job);
      if (signal) signal.cancelled = true;
    },
    unload: (key) => {
      held.drop(key);
      dropView(key);
    },
    query: (filter, sort, onPartial) =>
      settle(() => calls.during(() => query(filter, sort, onPartial))),
    findRows: (filter, sort) => settle(() => calls.during(() => findRows(filter, sort))),
    page: (view, from, to, columns) => {
      if (found?.id !== view) return [];
      const { numbering, numbers } = found;
      return Array.from(numbers.subarray(Math.max(from, 0), to), (number) => {
        const { loaded, row } = numbering.locate(number);
        return readTableRow(loaded, row, columns);
      });
    },
    locate: (view, id) => {
      if (found?.id !== view) return -1;
      const number = found.numbering.numberOf(id);
      return number < 0 ? -1 : found.numbers.indexOf(number);
    },
    rowAt: (view, place) => {
      const at = rowAt(view, place);
      return at && readRowDetail(at.loaded, at.row, book);
    },
    row: ({ run: key, row }) => {
      const loaded = held.find(key);
      return loaded?.table.has(row) ? readRowDetail(loaded, row, book) : undefined;
    },
    exportRun: (key, flavour, job, onProgress, rag) =>
      settleJob(job, async (signal) =>
        exportRun(
          rag ? held.getWithTexts(key) : held.get(key),
          flavour,
          signal,
          onProgress,
          rag && { settings: rag, book },
        ),
      ),
    ...createCompareVerbs(held, book, settleJob),
    ...createReviewVerbs(held, book, settleAhead, calls),
    ...createJudgeVerbs(held, book),
    ...createRagVerbs(held, book, settleJob),
    ...createProjectVerbs(held, book, settleJob, keep),
  };
}

async function peek(file: File, override: Parameters<Engine['peek']>[1]): Promise<Peek> {
  const { header: _, duplicates: __, ...seen } = await peekCsv(fileSource(file), override);
  return { ...seen, ...guessSplit(seen.columns, findColumns(seen.columns)) };
}
