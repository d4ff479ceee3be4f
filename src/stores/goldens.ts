import { create } from 'zustand';
import type { GoldenChoice, Run } from '../engine/api.ts';
import { askEngine, onEngineStop } from './engine.ts';
import { keepGoldens } from './load-queue.ts';
import { fileKeyOf } from './part-origin.ts';
import { prepareRun } from './prepared.ts';
import { refreshShownReport } from './review-report.ts';
import { addProblem, useRuns } from './runs-state.ts';
import { offerUndo } from './undo-offer.ts';

export interface GoldensState {
  /** Rows so far of the runs that are being scored against other golden answers. */
  busy: ReadonlyMap<string, number>;
}

/** Which runs are being scored against several golden answers a row, or against one again. */
export const useGoldens = create<GoldensState>(() => ({ busy: new Map() }));

let jobsSoFar = 0;

/**
 * Scores all runs of a run's file against any of several golden answers a row, or against the one again; kept with
 * the file. It can be undone. A failure becomes a problem beside what is loaded. Never rejects.
 */
export async function setGoldens(key: string, choice: GoldenChoice | undefined): Promise<void> {
  const { runs } = useRuns.getState();
  const asked = runs.find((run) => run.key === key);
  if (!asked) return;
  const before = asked.goldens && { column: asked.goldens.column, form: asked.goldens.form };
  await score(fileKeyOf(asked), choice);
  const { name } = asked.part?.file ?? asked;
  offerUndo(
    `${name} is scored by ${choice ? 'any of several golden answers' : 'one golden answer'} a row.`,
    () => score(fileKeyOf(asked), before),
  );
}

async function score(file: string, choice: GoldenChoice | undefined): Promise<void> {
  const ofFile = useRuns.getState().runs.filter((run) => fileKeyOf(run) === file);
  await Promise.all(ofFile.map((run) => rescore(run, choice)));
  await keepGoldens(file, choice);
  void refreshShownReport();
}

async function rescore({ key, name }: Run, choice: GoldenChoice | undefined): Promise<void> {
  const job = `goldens-${++jobsSoFar}`;
  setBusy(key, 0);
  const scored = await askEngine((engine) =>
    engine.setGoldens(key, choice, job, (rows) => setBusy(key, rows)),
  );
  setBusy(key, undefined);
  if (!scored.ok) return addProblem(name, scored.problem);
  useRuns.setState(({ runs }) => ({
    runs: runs.map((run) => (run.key === key ? scored.value : run)),
  }));
  void prepareRun(key);
}

function setBusy(key: string, rows: number | undefined): void {
  const { busy } = useGoldens.getState();
  const others = [...busy].filter(([other]) => other !== key);
  useGoldens.setState({
    busy: new Map(rows === undefined ? others : [...others, [key, rows]]),
  });
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
