import { readFileSync } from 'node:fs';
import type { Decision } from '../core/review/decision.ts';
import type { Engine } from './api.ts';
import type { RowDetail, RowFilter, RowSort } from './row-types.ts';
import type { LoadProgress, Outcome, Run, SplitChoice } from './run-types.ts';

// What the engine's tests share.

export const FILE_ORDER: RowSort = { column: 'row', descending: false };

/** The value of an outcome; throws where there is none. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.message}`);
  return outcome.value;
}

/** A file of the repository. */
export function repositoryFile(path: string): File {
  return new File([readFileSync(path)], path.slice(path.lastIndexOf('/') + 1));
}

/** A file of these rows, every cell quoted. */
export function csvFile(name: string, rows: string[][]): File {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return new File([`${lines.join('\n')}\n`], name);
}

/** Loads a file by what its head says of it, as one run. */
export async function loadFile(
  engine: Engine,
  file: File,
  onProgress: (progress: LoadProgress) => void = () => undefined,
): Promise<Outcome<Run>> {
  const peek = await engine.peek(file);
  if (!peek.ok) return peek;
  const { dialect, mapping } = peek.value;
  const loaded = await engine.load(file, { job: file.name, dialect, mapping }, onProgress);
  if (!loaded.ok) return loaded;
  const [run] = loaded.value;
  if (!run) throw new Error('A file is one run or more.');
  return { ok: true, value: run };
}

/** Loads a file as the runs that its head seems to hold, or those of a split. */
export async function loadSplit(engine: Engine, file: File, split?: SplitChoice): Promise<Run[]> {
  const peek = valueOf(await engine.peek(file));
  const { dialect, mapping } = peek;
  const request = { job: file.name, dialect, mapping, split: split ?? peek.split };
  return valueOf(await engine.load(file, request, () => undefined));
}

/** All rows of a filter in full, in the order of a sort. */
export async function findAll(
  engine: Engine,
  filter: RowFilter,
  sort = FILE_ORDER,
): Promise<RowDetail[]> {
  const view = valueOf(await engine.query(filter, sort));
  const rows = Array.from({ length: view.count }, (_, place) => engine.rowAt(view.id, place));
  return rows.filter((row) => row !== undefined);
}

/** Loads a file and prepares its rows. */
export async function loadPrepared(engine: Engine, file: File): Promise<Run> {
  const run = valueOf(await loadFile(engine, file));
  valueOf(await engine.prepareRun(run.key, 'prepare', () => undefined));
  return run;
}

/** A decision of one reviewer, picked by hand. */
export function decisionOn(rowKey: string, rest: Partial<Decision> = {}): Decision {
  return {
    rowKey,
    reviewer: 'Asha',
    verdict: 'correct',
    goldenWrong: false,
    proposedAnswer: '',
    note: '',
    stratum: '',
    draw: undefined,
    seed: undefined,
    reviewedAt: '2026-01-02T03:04:05.000Z',
    ...rest,
  };
}

/** Tells the engine of one decision. */
export function decide(engine: Engine, decision: Decision): void {
  const { rowKey, reviewer } = decision;
  engine.changeDecisions([{ rowKey, reviewer, decision }]);
}
