import { type PlainProblem, Problem, toPlainProblem } from '../core/problem.ts';
import type { ExportFlavour, Run, SplitChoice } from '../engine/api.ts';
import { findContentKey } from '../engine/content-key.ts';
import { openKept } from '../storage/kept-files.ts';
import './hear-tabs.ts';
import { download } from './download.ts';
import { askEngine, onEngineStop, tellEngine } from './engine.ts';
import type { Dialect, Opening } from './load-file.ts';
import { isLoaded, leaveAll, openAll, openingOf } from './load-queue.ts';
import { fileKeyOf, readOrigin, writeOrigin } from './part-origin.ts';
import { ragSettingsOf } from './rag-state.ts';
import { addProblem, type LinkedFile, useRuns } from './runs-state.ts';

// Screens find all about runs in this one file.
export type {
  ExportFlavour,
  GoldenChoice,
  ImportReport,
  LoadProgress,
  Run,
  RunGoldens,
  RunPart,
  SplitChoice,
} from '../engine/api.ts';
export type { Dialect } from './load-file.ts';
export { cancelLoad } from './load-queue.ts';
export { answerMapping, changeDialect, dismissMapping } from './mapping-question.ts';
export type { LinkedFile, LoadingFile, MappingQuestion } from './runs-state.ts';
export { useRuns } from './runs-state.ts';

/** The bundled samples. */
const SAMPLES = {
  answers: ['demo_evouna_tq.csv'],
  retrieval: ['demo_rag_squad.csv'],
  models: [
    'openqa_nq301_DPR.csv',
    'openqa_nq301_FiD.csv',
    'openqa_nq301_text-davinci-003_zeroshot.csv',
  ],
};
export type Sample = keyof typeof SAMPLES;

/**
 * Opens files one after the other: asks for columns where they are in doubt, scores, and keeps each
 * file in this browser. One that fails becomes a problem beside what is loaded; one that is loaded
 * already is read again, not doubled. Resolves with those that loaded; never rejects.
 */
export function addFiles(files: File[]): Promise<Run[]> {
  return openAll(files.map((file) => ({ file })));
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

async function fetchSample(name: string): Promise<File> {
  const answer = await fetch(new URL(`samples/${name}`, document.baseURI));
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  // A fixed date: where there is no content key, the key is made of name, size and date.
  return new File([await answer.blob()], name, { type: 'text/csv', lastModified: 0 });
}

const linkedOnTheirWay = new Set<string>();

/** A loaded run as a link names it. */
export function linkOf({ key, name, part }: Run): LinkedFile {
  if (!part) return { key, name };
  return { key, name, from: writeOrigin({ file: part.file.key, split: part.split }) };
}

/**
 * Opens the runs that a link names: of files of this page or kept in this browser, and the bundled samples. Of a
 * file with several runs those come that are named. Those it has not are listed in `missingFiles`, for a person to
 * drop; those loaded already are left alone.
 */
export async function openLinked(files: LinkedFile[]): Promise<void> {
  const found: { keys: string[]; opening: Opening }[] = [];
  // A call before this one may still be opening what it found.
  const missing = new Set(useRuns.getState().missingFiles.map(({ key }) => key));
  for (const linked of groupByFile(files)) {
    const opening = await findOpening(linked);
    if (opening) found.push({ keys: linked.keys, opening });
    else
      for (const key of linked.keys) {
        missing.add(key);
        linkedOnTheirWay.delete(key);
      }
  }
  useRuns.setState({
    missingFiles: files.filter(({ key }) => missing.has(key) && !isLoaded(key)),
  });
  const openings = found.map(async ({ keys, opening }) => {
    await openAll([opening]);
    for (const key of keys) linkedOnTheirWay.delete(key);
  });
  await Promise.all(openings);
}

/** The runs of one file that a link names and this page has not. */
interface LinkedRuns {
  /** Content key of the file. */
  file: string;
  /** Of one of the runs. */
  name: string;
  keys: string[];
  split: SplitChoice | undefined;
}

function groupByFile(files: readonly LinkedFile[]): LinkedRuns[] {
  const groups = new Map<string, LinkedRuns>();
  for (const { key, name, from } of files) {
    if (isLoaded(key) || linkedOnTheirWay.has(key)) continue;
    linkedOnTheirWay.add(key);
    const origin = from === undefined ? undefined : readOrigin(from);
    const file = origin?.file ?? key;
    const group = groups.get(file) ?? { file, name, keys: [], split: undefined };
    groups.set(file, { ...group, keys: [...group.keys, key], split: group.split ?? origin?.split });
  }
  return [...groups.values()];
}

async function findOpening({ file, name, keys, split }: LinkedRuns): Promise<Opening | undefined> {
  const kept = openingOf(file) ?? (await openKept(file));
  // It was a `Dialect` when it was kept; if it is none any more, opening the file tells so.
  if (kept) {
    const dialect = kept.dialect as Partial<Dialect> | undefined;
    const loaded = useRuns.getState().runs.filter((run) => fileKeyOf(run) === file);
    const only = split && [...keys, ...loaded.map(({ key }) => key)];
    return { ...kept, dialect, split: split ?? kept.split, only };
  }
  return Object.values(SAMPLES).flat().includes(name) ? findSample(file, name) : undefined;
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

/** Asks again for the columns of a loaded run's file, and scores all of that anew by the answer. */
export async function reviseMapping(key: string): Promise<void> {
  const opening = openingOf(key);
  if (opening) await openAll([{ ...opening, revises: key }]);
}

/** Takes a run off the page; others of the same file stay. Its file stays kept in this browser. */
export function removeRun(key: string): void {
  useRuns.setState(({ runs }) => ({ runs: runs.filter((run) => run.key !== key) }));
  leaveAll(key);
  tellEngine((engine) => engine.unload(key));
}

/** Takes a problem off the page once it has been read. */
export function dismissProblem(id: string): void {
  useRuns.setState(({ problems }) => ({ problems: problems.filter((other) => other.id !== id) }));
}

let exportsSoFar = 0;

/**
 * Writes the scored CSV of a run and hands it to the browser's downloads, as `NAME.scored.csv` or
 * `NAME.scored.excel.csv` (`NAME.any-golden.patched.scored.csv` while several golden answers and a patch are on), with the columns of the evaluation
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
  const marks = (run.goldens ? '.any-golden' : '') + (run.patch ? '.patched' : '');
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
