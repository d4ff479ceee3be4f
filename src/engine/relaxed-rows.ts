import { scoreAny } from '../core/golden-answers.ts';
import type { RowScore } from '../core/model.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import {
  type Passes,
  passesRelaxed,
  planRelaxations,
  type RelaxationPlan,
  scoreRelaxed,
} from '../core/what-if/score-relaxed.ts';
import { addMove, emptyMoves, type Moves } from '../core/what-if/tally.ts';
import { answersOf } from './golden-rows.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import type { Rest } from './pace-work.ts';

/** What some relaxations change in a run, as far as its rows have come. */
export interface RelaxedRows {
  plan: RelaxationPlan;
  /** Rows that are done, from row 0 on. */
  rows: number;
  /** Of each row its place in `Moves`. */
  places: Uint8Array;
  /** By place of domain. */
  moves: Moves[];
}

/** Rows between two looks at the clock. */
const STEP_ROWS = 32;
/** Combinations that are kept of each run, so that going back to one is quick. */
const KEPT = 24;

/**
 * Scores a run's rows under some relaxations, in slices; quick where that is done already. Calls that overlap share
 * the work. Throws `cancelled` at its next slice.
 */
export async function relaxRows(
  loaded: LoadedRun,
  ids: readonly RelaxationId[],
  rest: Rest,
  onProgress: (soFar: RelaxedRows) => void = () => undefined,
): Promise<RelaxedRows> {
  const relaxed = openRelaxed(loaded, ids);
  const { whatIfs } = loaded;
  const { rows } = loaded.table;
  while (relaxed.rows < rows) {
    const to = Math.min(relaxed.rows + STEP_ROWS, rows);
    while (relaxed.rows < to) relaxRow(loaded, relaxed, relaxed.rows++);
    onProgress(relaxed);
    await rest();
    // Its golden answers are others by now.
    if (loaded.whatIfs !== whatIfs) return relaxRows(loaded, ids, rest, onProgress);
  }
  return relaxed;
}

function openRelaxed(loaded: LoadedRun, ids: readonly RelaxationId[]): RelaxedRows {
  const plan = planRelaxations(ids);
  const key = plan.ids.join(' ');
  loaded.whatIfs ??= new Map();
  const { whatIfs } = loaded;
  const relaxed = whatIfs.get(key) ?? {
    plan,
    rows: 0,
    places: new Uint8Array(loaded.table.rows),
    moves: loaded.run.domains.map(emptyMoves),
  };
  // The last asked for is the last to go.
  whatIfs.delete(key);
  whatIfs.set(key, relaxed);
  const [oldest] = whatIfs.keys();
  if (whatIfs.size > KEPT && oldest !== undefined) whatIfs.delete(oldest);
  return relaxed;
}

function relaxRow(loaded: LoadedRun, { plan, places, moves }: RelaxedRows, row: number): void {
  const { table } = loaded;
  const before = table.score(row);
  const after = passesOf(loaded, row, plan, before);
  places[row] = addMove(moves[table.domain(row)] ?? emptyMoves(), before, after);
}

function passesOf(loaded: LoadedRun, row: number, plan: RelaxationPlan, before: RowScore): Passes {
  const answers = answersOf(loaded, row);
  const readResponse = () => textOf(loaded, row, 'response');
  const [only] = answers;
  if (answers.length === 1 && only !== undefined)
    return passesRelaxed(only, readResponse, plan, before);
  return scoreAny(answers, readResponse(), (golden, response) =>
    scoreRelaxed(golden, response, plan),
  ).score;
}
