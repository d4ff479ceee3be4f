import { formatCount } from '../core/format.ts';
import { Problem, toPlainProblem } from '../core/problem.ts';
import type { ReportedComparison, ReportedRun } from '../core/report/report-input.ts';
import { writeReport } from '../core/report/write-report.ts';
import { SCORERS } from '../core/scorers/scorers.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import type { Run } from '../engine/run-types.ts';
import { download } from './download.ts';
import { askEngine, tellEngine } from './engine.ts';
import { readReportedRows, type RowsWanted } from './report-rows.ts';
import { readReportedRun, RUN_STEPS, valueOf } from './report-run.ts';
import { useReport } from './report-state.ts';
import { tellDecisions } from './review-engine.ts';
import { addProblem, useRuns } from './runs-state.ts';

export { useReport } from './report-state.ts';

/** What a report is to hold. */
export interface ReportChoice {
  /** Content keys of the files, at least one. */
  runs: readonly string[];
  rows: RowsWanted;
  /** Whether the figures of retrieval are found and told. */
  withRag: boolean;
  /** What-ifs to tell of each file, each with the relaxations that it combines. */
  whatIfs?: readonly RelaxationId[][];
  /** Whether the runs are compared in pairs. */
  withPairs?: boolean;
}

let jobsSoFar = 0;

/**
 * Makes a report on loaded files as one HTML file and hands it to the browser's downloads, as
 * `NAME.report.html`. One at a time: a second call while one is made does nothing. Never rejects.
 */
export async function exportReport(choice: ReportChoice, today = new Date()): Promise<void> {
  const runs = useRuns.getState().runs.filter(({ key }) => choice.runs.includes(key));
  if (useReport.getState().working || runs.length === 0) return;
  const job = `report-${++jobsSoFar}`;
  useReport.setState({ working: { job, step: '', done: 0, steps: countSteps(runs) } });
  const name = nameReport(runs);
  try {
    const text = await makeReport(choice, runs, job, today.toISOString().slice(0, 10));
    download(new Blob([text], { type: 'text/html' }), name);
  } catch (thrown) {
    const problem = toPlainProblem(thrown);
    if (problem.code !== 'cancelled') addProblem(name, problem);
  }
  if (isWanted(job)) useReport.setState({ working: undefined });
}

/** Ends the report that is being made; nothing is downloaded. */
export function stopReport(): void {
  const { working } = useReport.getState();
  if (!working) return;
  useReport.setState({ working: undefined });
  tellEngine((engine) => engine.cancel(working.job));
}

async function makeReport(
  { rows, withRag, whatIfs = [], withPairs = false }: ReportChoice,
  runs: readonly Run[],
  job: string,
  date: string,
): Promise<string> {
  await tellDecisions();
  const reported: ReportedRun[] = [];
  let done = 0;
  for (const run of runs) {
    let step = '';
    const work = {
      job,
      begin: (next: string) => tell(job, (step = `${next} of ${run.name}`), done++),
      hear: (rowsSoFar: number) => tell(job, `${step}, ${sayRows(rowsSoFar)}`, done),
    };
    reported.push(await readReportedRun(run, { withRag, whatIfs }, work));
  }
  const comparisons =
    withPairs && runs.length > 1
      ? await readComparisons(runs, job, (rowsSoFar) =>
          tell(job, `comparing the runs, ${sayRows(rowsSoFar)}`, done),
        )
      : undefined;
  const chosen = await readReportedRows(rows, withRag, (rowsSoFar) =>
    tell(job, `rows to read, ${sayRows(rowsSoFar)}`, done),
  );
  tell(job, 'writing', done);
  return writeReport({ date, runs: reported, rows: chosen, comparisons });
}

async function readComparisons(
  runs: readonly Run[],
  job: string,
  hear: (rows: number) => void,
): Promise<ReportedComparison[]> {
  const pairs = runs.flatMap((first, place) =>
    runs.slice(place + 1).map((second): [string, string] => [first.key, second.key]),
  );
  const comparisons: ReportedComparison[] = [];
  for (const { id } of SCORERS) {
    const found = await askEngine((engine) => engine.comparePairs(pairs, id, job, hear));
    comparisons.push({ scorer: id, pairs: valueOf(found) });
  }
  return comparisons;
}

/** Throws `cancelled` once the report is not wanted any more. */
function tell(job: string, step: string, done: number): void {
  const { working } = useReport.getState();
  if (working?.job !== job) throw new Problem('cancelled', 'Cancelled.');
  useReport.setState({ working: { ...working, step, done } });
}

function isWanted(job: string): boolean {
  return useReport.getState().working?.job === job;
}

function countSteps(runs: readonly Run[]): number {
  return runs.length * RUN_STEPS.length + 1;
}

function sayRows(rows: number): string {
  return `${formatCount(rows)} so far`;
}

function nameReport([first, ...others]: readonly Run[]): string {
  const base = first && others.length === 0 ? first.name.replace(/\.[^.]+$/, '') : 'touchstone';
  return `${base}.report.html`;
}
