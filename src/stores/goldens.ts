import { create } from 'zustand';
import { Problem, toPlainProblem } from '../core/problem.ts';
import type { GoldenChoice, Run } from '../engine/run-types.ts';
import { askEngine, onEngineStop, tellEngine } from './engine.ts';
import { keepGoldens } from './load-queue.ts';
import { fileKeyOf } from './part-origin.ts';
import { prepareRun } from './prepared.ts';
import { refreshShownReport } from './review-report.ts';
import { addProblem, useRuns } from './runs-state.ts';
import { offerUndo } from './undo-offer.ts';

/** How far the scoring of a file is. */
export interface Rescoring {
  /** Names it for the engine. */
  job: string;
  /** Rows so far, of all runs of the file. */
  rows: number;
  total: number;
}

export interface GoldensState {
  /** Files whose runs are being scored against other golden answers, by content key. */
  busy: ReadonlyMap<string, Rescoring>;
}

/** Which files are being scored against several golden answers a row, or against one again. */
export const useGoldens = create<GoldensState>(() => ({ busy: new Map() }));

let jobsSoFar = 0;

/**
 * Scores all runs of a run's file against any of several golden answers a row, or against the one again; kept with
 * the file. A later call ends the one before. It can be undone. A failure becomes a problem beside what is loaded.
 * Never rejects.
 */
export async function setGoldens(key: string, choice: GoldenChoice | undefined): Promise<void> {
  const { runs } = useRuns.getState();
  const asked = runs.find((run) => run.key === key);
  if (!asked) return;
  const file = fileKeyOf(asked);
  const name = asked.part?.file.name ?? asked.name;
  const before = asked.goldens && { column: asked.goldens.column, form: asked.goldens.form };
  try {
    await rescoreFile(file, choice);
  } catch (thrown) {
    const problem = toPlainProblem(thrown);
    if (problem.code !== 'cancelled') addProblem(name, problem);
    return;
  }
  offerUndo(
    `${name} is scored by ${choice ? 'any of several golden answers' : 'one golden answer'} a row.`,
    () => rescoreFile(file, before),
  );
}

/** Throws why it was not done: `cancelled` where a person or a later call has ended it. */
async function rescoreFile(file: string, choice: GoldenChoice | undefined): Promise<void> {
  const ofFile = useRuns.getState().runs.filter((run) => fileKeyOf(run) === file);
  stopGoldens(file);
  const total = ofFile.reduce((sum, { report }) => sum + report.rows, 0);
  const job = `goldens-${++jobsSoFar}`;
  setBusy(file, { job, rows: 0, total });
  const isWanted = () => useGoldens.getState().busy.get(file)?.job === job;
  const keys = ofFile.map((run) => run.key);
  const scored = await askEngine((engine) =>
    engine.setGoldens(keys, choice, job, (rows) => {
      if (isWanted()) setBusy(file, { job, rows, total });
    }),
  );
  if (isWanted()) setBusy(file, undefined);
  if (!scored.ok) throw new Problem(scored.problem.code, scored.problem.message);
  await takeScored(file, choice, scored.value);
}

async function takeScored(
  file: string,
  choice: GoldenChoice | undefined,
  scored: readonly Run[],
): Promise<void> {
  const byKey = new Map(scored.map((run) => [run.key, run]));
  useRuns.setState(({ runs }) => ({ runs: runs.map((run) => byKey.get(run.key) ?? run) }));
  for (const { key } of scored) void prepareRun(key);
  await keepGoldens(file, choice);
  void refreshShownReport();
}

/** Ends the scoring of a file, which is then as it was before; nothing where none is on. */
export function stopGoldens(file: string): void {
  const job = useGoldens.getState().busy.get(file)?.job;
  if (job === undefined) return;
  setBusy(file, undefined);
  tellEngine((engine) => engine.cancel(job));
}

function setBusy(file: string, rescoring: Rescoring | undefined): void {
  const { busy } = useGoldens.getState();
  const others = [...busy].filter(([other]) => other !== file);
  useGoldens.setState({ busy: new Map(rescoring ? [...others, [file, rescoring]] : others) });
}

/** Names of columns that hold several golden answers, by the files that are about. */
const NAMED =
  /^(?:golden|gold|answer|target|reference)s?_?(?:all|list|aliases|answers)$|^all_(?:golden|answers)$|^aliases$/i;

/** Where a run's several golden answers seem to be, by the names of its columns; undefined where nothing looks like it. */
export function guessGoldens({ columns, mapping }: Run): GoldenChoice | undefined {
  const found = columns.findIndex((name) => NAMED.test(name.trim()));
  if (found !== -1) return { column: found, form: 'json' };
  return mapping.golden === undefined || !/answers$/i.test(columns[mapping.golden] ?? '')
    ? undefined
    : { column: mapping.golden, form: 'json' };
}

onEngineStop(() => useGoldens.setState({ busy: new Map() }));
