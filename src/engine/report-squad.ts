import { scoreSquad } from '../core/squad/score-squad.ts';
import { addSquad, addSquads, emptySquad } from '../core/squad/tally.ts';
import type { SquadReport } from './compare-types.ts';
import { answersOf } from './golden-rows.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import type { Rest } from './pace-work.ts';

/** Rows between two looks at the clock. */
const STEP_ROWS = 64;

/** SQuAD's figures of a run, found once, in slices. */
export async function reportSquad(
  loaded: LoadedRun,
  rest: Rest,
  onProgress: (rows: number) => void,
): Promise<SquadReport> {
  const { run, table } = loaded;
  const tallies = loaded.squad ?? run.domains.map(emptySquad);
  for (let row = 0; row < (loaded.squad ? 0 : table.rows); row++) {
    const tally = tallies[table.domain(row)];
    if (tally) addSquad(tally, scoreSquad(answersOf(loaded, row), textOf(loaded, row, 'response')));
    if (row % STEP_ROWS !== 0) continue;
    onProgress(row);
    await rest();
    // Its golden answers are others by now.
    if (loaded.run !== run) return reportSquad(loaded, rest, onProgress);
  }
  loaded.squad = tallies;
  return {
    run: run.key,
    tally: tallies.reduce(addSquads, emptySquad()),
    domains: run.domains.map(({ domain }, place) => ({
      domain,
      tally: tallies[place] ?? emptySquad(),
    })),
  };
}
