import type { RelaxationId } from '../core/what-if/relaxations.ts';
import { planRelaxations } from '../core/what-if/score-relaxed.ts';
import { addMoves, emptyMoves, type Moves, readMoves } from '../core/what-if/tally.ts';
import type { WhatIfReport } from './compare-types.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Rest } from './pace-work.ts';
import { relaxRows } from './relaxed-rows.ts';

/** Moves by place of domain. */
interface RunMoves {
  loaded: LoadedRun;
  moves: readonly Moves[];
}

/**
 * What some relaxations would change in some runs. `onProgress` hears the rows so far, of all of them, and can ask what
 * they come to.
 */
export async function reportWhatIf(
  runs: readonly LoadedRun[],
  ids: readonly RelaxationId[],
  rest: Rest,
  onProgress: (rows: number, report: () => WhatIfReport) => void,
): Promise<WhatIfReport> {
  const found: RunMoves[] = [];
  let before = 0;
  for (const loaded of runs) {
    const { moves } = await relaxRows(loaded, ids, rest, (soFar) =>
      onProgress(before + soFar.rows, () => describe(ids, [...found, { loaded, ...soFar }])),
    );
    found.push({ loaded, moves });
    before += loaded.table.rows;
  }
  return describe(ids, found);
}

function describe(ids: readonly RelaxationId[], found: readonly RunMoves[]): WhatIfReport {
  const byDomain = new Map<string, Moves>();
  for (const { loaded, moves } of found)
    for (const [place, { domain }] of loaded.run.domains.entries())
      byDomain.set(
        domain,
        addMoves(byDomain.get(domain) ?? emptyMoves(), moves[place] ?? emptyMoves()),
      );
  const all = [...byDomain.values()].reduce(addMoves, emptyMoves());
  return {
    relaxations: planRelaxations(ids).ids,
    all: readMoves(all),
    domains: [...byDomain].map(([domain, moves]) => ({ domain, shifts: readMoves(moves) })),
    runs: found.map(({ loaded, moves }) => ({
      run: loaded.run.key,
      shifts: readMoves(moves.reduce(addMoves, emptyMoves())),
    })),
  };
}
