import type { GoldenChoice } from './run-types.ts';
import { readAnswers, scoreAnswers } from './golden-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { cancelled, paceWork, type Signal } from './pace-work.ts';
import { dropScored, recountRun } from './recount-run.ts';
import { JUDGE_VERDICTS } from './table.ts';

/** Rows between two looks at the clock. */
const STEP_ROWS = 64;

/**
 * Scores the runs of a file against any of several golden answers a row, or against its one again. Nothing of any of
 * them changes until all rows of all are scored: throws `cancelled` at its next slice, or then. Reasons have to be found anew.
 */
export async function applyGoldens(
  runs: readonly LoadedRun[],
  choice: GoldenChoice | undefined,
  signal: Signal,
  onProgress: (rows: number) => void = () => undefined,
): Promise<void> {
  const patches = runs.map(({ patch }) => patch);
  const putAll: (() => void)[] = [];
  let before = 0;
  for (const loaded of runs) {
    const done = before;
    putAll.push(await scoreGoldens(loaded, choice, signal, (rows) => onProgress(done + rows)));
    before += loaded.table.rows;
  }
  // What a judge said may have come meanwhile; a patch would have other rows.
  if (runs.some(({ patch }, place) => patch !== patches[place]))
    return applyGoldens(runs, choice, signal, onProgress);
  if (signal.cancelled) throw cancelled();
  for (const put of putAll) put();
}

/** Scores a run; what is returned puts the new verdicts in place of the old. */
async function scoreGoldens(
  loaded: LoadedRun,
  choice: GoldenChoice | undefined,
  signal: Signal,
  onProgress: (rows: number) => void,
): Promise<() => void> {
  const { table } = loaded;
  const rest = paceWork(signal);
  const next: LoadedRun = { ...loaded, table: table.copyPlaces() };
  const counts = { several: 0, notLists: 0 };
  const best = new Uint16Array(table.rows);
  if (choice) next.goldens = { choice, best };
  else delete next.goldens;
  for (let row = 0; row < table.rows; row++) {
    const { score, best: chosen } = scoreAnswers(next, row);
    best[row] = chosen.place;
    if (choice) countRow(counts, readAnswers(loaded, row, choice));
    const facts = { findings: table.findings(row), domain: table.domain(row), judge: undefined };
    next.table.add({ ...facts, score });
    if (row % STEP_ROWS === 0) {
      onProgress(row);
      await rest();
    }
  }
  return () => commit(loaded, next, choice && { ...choice, ...counts });
}

function countRow(
  counts: { several: number; notLists: number },
  { answers, isList }: { answers: string[]; isList: boolean },
): void {
  if (answers.length > 1) counts.several++;
  if (!isList) counts.notLists++;
}

function commit(
  loaded: LoadedRun,
  { table, goldens }: LoadedRun,
  about: (GoldenChoice & { several: number; notLists: number }) | undefined,
): void {
  for (let row = 0; row < table.rows; row++)
    table.setJudge(row, JUDGE_VERDICTS[loaded.table.judge(row)]);
  loaded.table = table;
  if (goldens) loaded.goldens = goldens;
  else delete loaded.goldens;
  delete loaded.prepared;
  delete loaded.draw;
  dropScored(loaded);
  const { goldens: _, ...run } = loaded.run;
  loaded.run = { ...run, ...recountRun(loaded) };
  if (about) loaded.run.goldens = { ...about, name: run.columns[about.column] ?? '' };
}
