import type { Measure } from '../core/runs/measures.ts';
import { CORRECT, INCORRECT } from '../core/runs/verdicts.ts';
import type { SideRow } from './compare-types.ts';
import { type LoadedRun, textsOf } from './loaded-run.ts';
import { verdictBy } from './measure-verdicts.ts';

/** A row as it stands beside another run's, with what a measure says of it. */
export function readSide(loaded: LoadedRun, row: number, measure: Measure): SideRow {
  return {
    run: loaded.run.key,
    row,
    ...textsOf(loaded, row),
    verdict: nameVerdict(verdictBy(loaded, row, measure)),
  };
}

function nameVerdict(verdict: number): SideRow['verdict'] {
  if (verdict === CORRECT) return 'correct';
  return verdict === INCORRECT ? 'incorrect' : undefined;
}
