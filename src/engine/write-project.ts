import type { Decision } from '../core/review/decision.ts';
import { canonicalJson } from '../core/project/canonical-json.ts';
import { PROJECT_VERSION } from '../core/project/project.ts';
import { PROJECT_FORMAT } from '../core/project/project-format.ts';
import { stripDecision, stripJudgement } from '../core/project/strip-texts.ts';
import { Problem } from '../core/problem.ts';
import type { ProjectParts, ProjectRunParts } from './project-types.ts';
import type { DecisionBook } from './decision-book.ts';
import type { HeldRuns } from './held-runs.ts';
import type { LoadedRun, SavedRun } from './loaded-run.ts';
import { outlineRun } from './outline-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { prepareRows } from './prepare-run.ts';

/** Bytes of a file that become text at a time. A multiple of 3, so that parts of base64 can be put together. */
const STEP_BYTES = 3 * 2 ** 18;
/** No engine reads a longer text back as JSON. */
const MOST_BYTES = 200e6;

/**
 * The project file of some runs, packed: the same state gives the same bytes. Throws Problems: `cancelled`, and
 * `usage` where files are too large for one text.
 */
export async function writeProject(
  parts: ProjectParts,
  held: HeldRuns,
  book: DecisionBook,
  signal: Signal,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const { Gzip } = await import('fflate');
  const packed: Uint8Array<ArrayBuffer>[] = [];
  // No time of writing, which would be other bytes every time.
  const gzip = new Gzip({ level: 6, mtime: 0 }, (chunk) => packed.push(new Uint8Array(chunk)));
  const encoder = new TextEncoder();
  const rest = paceWork(signal);
  let bytes = 0;
  for await (const piece of projectPieces(parts, held, book, signal)) {
    const chunk = encoder.encode(piece);
    gzip.push(chunk);
    bytes += chunk.length;
    onProgress(bytes);
    await rest();
  }
  gzip.push(new Uint8Array(0), true);
  return new Blob(packed, { type: 'application/gzip' });
}

async function* projectPieces(
  parts: ProjectParts,
  held: HeldRuns,
  book: DecisionBook,
  signal: Signal,
): AsyncGenerator<string> {
  const { withTexts, runs, judgings, ...others } = parts;
  const givers = listGivers(runs, held);
  requireRoom(withTexts ? givers : []);
  yield `{"format":${JSON.stringify(PROJECT_FORMAT)},"version":${PROJECT_VERSION},"withTexts":${withTexts}`;
  for (const name of ['versions', 'review', 'judge', 'rag'] as const)
    yield `,"${name}":${canonicalJson(others[name])}`;
  for (const [place, { record, judgements }] of judgings.entries()) {
    const said = [...judgements]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, judgement]) => [key, withTexts ? judgement : stripJudgement(judgement)]);
    yield `${place === 0 ? ',"judgings":[' : ','}${canonicalJson({ record, judgements: said })}`;
  }
  yield judgings.length === 0 ? ',"judgings":[]' : ']';
  yield `,"decisions":${canonicalJson(await listDecisions(parts, held, book, signal))},"runs":[`;
  for (const [place, run] of runs.entries()) {
    if (place > 0) yield ',';
    const texts = withTexts && run.file ? (givers.includes(run) ? 'here' : 'elsewhere') : 'none';
    yield* runPieces(run, texts, held, book, signal);
  }
  yield ']}\n';
}

/** The first run of each file, which the file is written with: once. */
function listGivers(runs: readonly ProjectRunParts[], held: HeldRuns): ProjectRunParts[] {
  const seen = new Set<string>();
  return runs.filter(({ key, file }) => {
    const { run } = held.get(key);
    const fileKey = run.part?.file.key ?? key;
    if (!file || seen.has(fileKey)) return false;
    seen.add(fileKey);
    return true;
  });
}

function requireRoom(runs: readonly ProjectRunParts[]): void {
  const bytes = runs.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
  if (bytes <= MOST_BYTES) return;
  throw new Problem(
    'usage',
    `These files are ${Math.round(bytes / 1e6)} MB together, and a project holds at most ${MOST_BYTES / 1e6} MB of them. Save it without texts, and send the files beside it.`,
  );
}

/** What was decided of rows of these runs, in the order of row keys and reviewers. */
async function listDecisions(
  { runs, withTexts }: ProjectParts,
  held: HeldRuns,
  book: DecisionBook,
  signal: Signal,
): Promise<Decision[]> {
  const prepared = await Promise.all(
    runs.map(({ key }) => prepareRows(held.get(key), book, signal)),
  );
  const isHere = (key: string) => prepared.some(({ keys }) => keys.rowsOf(key).length > 0);
  return [...book.entries()]
    .filter(([key]) => isHere(key))
    .flatMap(([, decisions]) => decisions)
    .map((decision) => (withTexts ? decision : stripDecision(decision)))
    .sort((a, b) => compare(a.rowKey, b.rowKey) || compare(a.reviewer, b.reviewer));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** `texts`: whether the run's file is written with it, or with another run of the file, or not at all. */
async function* runPieces(
  run: ProjectRunParts,
  texts: 'here' | 'elsewhere' | 'none',
  held: HeldRuns,
  book: DecisionBook,
  signal: Signal,
): AsyncGenerator<string> {
  const { file } = run;
  const loaded = held.get(run.key);
  const head = canonicalJson(loaded.saved ?? describeRun(run, loaded, texts === 'none')).slice(
    0,
    -1,
  );
  if (texts === 'none') {
    const outline = await outlineRun(loaded, await prepareRows(loaded, book, signal), signal);
    yield `${head},"outline":${canonicalJson(outline)}}`;
    return;
  }
  if (texts === 'here' && file) {
    yield `${head},"file":`;
    yield* filePieces(file);
    yield '}';
  } else yield `${head}}`;
}

function describeRun(
  { key, dialect, mapping, split, patch }: ProjectRunParts,
  { run }: LoadedRun,
  isWithoutTexts: boolean,
): SavedRun {
  const { name, size, columns, part, goldens } = run;
  const answers = isWithoutTexts || !patch ? {} : { answers: patch.answers };
  const patched = patch ? { name: patch.name, rows: run.patch?.rows ?? 0, ...answers } : run.patch;
  return {
    key,
    name,
    size,
    columns,
    dialect,
    mapping,
    split,
    goldens,
    of: part?.file,
    patch: patched,
  };
}

/** The bytes of a file as a text where they are one, which packs best. */
async function* filePieces(file: File): AsyncGenerator<string> {
  const isText = await isUtf8(file);
  yield `{"encoding":"${isText ? 'utf-8' : 'base64'}","text":"`;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const block of blocksOf(file))
    yield isText ? escapeText(decoder.decode(block, { stream: true })) : toBase64(block);
  yield '"}';
}

async function isUtf8(file: File): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const block of blocksOf(file)) decoder.decode(block, { stream: true });
    decoder.decode();
    return true;
  } catch (thrown) {
    if (thrown instanceof TypeError) return false;
    throw thrown;
  }
}

async function* blocksOf(file: File): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < file.size; from += STEP_BYTES)
    yield new Uint8Array(await file.slice(from, from + STEP_BYTES).arrayBuffer());
}

function escapeText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function toBase64(bytes: Uint8Array): string {
  let units = '';
  for (const byte of bytes) units += String.fromCharCode(byte);
  return btoa(units);
}
