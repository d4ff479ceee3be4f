import { type PlainProblem, Problem, toPlainProblem } from '../core/problem.ts';
import type { ExportFlavour, Run } from '../engine/api.ts';
import { findContentKey } from '../engine/content-key.ts';
import { openKept } from '../storage/kept-files.ts';
import './hear-tabs.ts';
import { download } from './download.ts';
import { askEngine, onEngineStop, tellEngine } from './engine.ts';
import { leaveJudging } from './judge-load.ts';
import type { Dialect, Opening } from './load-file.ts';
import { isLoaded, openAll, openingOf } from './load-queue.ts';
import { leaveRun } from './other-tabs.ts';
import { forgetPrepared } from './prepared.ts';
import { isProjectName } from './project-file.ts';
import { ragSettingsOf } from './rag-state.ts';
import { leaveReviewOf } from './review-queue.ts';
import { addProblem, type LinkedFile, useRuns } from './runs-state.ts';

// Screens find all about runs in this one file.
export type { ExportFlavour, ImportReport, LoadProgress, Run } from '../engine/api.ts';
export type { Dialect } from './load-file.ts';
export { cancelLoad } from './load-queue.ts';
export { answerMapping, changeDialect, dismissMapping } from './mapping-question.ts';
export type { LinkedFile, LoadingFile, MappingQuestion } from './runs-state.ts';
export { useRuns } from './runs-state.ts';

/** The bundled samples. */
const SAMPLES = { answers: 'demo_evouna_tq.csv', retrieval: 'demo_rag_squad.csv' };
export type Sample = keyof typeof SAMPLES;

/**
 * Opens files one after the other: asks for columns where they are in doubt, scores, and keeps each
 * file in this browser. One that fails becomes a problem beside what is loaded; one that is loaded
 * already is read again, not doubled. Resolves with those that loaded; never rejects.
 */
export function addFiles(files: File[]): Promise<Run[]> {
  return openAll(files.map((file) => ({ file })));
}

/** Fetches a bundled sample and opens it as if it had been dropped. Never rejects. */
export async function openSample(sample: Sample = 'answers'): Promise<Run[]> {
  const name = SAMPLES[sample];
  try {
    return await addFiles([await fetchSample(name)]);
  } catch (thrown) {
    const { message } = toPlainProblem(thrown);
    const sentence = `The sample could not be fetched (${message}). Check the connection and try again.`;
    addProblem(name, toPlainProblem(new Problem('unreadable_file', sentence)));
    return [];
  }
}

async function fetchSample(name: string): Promise<File> {
  const answer = await fetch(new URL(`samples/${name}`, document.baseURI));
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  // A fixed date: where there is no content key, the key is made of name, size and date.
  return new File([await answer.blob()], name, { type: 'text/csv', lastModified: 0 });
}

const linkedOnTheirWay = new Set<string>();

/**
 * Opens the files that a link names: those of this page or kept in this browser, and the bundled samples.
 * Those it has not are listed in `missingFiles`, for a person to drop; those loaded already are left alone.
 */
export async function openLinked(files: LinkedFile[]): Promise<void> {
  const found: { key: string; opening: Opening }[] = [];
  // A call before this one may still be opening what it found.
  const missing = new Set(useRuns.getState().missingFiles.map(({ key }) => key));
  for (const linked of files) {
    const { key } = linked;
    if (isLoaded(key) || linkedOnTheirWay.has(key)) continue;
    linkedOnTheirWay.add(key);
    const opening = await findOpening(linked);
    if (opening) found.push({ key, opening });
    else {
      missing.add(key);
      linkedOnTheirWay.delete(key);
    }
  }
  useRuns.setState({
    missingFiles: files.filter(({ key }) => missing.has(key) && !isLoaded(key)),
  });
  const openings = found.map(async ({ key, opening }) => {
    await openAll([opening]);
    linkedOnTheirWay.delete(key);
  });
  await Promise.all(openings);
}

async function findOpening({ key, name }: LinkedFile): Promise<Opening | undefined> {
  const kept = openingOf(key) ?? (await openKept(key));
  // It was a `Dialect` when it was kept; if it is none any more, opening the file tells so.
  if (kept) {
    const dialect = kept.dialect as Partial<Dialect> | undefined;
    return isProjectName(kept.file.name)
      ? { ...kept, dialect, outline: key }
      : { ...kept, dialect };
  }
  return Object.values(SAMPLES).includes(name) ? findSample(key, name) : undefined;
}

/** A bundled sample, where the link means this very version of it. */
async function findSample(key: string, name: string): Promise<Opening | undefined> {
  try {
    const file = await fetchSample(name);
    return (await findContentKey(file)) === key ? { file } : undefined;
  } catch {
    return undefined; // A person is asked for the file, as for any other.
  }
}

/** Asks again for the columns of a loaded run, and scores it anew by the answer. */
export async function reviseMapping(key: string): Promise<void> {
  const opening = openingOf(key);
  if (opening && opening.outline === undefined) await openAll([{ ...opening, revises: key }]);
}

/** Takes a run off the page. Its file stays kept in this browser. */
export function removeRun(key: string): void {
  useRuns.setState(({ runs }) => ({ runs: runs.filter((run) => run.key !== key) }));
  leaveRun(key);
  leaveReviewOf(key);
  leaveJudging(key);
  forgetPrepared(key);
  tellEngine((engine) => engine.unload(key));
}

/** Takes a problem off the page once it has been read. */
export function dismissProblem(id: string): void {
  useRuns.setState(({ problems }) => ({ problems: problems.filter((other) => other.id !== id) }));
}

let exportsSoFar = 0;

/**
 * Writes the scored CSV of a run and hands it to the browser's downloads, as `NAME.scored.csv` or
 * `NAME.scored.excel.csv` (`NAME.patched.scored.csv` while a patch is on), with the columns of the evaluation
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
function exportName({ name, patch }: Run, flavour: ExportFlavour): string {
  const base = name.replace(/\.[^.]+$/, '') + (patch ? '.patched' : '');
  return flavour === 'excel' ? `${base}.scored.excel.csv` : `${base}.scored.csv`;
}

/** Runs that were opened again after a stop: at a second stop one of them may be its cause. */
const reopened = new Set<string>();

/** The tables were the engine's: opens their files again, unless that is what has stopped it. */
async function recover(problem: PlainProblem): Promise<void> {
  const { runs, loading, missingFiles } = useRuns.getState();
  const lost = runs.map(({ key, name }) => ({ key, name }));
  useRuns.setState({ runs: [], missingFiles: [...missingFiles, ...lost] });
  // A file that was being read tells of the stop under its own name.
  if (lost.length > 0 || loading.length === 0)
    addProblem(lost.map(({ name }) => name).join(', ') || 'Touchstone', problem);
  const again = lost.flatMap(({ key }) => (reopened.has(key) ? [] : (openingOf(key) ?? [])));
  for (const { key } of lost) reopened.add(key);
  await openAll(again);
}

onEngineStop((problem) => void recover(problem));
