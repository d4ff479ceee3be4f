import { create } from 'zustand';
import type { Prepared } from '../engine/run-types.ts';
import { askEngine, onEngineStop, tellEngine } from './engine.ts';
import { tellDecisions } from './review-engine.ts';
import { addProblem, useRuns } from './runs-state.ts';

export type { Prepared } from '../engine/run-types.ts';

export interface PreparedState {
  /** Row keys, reasons and judge's verdicts are found in these runs, by content key. */
  prepared: ReadonlyMap<string, Prepared>;
  /** Rows so far of those on their way. */
  progress: ReadonlyMap<string, number>;
}

const initial: PreparedState = { prepared: new Map(), progress: new Map() };

/** How far each loaded run is with what comes after its first numbers. */
export const usePrepared = create<PreparedState>(() => initial);

interface Preparing {
  job: string;
  done: Promise<void>;
}

/** What prepares each run: where the run is loaded anew or removed meanwhile, it is stale. */
const preparing = new Map<string, Preparing>();
let jobsSoFar = 0;

/** Finds row keys and reasons of a loaded run, and what was decided of its rows. Never rejects. */
export function prepareRun(key: string): Promise<void> {
  stopPreparing(key);
  const job = `prepare-${++jobsSoFar}`;
  showProgress(key, 0);
  const done = findPrepared(key, job);
  preparing.set(key, { job, done });
  return done;
}

/** Resolves once a run is prepared, or cannot be. */
export async function whenPrepared(key: string): Promise<void> {
  await preparing.get(key)?.done;
}

async function findPrepared(key: string, job: string): Promise<void> {
  const isWanted = () => preparing.get(key)?.job === job;
  // Not waited for: a database that does not open must not keep the reasons away.
  void tellDecisions();
  const outcome = await askEngine((engine) =>
    engine.prepareRun(key, job, (rows) => {
      if (isWanted()) showProgress(key, rows);
    }),
  );
  if (!isWanted()) return;
  preparing.delete(key);
  usePrepared.setState(({ prepared, progress }) => ({
    prepared: outcome.ok ? new Map(prepared).set(key, outcome.value) : prepared,
    progress: without(progress, key),
  }));
  if (!outcome.ok) addProblem(nameOf(key), outcome.problem);
}

/** Counts again what is known of a prepared run, after something of it has changed. Never rejects. */
export async function recountPrepared(key: string): Promise<void> {
  await whenPrepared(key);
  const outcome = await askEngine((engine) =>
    engine.prepareRun(key, `prepare-${++jobsSoFar}`, () => undefined),
  );
  usePrepared.setState(({ prepared }) => ({
    prepared:
      outcome.ok && prepared.has(key) ? new Map(prepared).set(key, outcome.value) : prepared,
  }));
}

/** Forgets what was found of a run that is taken off the page. */
export function forgetPrepared(key: string): void {
  stopPreparing(key);
  usePrepared.setState(({ prepared, progress }) => ({
    prepared: without(prepared, key),
    progress: without(progress, key),
  }));
}

function stopPreparing(key: string): void {
  const stale = preparing.get(key);
  preparing.delete(key);
  if (stale) tellEngine((engine) => engine.cancel(stale.job));
}

function showProgress(key: string, rows: number): void {
  usePrepared.setState(({ progress }) => ({ progress: new Map(progress).set(key, rows) }));
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([other]) => other !== key));
}

function nameOf(key: string): string {
  return useRuns.getState().runs.find((run) => run.key === key)?.name ?? '';
}

onEngineStop(() => {
  preparing.clear();
  usePrepared.setState(initial);
});
