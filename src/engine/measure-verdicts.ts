import type { Measure } from '../core/runs/measures.ts';
import { CORRECT, INCORRECT, UNSCORED } from '../core/runs/verdicts.ts';
import type { LoadedRun } from './loaded-run.ts';
import { verdictOfChoices } from './review-marks.ts';
import { JUDGE_VERDICTS } from './table.ts';

/** What a measure says of a run's rows, one of `CORRECT`, `INCORRECT` and `UNSCORED` each; of a review once the run is prepared. */
export function listVerdicts(loaded: LoadedRun, measure: Measure): Uint8Array {
  const verdictOf = openers[measure](loaded);
  const verdicts = new Uint8Array(loaded.table.rows);
  for (let row = 0; row < verdicts.length; row++) verdicts[row] = verdictOf(row);
  return verdicts;
}

/** The same of one row. */
export function verdictBy(loaded: LoadedRun, row: number, measure: Measure): number {
  return openers[measure](loaded)(row);
}

const openers: Record<Measure, (loaded: LoadedRun) => (row: number) => number> = {
  exact:
    ({ table }) =>
    (row) =>
      table.passes(row, 'exact') ? CORRECT : INCORRECT,
  overlap:
    ({ table }) =>
    (row) =>
      table.passes(row, 'overlap') ? CORRECT : INCORRECT,
  judge:
    ({ table }) =>
    (row) =>
      numberOf(JUDGE_VERDICTS[table.judge(row)]),
  review:
    ({ prepared }) =>
    (row) =>
      numberOf(verdictOfChoices(prepared?.marks.choices[row] ?? 0)),
};

/** A reviewer who is not sure has no verdict. */
function numberOf(verdict: string | undefined): number {
  if (verdict === 'correct') return CORRECT;
  return verdict === 'incorrect' ? INCORRECT : UNSCORED;
}
