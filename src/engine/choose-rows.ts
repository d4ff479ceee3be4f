import { flipOf } from '../core/what-if/tally.ts';
import type { RowFilter } from './row-types.ts';
import { placePair } from './compare-pairs.ts';
import { placeAcross } from './count-across.ts';
import type { DecisionBook } from './decision-book.ts';
import type { HeldRuns } from './held-runs.ts';
import type { LoadedRun } from './loaded-run.ts';
import { paceWork, type Rest, type Signal } from './pace-work.ts';
import { prepareRows } from './prepare-run.ts';
import { relaxRows } from './relaxed-rows.ts';

/** Of each run 1 for the rows that are chosen; a run that is not here has none. */
export type ChosenRows = ReadonlyMap<LoadedRun, Uint8Array>;

/**
 * The rows that a filter's parts choose that look at more than a row: what relaxations change, pairs, questions
 * across runs. Undefined where the filter has none of them. Where they name a run that is not held, no row is chosen.
 */
export async function chooseRows(
  held: HeldRuns,
  book: DecisionBook,
  filter: RowFilter,
  signal: Signal,
): Promise<ChosenRows | undefined> {
  const rest = paceWork(signal);
  const found = [
    await chooseRelaxed(held, filter, rest),
    await choosePair(held, book, filter, rest),
    await chooseAcross(held, book, filter, rest),
  ].filter((chosen) => chosen !== undefined);
  return found.length === 0 ? undefined : found.reduce(intersect);
}

async function chooseRelaxed(
  held: HeldRuns,
  { whatIf, runs }: RowFilter,
  rest: Rest,
): Promise<ChosenRows | undefined> {
  if (!whatIf) return undefined;
  const { relaxations, scorer, direction } = whatIf;
  const chosen = new Map<LoadedRun, Uint8Array>();
  for (const loaded of held.list) {
    if (runs && !runs.includes(loaded.run.key)) continue;
    const { places } = await relaxRows(loaded, relaxations, rest);
    const isFlipped = Uint8Array.from({ length: 16 }, (_, place) => {
      const flip = flipOf(place, scorer);
      return Number(direction === 'any' ? flip !== 'none' : flip === direction);
    });
    chosen.set(
      loaded,
      places.map((place) => isFlipped[place] ?? 0),
    );
  }
  return chosen;
}

async function choosePair(
  held: HeldRuns,
  book: DecisionBook,
  { pair }: RowFilter,
  rest: Rest,
): Promise<ChosenRows | undefined> {
  if (!pair) return undefined;
  const [first, second] = [held.find(pair.first), held.find(pair.second)];
  if (!first || !second) return new Map();
  await Promise.all([prepareRows(first, book), prepareRows(second, book)]);
  const places = await placePair(first, second, pair, rest);
  return new Map([
    [first, markRows(first, places.first)],
    [second, markRows(second, places.second)],
  ]);
}

async function chooseAcross(
  held: HeldRuns,
  book: DecisionBook,
  { across }: RowFilter,
  rest: Rest,
): Promise<ChosenRows | undefined> {
  if (!across) return undefined;
  const runs = across.runs.flatMap((key) => held.find(key) ?? []);
  if (runs.length < across.runs.length) return new Map();
  await Promise.all(runs.map((loaded) => prepareRows(loaded, book)));
  const places = await placeAcross(runs, across.measure, across.correct, rest);
  return new Map(
    runs.map((loaded, at) => [loaded, markRows(loaded, places[at] ?? new Uint32Array())]),
  );
}

function markRows({ table }: LoadedRun, rows: Uint32Array): Uint8Array {
  const marked = new Uint8Array(table.rows);
  for (const row of rows) marked[row] = 1;
  return marked;
}

function intersect(a: ChosenRows, b: ChosenRows): ChosenRows {
  const both = new Map<LoadedRun, Uint8Array>();
  for (const [loaded, rows] of a) {
    const others = b.get(loaded);
    if (others)
      both.set(
        loaded,
        rows.map((mark, row) => mark & (others[row] ?? 0)),
      );
  }
  return both;
}
