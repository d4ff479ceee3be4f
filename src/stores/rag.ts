import type { PlainProblem } from '../core/problem.ts';
import { DEFAULT_RAG_SETTINGS, type RagSettings } from '../core/rag/rag-settings.ts';
import type { RowId } from '../engine/row-types.ts';
import type { Outcome, Run } from '../engine/run-types.ts';
import type { RemoteEngine } from '../engine/connect.ts';
import { saveRagSettings } from '../storage/rag-settings.ts';
import { askEngine, onEngineStop, tellEngine } from './engine.ts';
import { whenPrepared } from './prepared.ts';
import { ragSettingsOf, useRag } from './rag-state.ts';
import { addProblem, useRuns } from './runs-state.ts';
import { offerUndo } from './undo-offer.ts';

// Screens find all about the evaluation of retrieval in this one file.
export type { DeviationBins, RagDetail, RagReport } from '../engine/rag-types.ts';
export { useRag } from './rag-state.ts';

let jobsSoFar = 0;
/** The row that was asked for last. */
let lastOpened: RowId | undefined;

/** Finds the figures of a run by its settings, and what they come to: `report`. A newer call ends this one. Never rejects. */
export async function showRag(run: Run): Promise<void> {
  const settings = await ragSettingsOf(run.key);
  const outcome = await work(run, (engine, job, onProgress) =>
    engine.ragReport(run.key, settings, job, onProgress),
  );
  if (outcome?.ok) useRag.setState({ report: outcome.value });
}

/** Changes settings of a run, keeps them, and shows what follows. */
export async function setRagSettings(run: Run, change: Partial<RagSettings>): Promise<void> {
  const settings = { ...(await ragSettingsOf(run.key)), ...change };
  useRag.setState((state) => ({ settings: new Map(state.settings).set(run.key, settings) }));
  void saveRagSettings(run.key, settings);
  await showRag(run);
}

/** All settings of a run as in the beginning, which can be undone. */
export async function resetRagSettings(run: Run): Promise<void> {
  const before = await ragSettingsOf(run.key);
  offerUndo(`The RAG settings of ${run.name} are as in the beginning.`, () =>
    setRagSettings(run, before),
  );
  await setRagSettings(run, DEFAULT_RAG_SETTINGS);
}

/** Finds the figures by which rows of these runs are filtered and sorted, run after run, where they are not there. Never rejects. */
export async function prepareRag(runs: readonly Run[]): Promise<void> {
  for (const run of runs) {
    if (run.withoutTexts || useRag.getState().ready.get(run.key) === run) continue;
    const settings = await ragSettingsOf(run.key);
    const outcome = await work(run, (engine, job, onProgress) =>
      engine.prepareRag(run.key, settings, job, onProgress),
    );
    if (!outcome?.ok) return;
  }
}

/** Ends what is being found. What is found so far is gone on with at the next call. */
export function stopRag(): void {
  const { working, ready } = useRag.getState();
  if (!working) return;
  useRag.setState({ working: undefined, ready: without(ready, working.run) });
  tellEngine((engine) => engine.cancel(working.job));
}

/** Reads the sources of a row: `row`; undefined where there is no such row. Never rejects. */
export async function openRagRow(id: RowId): Promise<void> {
  lastOpened = id;
  await ragSettingsOf(id.run);
  const outcome = await askEngine((engine) => engine.ragRow(id));
  if (lastOpened !== id) return;
  if (outcome.ok) useRag.setState({ row: outcome.value && { id, detail: outcome.value } });
  else {
    useRag.setState({ row: undefined });
    tellProblem(id.run, outcome.problem);
  }
}

/** One piece of work at a time: undefined where a newer one, or a person, has ended this one. */
async function work<T>(
  run: Run,
  call: (
    engine: RemoteEngine,
    job: string,
    onProgress: (rows: number) => void,
  ) => Promise<Outcome<T>>,
): Promise<Outcome<T> | undefined> {
  stopRag();
  const job = `rag-${++jobsSoFar}`;
  const isWanted = () => useRag.getState().working?.job === job;
  useRag.setState({ working: { run: run.key, job, rows: 0 }, problem: undefined });
  await whenPrepared(run.key);
  if (!isWanted()) return undefined;
  const outcome = await askEngine((engine) =>
    call(engine, job, (rows) => {
      if (isWanted()) useRag.setState({ working: { run: run.key, job, rows } });
    }),
  );
  if (!isWanted()) return undefined;
  useRag.setState(({ ready }) => ({
    working: undefined,
    problem: outcome.ok ? undefined : outcome.problem,
    // What the engine had by other settings is gone.
    ready: outcome.ok ? new Map(ready).set(run.key, run) : without(ready, run.key),
  }));
  if (outcome.ok && lastOpened?.run === run.key) void openRagRow(lastOpened);
  return outcome;
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([other]) => other !== key));
}

function tellProblem(run: string, problem: PlainProblem): void {
  if (problem.code === 'engine_stopped' || problem.code === 'cancelled') return;
  const name = useRuns.getState().runs.find(({ key }) => key === run)?.name ?? '';
  addProblem(name, problem);
}

/** Figures go with their run; one that is read anew, or patched, is another. */
useRuns.subscribe(({ runs }, before) => {
  if (runs === before.runs) return;
  const { ready, report, row } = useRag.getState();
  const isHere = (key: string | undefined) => runs.some((run) => run.key === key);
  useRag.setState({
    ready: new Map([...ready].filter(([, run]) => runs.includes(run))),
    report: isHere(report?.run) ? report : undefined,
    row: isHere(row?.id.run) ? row : undefined,
  });
  const opened = lastOpened;
  const findOpened = (list: Run[]) => list.find(({ key }) => key === opened?.run);
  if (opened && findOpened(runs) && findOpened(runs) !== findOpened(before.runs))
    void openRagRow(opened);
});

onEngineStop(() => {
  const { settings } = useRag.getState();
  useRag.setState({ ...useRag.getInitialState(), settings });
});
