import { type PlainProblem, Problem, toPlainProblem } from '../core/problem.ts';
import type { ExportFlavour, Run } from '../engine/run-types.ts';
import './hear-tabs.ts';
import { download } from './download.ts';
import { askEngine, onEngineStop, tellEngine } from './engine.ts';
import { linkOf } from './linked-runs.ts';
import type { Opening } from './load-file.ts';
import { leaveAll, openAll, openingOf } from './load-queue.ts';
import { fileKeyOf } from './part-origin.ts';
import { ragSettingsOf } from './rag-state.ts';
import { addProblem, useRuns } from './runs-state.ts';
import { fetchSample, type Sample, SAMPLES } from './samples.ts';

// Screens find all about runs in this one file.
export type {
  ExportFlavour,
  ImportReport,
  LoadProgress,
  Run,
  SplitChoice,
} from '../engine/run-types.ts';
export type { Dialect } from './load-file.ts';
export { linkOf, openLinked } from './linked-runs.ts';
export { cancelLoad } from './load-queue.ts';
export { answerMapping, changeDialect, dismissMapping } from './mapping-question.ts';
export type { LinkedFile, LoadingFile, MappingQuestion } from './runs-state.ts';
export { useRuns } from './runs-state.ts';
export type { Sample } from './samples.ts';

/**
 * Opens files one after the other: asks for columns where they are in doubt, scores, and keeps each
 * file in this browser. One that fails becomes a problem beside what is loaded; one that is loaded
 * already is read again, not doubled. Resolves with those that loaded; never rejects.
 */
export function addFiles(files: File[]): Promise<Run[]> {
  return openAll(files.map((file) => ({ file })));
}

/** Says that what was dropped or chosen holds no file: an empty folder, say, or one that may not be read. */
export function noteNoFiles(): void {
  const sentence =
    'There is no file in what was dropped or chosen, or it may not be read. Drop CSV files, or a folder that holds them.';
  addProblem('Nothing to read', toPlainProblem(new Problem('unreadable_file', sentence)));
}

/** Fetches the files of a bundled sample and opens them as if they had been dropped. Never rejects. */
export async function openSample(sample: Sample = 'answers'): Promise<Run[]> {
  const names = SAMPLES[sample];
  try {
    return await addFiles(await Promise.all(names.map(fetchSample)));
  } catch (thrown) {
    const { message } = toPlainProblem(thrown);
    const sentence = `The sample could not be fetched (${message}). Check the connection and try again.`;
    addProblem(names.join(', '), toPlainProblem(new Problem('unreadable_file', sentence)));
    return [];
  }
}

/** Asks again for the columns of a loaded run's file, and scores all of that anew by the answer. */
export async function reviseMapping(key: string): Promise<void> {
  const opening = openingOf(key);
  if (opening && opening.outline === undefined) await openAll([{ ...opening, revises: key }]);
}

/** Takes a run off the page; others of the same file stay. Its file stays kept in this browser. */
export function removeRun(key: string): void {
  removeRuns([key]);
}

/** Takes runs off the page as one act: one step of the browser's history. */
export function removeRuns(keys: readonly string[]): void {
  if (keys.length === 0) return;
  useRuns.setState(({ runs }) => ({
    runs: runs.filter(({ key }) => !keys.includes(key)),
    removed: { keys },
  }));
  for (const key of keys) {
    leaveAll(key);
    tellEngine((engine) => engine.unload(key));
  }
}

/** Puts loaded runs in an order, by their keys; those that it does not name come last. */
export function orderRuns(keys: readonly string[]): void {
  const placeOf = ({ key }: Run) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  useRuns.setState(({ runs }) => ({
    runs: runs.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));
}

/** Takes a problem off the page once it has been read. */
export function dismissProblem(id: string): void {
  useRuns.setState(({ problems }) => ({ problems: problems.filter((other) => other.id !== id) }));
}

let exportsSoFar = 0;

/**
 * Writes the scored CSV of a run and hands it to the browser's downloads, as `NAME.scored.csv` or
 * `NAME.scored.excel.csv` (`NAME.any-golden.patched.scored.csv` while several golden answers and a patch are on, `.no-texts` where those are not here), with the columns of the evaluation
 * of retrieval where they are asked for. One at a time: a second call while one is written does nothing.
 */
export async function exportRun(
  key: string,
  flavour: ExportFlavour,
  withRag = false,
): Promise<void> {
  const { runs, exporting } = useRuns.getState();
  const run = runs.find((other) => other.key === key);
  if (!run || exporting) return;
  const job = `export-${++exportsSoFar}`;
  useRuns.setState({ exporting: { key, flavour, rows: 0, job } });
  const onProgress = (rows: number) => {
    if (isExporting(job)) useRuns.setState({ exporting: { key, flavour, rows, job } });
  };
  const rag = withRag ? await ragSettingsOf(key) : undefined;
  const written = await askEngine((engine) => engine.exportRun(key, flavour, job, onProgress, rag));
  if (!isExporting(job)) return;
  useRuns.setState({ exporting: undefined });
  if (written.ok) download(written.value, exportName(run, flavour));
  else addProblem(run.name, written.problem);
}

/** Ends the export that is being written; nothing is downloaded. */
export function stopExport(): void {
  const job = useRuns.getState().exporting?.job;
  if (!job) return;
  useRuns.setState({ exporting: undefined });
  tellEngine((engine) => engine.cancel(job));
}

function isExporting(job: string): boolean {
  return useRuns.getState().exporting?.job === job;
}

/** A file whose golden answers are not all its own says so in its name. */
function exportName(run: Run, flavour: ExportFlavour): string {
  const marks =
    (run.withoutTexts ? '.no-texts' : '') +
    (run.goldens ? '.any-golden' : '') +
    (run.patch ? '.patched' : '');
  const base = baseName(run) + marks;
  return flavour === 'excel' ? `${base}.scored.excel.csv` : `${base}.scored.csv`;
}

/** The file's name without its ending, with what a part of it is of. */
function baseName({ name, part }: Run): string {
  const base = (part?.file.name ?? name).replace(/\.[^.]+$/, '');
  if (!part) return base;
  const of = name
    .slice(part.file.name.length)
    .replaceAll(/[^\p{L}\p{M}\p{N}.-]+/gu, ' ')
    .trim();
  return `${base}.${of.replaceAll(' ', '_')}`;
}

/** Runs that were opened again after a stop: at a second stop one of them may be its cause. */
const reopened = new Set<string>();

/** The tables were the engine's: opens their files again, unless that is what has stopped it. */
async function recover(problem: PlainProblem): Promise<void> {
  const { runs, loading, missingFiles } = useRuns.getState();
  const lost = runs.map(linkOf);
  useRuns.setState({ runs: [], missingFiles: [...missingFiles, ...lost] });
  // A file that was being read tells of the stop under its own name.
  if (lost.length > 0 || loading.length === 0)
    addProblem(lost.map(({ name }) => name).join(', ') || 'Touchstone', problem);
  const again = new Map<string, Opening>();
  for (const run of runs) {
    const opening = reopened.has(run.key) ? undefined : openingOf(run.key);
    const { only = [] } = again.get(fileKeyOf(run)) ?? {};
    if (opening) again.set(fileKeyOf(run), { ...opening, only: [...only, run.key] });
  }
  for (const { key } of lost) reopened.add(key);
  await openAll([...again.values()]);
}

onEngineStop((problem) => void recover(problem));
