import type { RelaxationId } from '../core/what-if/relaxations.ts';
import { planRelaxations } from '../core/what-if/score-relaxed.ts';
import { addMoves, emptyMoves, readMoves } from '../core/what-if/tally.ts';
import type { WhatIfReport } from './api.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Rest } from './pace-work.ts';
import { relaxRows } from './relaxed-rows.ts';

/** What some relaxations would change in some runs. `onProgress` hears the rows so far, of all of them. */
export async function reportWhatIf(
  runs: readonly LoadedRun[],
  ids: readonly RelaxationId[],
  rest: Rest,
  onProgress: (rows: number) => void,
): Promise<WhatIfReport> {
  let total = emptyMoves();
  let before = 0;
  const reported: WhatIfReport['runs'] = [];
  for (const loaded of runs) {
    const done = before;
    const { moves } = await relaxRows(loaded, ids, rest, (rows) => onProgress(done + rows));
    const ofRun = moves.reduce(addMoves, emptyMoves());
    total = addMoves(total, ofRun);
    before += loaded.table.rows;
    reported.push({
      run: loaded.run.key,
      shifts: readMoves(ofRun),
      domains: loaded.run.domains.map(({ domain }, place) => ({
        domain,
        shifts: readMoves(moves[place] ?? emptyMoves()),
      })),
    });
  }
  return { relaxations: planRelaxations(ids).ids, all: readMoves(total), runs: reported };
}
