import type { LoadProgress, Run } from '../engine/api.ts';
import { tellEngine } from './engine.ts';
import { findFileKind } from './file-kind.ts';
import { importReviews } from './import-reviews.ts';
import { tellJudgements } from './judge-load.ts';
import { keepFile } from './kept-files.ts';
import { loadFile, type LoadedFile, type Opening } from './load-file.ts';
import { askMapping, dismissMapping } from './mapping-question.ts';
import { watchRun } from './other-tabs.ts';
import { offerPatch, restorePatch } from './patches.ts';
import { isProjectFile } from './project-file.ts';
import { forgetPrepared, prepareRun } from './prepared.ts';
import { leaveReviewOf } from './review-queue.ts';
import { addProblem, useRuns } from './runs-state.ts';

/** What each loaded run was opened from, to ask or load again. */
const openings = new Map<string, Opening>();

/** Files are opened one after the other; this is done when the last of them is. */
let lastTurn: Promise<unknown> = Promise.resolve();
let jobsSoFar = 0;
let currentJob: string | undefined;

/** Opens files one after the other, after those that wait already. Resolves with those that loaded. */
export async function openAll(files: Opening[]): Promise<Run[]> {
  const turns = files.map((opening) => {
    const job = `load-${++jobsSoFar}`;
    const { name, size } = opening.file;
    useRuns.setState(({ loading }) => ({
      loading: [...loading, { job, name, progress: undefined, totalBytes: size }],
    }));
    const turn = lastTurn.then(() => openOne(job, opening));
    lastTurn = turn;
    return turn;
  });
  const loaded = await Promise.all(turns);
  return loaded.filter((run) => run !== undefined);
}

/** What a loaded run was opened from. */
export function openingOf(key: string): Opening | undefined {
  return openings.get(key);
}

/** Ends the load of one file, at once on screen and at its next step in the engine. */
export function cancelLoad(job: string): void {
  if (!isWanted(job)) return;
  takeOff(job);
  if (job !== currentJob) return;
  dismissMapping();
  tellEngine((engine) => engine.cancel(job));
}

async function openOne(job: string, opening: Opening): Promise<Run | undefined> {
  if (!isWanted(job)) return undefined;
  currentJob = job;
  if (opening.outline === undefined && (await isProjectFile(opening.file))) {
    await takeProject(job, opening.file);
    return undefined;
  }
  const outcome = await loadFile(opening, job, {
    ask: async (...question) => (isWanted(job) ? askMapping(...question) : undefined),
    report: (progress) => showProgress(job, progress),
    takeAside: async (file, columns) => isWanted(job) && takeAside(file, columns),
    isWanted: () => isWanted(job),
  });
  currentJob = undefined;
  // Who takes a run off the page while it is read anew does not want it back.
  const wanted = isWanted(job) && (opening.revises === undefined || isLoaded(opening.revises));
  takeOff(job);
  if (outcome.ok) return settle(outcome.value, wanted);
  if (wanted && outcome.problem.code !== 'cancelled')
    addProblem(opening.file.name, outcome.problem);
  return undefined;
}

/** A project names files of its own, which wait for their turns behind this one. */
async function takeProject(job: string, file: File): Promise<void> {
  const { openProject } = await import('./project-open.ts');
  await openProject(file, () => isWanted(job));
  takeOff(job);
}

/** A cancel that came too late is honoured, unless it would take away a run that was there before. */
function settle({ run, opening }: LoadedFile, wanted: boolean): Run | undefined {
  const known = isLoaded(run.key);
  if (!wanted && !known) {
    tellEngine((engine) => engine.unload(run.key));
    return undefined;
  }
  openings.set(run.key, opening);
  useRuns.setState(({ runs, missingFiles }) => ({
    runs: known ? runs.map((other) => (other.key === run.key ? run : other)) : [...runs, run],
    missingFiles: missingFiles.filter(({ key }) => key !== run.key),
  }));
  void keepFile(opening.file, run.key, opening);
  watchRun(run.key);
  // Other columns make other rows of the same file.
  if (known) leaveReviewOf(run.key);
  forgetPrepared(run.key);
  void prepareRun(run.key).then(() => restorePatch(run.key));
  void tellJudgements(run.key);
  return run;
}

/** A review is added to those kept, a patch is offered; a run is neither. */
async function takeAside(file: File, columns: string[]): Promise<boolean> {
  const kind = findFileKind(columns);
  if (kind === 'review') await importReviews(file);
  if (kind === 'patch') await offerPatch(file);
  return kind !== 'run';
}

/** Whether a run is on the page. */
export function isLoaded(key: string): boolean {
  return useRuns.getState().runs.some((run) => run.key === key);
}

function isWanted(job: string): boolean {
  return useRuns.getState().loading.some((file) => file.job === job);
}

function takeOff(job: string): void {
  useRuns.setState(({ loading }) => ({ loading: loading.filter((file) => file.job !== job) }));
}

function showProgress(job: string, progress: LoadProgress): void {
  useRuns.setState(({ loading }) => ({
    loading: loading.map((file) =>
      // The first rows are sent once; they stay until the file is loaded.
      file.job === job ? { ...file, progress: { ...file.progress, ...progress } } : file,
    ),
  }));
}
