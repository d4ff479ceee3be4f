import type { Patch, Run } from './run-types.ts';
import { scoreAnswers } from './golden-rows.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { findReasonBits, type PreparedRows } from './prepare-run.ts';
import { dropScored, recountRun } from './recount-run.ts';

/**
 * Puts a patch's answers in place of a run's golden answers, or the run's own back, and gives the run with
 * tallies that follow. Rows are known by the keys of their own texts. Findings stay those of the file.
 */
export function patchRun(loaded: LoadedRun, prepared: PreparedRows, patch: Patch | undefined): Run {
  const before = loaded.patch?.answers.keys() ?? [];
  const answers = patch ? findAnswers(loaded, prepared, patch) : undefined;
  if (patch && answers) loaded.patch = { name: patch.name, answers };
  else delete loaded.patch;
  dropScored(loaded);
  for (const row of new Set([...before, ...(answers?.keys() ?? [])])) {
    const { best, score } = scoreAnswers(loaded, row);
    if (loaded.goldens) loaded.goldens.best[row] = best.place;
    loaded.table.setScore(row, score);
    prepared.reasons[row] = findReasonBits(loaded, row);
  }
  const { patch: _, ...run } = loaded.run;
  loaded.run = { ...run, ...recountRun(loaded) };
  if (patch && answers) loaded.run.patch = { name: patch.name, rows: answers.size };
  return loaded.run;
}

/** An answer that is empty, or the row's own, replaces nothing. */
function findAnswers(
  loaded: LoadedRun,
  { keys }: PreparedRows,
  { answers }: Patch,
): Map<number, string> {
  const byRow = new Map<number, string>();
  for (const [key, answer] of Object.entries(answers))
    for (const row of keys.rowsOf(key))
      if (answer !== '' && answer !== textOf(loaded, row, 'golden')) byRow.set(row, answer);
  return byRow;
}
