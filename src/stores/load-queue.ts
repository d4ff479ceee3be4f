import type { GoldenChoice, LoadProgress, Run } from '../engine/run-types.ts';
import { tellEngine } from './engine.ts';
import { findFileKind } from './file-kind.ts';
import { importReviews } from './import-reviews.ts';
import { leaveJudging, tellJudgements } from './judge-load.ts';
import { keepFile } from './kept-files.ts';
import { loadFile, type LoadedFile, type Opening } from './load-file.ts';
import { askMapping, dismissMapping } from './mapping-question.ts';
import { noteReading } from './note-reading.ts';
import { leaveRun, watchRun } from './other-tabs.ts';
import { fileKeyOf } from './part-origin.ts';
import { offerPatch, restorePatch } from './patches.ts';
import { isProjectFile } from './project-file.ts';
import { forgetPrepared, prepareRun } from './prepared.ts';
import { leaveReviewOf } from './review-queue.ts';
import { addProblem, useRuns } from './runs-state.ts';

/** What each file was opened from, to ask or load again, by its content key; and of each run the file. */
const openings = new Map<string, Opening>();
const fileOf = new Map<string, string>();

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
  return (await Promise.all(turns)).flat();
}

/** What a file, or the file of a run, was opened from. */
export function openingOf(key: string): Opening | undefined {
  return openings.get(fileOf.get(key) ?? key);
}

/** Several golden answers are switched on or off in a file: it is opened in this way from now on. */
export async function keepGoldens(file: string, goldens: GoldenChoice | undefined): Promise<void> {
  const opening = openings.get(file);
  if (!opening) return;
  openings.set(file, { ...opening, goldens });
  await keepFile(opening.file, file, { ...opening, goldens });
}

/** Ends the load of one file, at once on screen and at its next step in the engine. */
export function cancelLoad(job: string): void {
  if (!isWanted(job)) return;
  takeOff(job);
  if (job !== currentJob) return;
  dismissMapping();
  tellEngine((engine) => engine.cancel(job));
}

async function openOne(job: string, opening: Opening): Promise<Run[]> {
  if (!isWanted(job)) return [];
  currentJob = job;
  if (opening.outline === undefined && (await isProjectFile(opening.file))) {
    await takeProject(job, opening.file);
    return [];
  }
  const offerBefore = await noteRevised(opening);
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
  if (outcome.ok) return settle(outcome.value, wanted, offerBefore);
  if (wanted && outcome.problem.code !== 'cancelled')
    addProblem(opening.file.name, outcome.problem);
  return [];
}

async function noteRevised({ revises }: Opening): Promise<((runs: string[]) => void) | undefined> {
  const run = useRuns.getState().runs.find(({ key }) => key === revises);
  const was = run && openingOf(run.key);
  return was && noteReading(run, was, (opening) => openAll([opening]));
}

/** A project names files of its own, which wait for their turns behind this one. */
async function takeProject(job: string, file: File): Promise<void> {
  const { openProject } = await import('./project-open.ts');
  await openProject(file, () => isWanted(job));
  takeOff(job);
}

/** A cancel that came too late is honoured, unless it would take away runs that were there before. */
function settle(
  { runs: all, opening }: LoadedFile,
  wanted: boolean,
  offerBefore: ((runs: string[]) => void) | undefined,
): Run[] {
  const [first] = all;
  const file = first && fileKeyOf(first);
  // A run without texts may stand for a part of a file, and knows no file but itself.
  const isBefore = (run: Run) => fileKeyOf(run) === file || all.some(({ key }) => key === run.key);
  const before = useRuns.getState().runs.filter(isBefore);
  const runs = wanted || before.length > 0 ? chooseRuns(all, opening.only) : [];
  for (const { key } of all)
    if (!runs.some((run) => run.key === key)) tellEngine((engine) => engine.unload(key));
  if (file === undefined || runs.length === 0) return [];
  const { only: _, ...kept } = opening;
  openings.set(file, kept);
  for (const { key } of runs) fileOf.set(key, file);
  for (const { key } of before) if (!runs.some((run) => run.key === key)) leaveAll(key);
  useRuns.setState((state) => ({
    runs: replaceRuns(state.runs, isBefore, runs),
    missingFiles: state.missingFiles.filter(
      ({ key }) => key !== file && !runs.some((run) => run.key === key),
    ),
  }));
  void keepFile(opening.file, file, opening);
  const known = new Set(before.map(({ key }) => key));
  for (const { key } of runs) followRun(key, known.has(key));
  offerBefore?.([...known]);
  return runs;
}

/** The runs that are wanted; all where none of them is. */
function chooseRuns(runs: Run[], only: readonly string[] | undefined): Run[] {
  const chosen = runs.filter(({ key }) => only?.includes(key));
  return chosen.length > 0 ? chosen : runs;
}

/** The runs of a file in place of those that were there before. */
function replaceRuns(
  runs: readonly Run[],
  isBefore: (run: Run) => boolean,
  now: readonly Run[],
): Run[] {
  const first = runs.findIndex(isBefore);
  const others = runs.filter((run) => !isBefore(run));
  return first === -1 ? [...others, ...now] : others.toSpliced(first, 0, ...now);
}

function followRun(key: string, known: boolean): void {
  watchRun(key);
  // Other columns make other rows of the same file.
  if (known) leaveReviewOf(key);
  forgetPrepared(key);
  void prepareRun(key).then(() => restorePatch(key));
  void tellJudgements(key);
}

/** A run is taken off the page: ends what goes on with it. */
export function leaveAll(key: string): void {
  leaveRun(key);
  leaveReviewOf(key);
  leaveJudging(key);
  forgetPrepared(key);
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
