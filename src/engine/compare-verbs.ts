import type { Engine } from './api.ts';
import type { WhatIfReport } from './compare-types.ts';
import type { Outcome } from './run-types.ts';
import { applyGoldens } from './apply-goldens.ts';
import { listPairRows, reportPairs } from './compare-pairs.ts';
import { listAcrossRows, reportAcross } from './count-across.ts';
import type { DecisionBook } from './decision-book.ts';
import type { HeldRuns } from './held-runs.ts';
import type { LoadedRun } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { prepareRows } from './prepare-run.ts';
import { findQuestionKeys } from './question-keys.ts';
import { reportRuns } from './report-runs.ts';
import { reportSquad } from './report-squad.ts';
import { reportWhatIf } from './report-what-if.ts';
import { settle } from './settle.ts';
import { PARTIAL_MS, throttleRows } from './throttle-rows.ts';

type CompareVerbs = Pick<
  Engine,
  | 'setGoldens'
  | 'compareRuns'
  | 'comparePairs'
  | 'pairRows'
  | 'countAcross'
  | 'acrossRows'
  | 'whatIf'
  | 'scoreSquad'
>;

const UNCANCELLED: Signal = { cancelled: false };

/** What the engine answers of several runs, of several golden answers, and of what relaxations would change. */
export function createCompareVerbs(
  held: HeldRuns,
  book: DecisionBook,
  settleJob: <T>(job: string, call: (signal: Signal) => Promise<T>) => Promise<Outcome<T>>,
): CompareVerbs {
  const getAll = (keys: readonly string[]) => keys.map((key) => held.getWithTexts(key));

  /** Rows' keys and marks of some runs, and the keys that runs are joined by; `onProgress` hears rows of all. */
  async function prepareAll(
    runs: Iterable<LoadedRun>,
    signal: Signal,
    onProgress: (rows: number) => void = () => undefined,
  ): Promise<void> {
    const tell = throttleRows(onProgress);
    let before = 0;
    for (const loaded of new Set(runs)) {
      const done = before;
      await prepareRows(loaded, book, signal);
      await findQuestionKeys(loaded, paceWork(signal), (rows) => tell(done + rows));
      before += loaded.table.rows;
    }
  }

  return {
    setGoldens: (keys, goldens, job, onProgress) =>
      settleJob(job, async (signal) => {
        const runs = getAll(keys);
        await applyGoldens(runs, goldens, signal, throttleRows(onProgress));
        return runs.map(({ run }) => run);
      }),
    compareRuns: (keys, seeds, job, onProgress) =>
      settleJob(job, async (signal) => {
        const runs = getAll(keys);
        await prepareAll(runs, signal, onProgress);
        return reportRuns(runs, seeds, book, paceWork(signal));
      }),
    comparePairs: (pairs, measure, job, onProgress) =>
      settleJob(job, async (signal) => {
        const runs = pairs.map(
          ([first, second]) => [held.getWithTexts(first), held.getWithTexts(second)] as const,
        );
        await prepareAll(runs.flat(), signal, onProgress);
        return reportPairs(runs, measure, paceWork(signal));
      }),
    pairRows: (pair, from, to) =>
      settle(async () => {
        const [first, second] = [held.getWithTexts(pair.first), held.getWithTexts(pair.second)];
        await prepareAll([first, second], UNCANCELLED);
        return listPairRows(first, second, pair, [from, to], paceWork(UNCANCELLED));
      }),
    countAcross: (keys, measure, job, onProgress) =>
      settleJob(job, async (signal) => {
        const runs = getAll(keys);
        await prepareAll(runs, signal, onProgress);
        return reportAcross(runs, measure, paceWork(signal));
      }),
    acrossRows: ({ runs: keys, measure, correct }, from, to) =>
      settle(async () => {
        const runs = getAll(keys);
        await prepareAll(runs, UNCANCELLED);
        return listAcrossRows(runs, measure, correct, [from, to], paceWork(UNCANCELLED));
      }),
    whatIf: (keys, relaxations, job, onProgress, onPartial) =>
      settleJob(job, (signal) => {
        const tell = throttleRows(onProgress);
        const tellPartial = throttleRows(
          (report: () => WhatIfReport) => onPartial?.(report()),
          PARTIAL_MS,
        );
        return reportWhatIf(getAll(keys), relaxations, paceWork(signal), (rows, report) => {
          tell(rows);
          tellPartial(report);
        });
      }),
    scoreSquad: (keys, job, onProgress) =>
      settleJob(job, async (signal) => {
        const reports = [];
        for (const loaded of getAll(keys))
          reports.push(await reportSquad(loaded, paceWork(signal), throttleRows(onProgress)));
        return reports;
      }),
  };
}
