import type { Engine } from './api.ts';
import type { Calls } from './calls.ts';
import { countPrepared } from './count-prepared.ts';
import type { DecisionBook } from './decision-book.ts';
import { exportPatch, exportReviews } from './export-reviews.ts';
import { findNextDraw } from './find-next-draw.ts';
import type { HeldRuns } from './held-runs.ts';
import { keyOfRow, listHumanDecisions } from './human-decisions.ts';
import { joinHeld } from './join-held.ts';
import type { LoadedRun } from './loaded-run.ts';
import { type Draw, openDraw } from './open-draw.ts';
import { paceWork, type Rest, type Signal } from './pace-work.ts';
import { patchRun } from './patch-run.ts';
import { prepareRows, type PreparedRows } from './prepare-run.ts';
import { rankAhead } from './rank-ahead.ts';
import { readSmallTable } from './read-small-table.ts';
import { reportAgreement } from './report-agreement.ts';
import { reportReview } from './report-review.ts';
import { markAll, markKey } from './review-marks.ts';
import { RowGroups } from './row-groups.ts';
import { settle } from './settle.ts';

type ReviewVerbs = Pick<
  Engine,
  | 'prepareRun'
  | 'setDecisions'
  | 'changeDecisions'
  | 'review'
  | 'nextDraw'
  | 'groupOf'
  | 'agreement'
  | 'humanDecisions'
  | 'readSmallTable'
  | 'countUnknown'
  | 'exportReviews'
  | 'exportPatch'
  | 'setPatch'
>;

/** What the engine answers of reasons, reviews and patches; `settleAhead` is for what gives way to `calls`. */
export function createReviewVerbs(
  held: HeldRuns,
  book: DecisionBook,
  settleAhead: <T>(
    job: string,
    call: (signal: Signal) => Promise<T>,
  ) => ReturnType<typeof settle<T>>,
  calls: Calls,
): ReviewVerbs {
  const whenFree = () => calls.whenNone();
  const prepareAll = (runs: LoadedRun[]) =>
    Promise.all(runs.map((loaded) => prepareRows(loaded, book)));

  /** How often what a report is made of has changed. */
  let changes = 0;

  /** A report, made in slices: begun anew where what it is made of changes meanwhile. */
  async function report<T>(
    key: string,
    seed: number,
    make: (...parts: [LoadedRun, PreparedRows, Draw, DecisionBook, Rest]) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const loaded = held.get(key);
      const prepared = await prepareRows(loaded, book);
      const asOf = changes;
      const isStale = () => changes !== asOf || held.find(key) !== loaded;
      const signal: Signal = {
        get cancelled() {
          return isStale();
        },
      };
      const rest = paceWork(signal);
      try {
        const draw = openDraw(loaded, prepared, seed, book);
        await rest();
        return await make(loaded, prepared, draw, book, rest);
      } catch (thrown) {
        if (!isStale()) throw thrown;
      }
    }
  }

  return {
    prepareRun: (key, job, onProgress) =>
      settleAhead(job, async (signal) => {
        const loaded = held.get(key);
        // Before the reasons, which take many times as long; they come all the same where it fails.
        if (!loaded.prepared?.done) await rankAhead(held, loaded, calls).catch(() => undefined);
        const rows = await prepareRows(loaded, book, signal, onProgress, whenFree);
        // A run that is taken away meanwhile is no failure.
        void joinHeld(held, loaded, whenFree).catch(() => undefined);
        return countPrepared(loaded, rows);
      }),
    setDecisions: (decisions) => {
      changes++;
      book.replaceAll(decisions);
      for (const loaded of held.list) markAll(loaded, book);
    },
    changeDecisions: (decisions) => {
      changes++;
      const changed = book.change(decisions);
      for (const loaded of held.list) for (const key of changed) markKey(loaded, book, key);
    },
    review: (key, seed) => settle(() => calls.during(() => report(key, seed, reportReview))),
    nextDraw: (key, seed, exclude = []) =>
      settle(async () => {
        const loaded = held.get(key);
        const prepared = await prepareRows(loaded, book);
        return findNextDraw(loaded, prepared, openDraw(loaded, prepared, seed, book), exclude);
      }),
    groupOf: async ({ run, row: first }) => {
      const loaded = held.find(run);
      if (!loaded?.table.has(first)) return [];
      // Without texts every row would be like every other.
      const groups = loaded.run.withoutTexts
        ? undefined
        : (loaded.groups ??= new RowGroups(loaded));
      const others = (await groups?.likeRow(first)) ?? [];
      return [first, ...others].map((row) => ({ run, row, key: keyOfRow(loaded, row) }));
    },
    agreement: (key, seed) => settle(() => calls.during(() => report(key, seed, reportAgreement))),
    humanDecisions: (key) => {
      const loaded = held.find(key);
      return loaded ? listHumanDecisions(loaded) : [];
    },
    readSmallTable: (file) => settle(() => readSmallTable(file)),
    countUnknown: (rowKeys) =>
      settle(async () => {
        await prepareAll(held.list);
        const isKnown = (key: string) =>
          held.list.some(({ prepared }) => prepared?.keys.rowsOf(key).length);
        return rowKeys.filter((key) => !isKnown(key)).length;
      }),
    exportReviews: (keys) =>
      settle(async () => {
        await prepareAll(held.list);
        return exportReviews(
          keys.map((key) => held.get(key)),
          held.list,
          book,
        );
      }),
    exportPatch: (keys) =>
      settle(async () => {
        const chosen = keys.map((key) => held.get(key));
        await prepareAll(chosen);
        return exportPatch(chosen, book);
      }),
    setPatch: (key, patch) =>
      settle(async () => {
        const loaded = held.getWithTexts(key);
        const prepared = await prepareRows(loaded, book);
        changes++;
        return patchRun(loaded, prepared, patch);
      }),
  };
}
