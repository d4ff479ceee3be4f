import { chooseDefaultRows } from '../core/judge/scope.ts';
import { BUCKETS } from '../core/model.ts';
import type { JudgeScopeChoice } from './judge-types.ts';
import type { ChosenRows } from './choose-rows.ts';
import { filterRows } from './filter-rows.ts';
import { domainOf, type LoadedRun } from './loaded-run.ts';
import { Numbering } from './numbering.ts';
import { orderRows } from './open-draw.ts';
import type { Signal } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';

type FilterScope = Extract<JudgeScopeChoice, { kind: 'filter' }>;

/**
 * The rows of a scope, in the order in which they are judged: drawn rows as they are drawn, so that what is
 * judged when a run is stopped is a sample too. `chosen`: the rows of a filter's parts that look at more than a row.
 * Throws `cancelled`.
 */
export async function chooseJudgeRows(
  loaded: LoadedRun,
  prepared: PreparedRows,
  scope: JudgeScopeChoice,
  signal: Signal,
  chosen?: ChosenRows,
): Promise<number[]> {
  if (scope.kind === 'keys')
    return [...new Set(scope.keys)].flatMap((key) => prepared.keys.rowsOf(key));
  if (scope.kind === 'filter') return chooseFilteredRows(loaded, prepared, scope, signal, chosen);
  const { table } = loaded;
  const drawn = Array.from(orderRows(loaded, prepared, scope.seed), (row) => ({
    row,
    bucket: BUCKETS[table.bucket(row)] ?? 'both_fail',
    domain: domainOf(loaded, row),
  }));
  return chooseDefaultRows(drawn).map(({ row }) => row);
}

async function chooseFilteredRows(
  loaded: LoadedRun,
  prepared: PreparedRows,
  { filter, limit = Infinity, order, seed }: FilterScope,
  signal: Signal,
  chosen: ChosenRows | undefined,
): Promise<number[]> {
  const { runs: _, ...rest } = filter;
  const { numbers } = await filterRows(new Numbering([loaded]), rest, signal, chosen);
  if (order === 'first') return Array.from(numbers.subarray(0, limit));
  const isFound = new Uint8Array(loaded.table.rows);
  for (const row of numbers) isFound[row] = 1;
  const drawn = orderRows(loaded, prepared, seed).filter((row) => isFound[row] === 1);
  return Array.from(drawn.subarray(0, limit));
}

/** The first of the rows that have each key, in the order given. */
export function keepDistinct({ keys }: PreparedRows, rows: readonly number[]): number[] {
  return [...new Set(rows.map((row) => keys.firstOf(row)))];
}

/** Whether the rows of a scope are drawn from all rows of a run, or are all of them. */
export function isDrawnFromAll(scope: JudgeScopeChoice): boolean {
  if (scope.kind !== 'filter') return scope.kind === 'default';
  const { runs: _, ...rest } = scope.filter;
  const isWhole = Object.values(rest).every((part) => part === undefined || part === '');
  return isWhole && (scope.order === 'sample' || scope.limit === undefined);
}
