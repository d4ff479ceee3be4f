import type { PairPart } from '../../core/runs/measures.ts';
import type { RelaxationId } from '../../core/what-if/relaxations.ts';
import { nameRelaxations } from '../../core/what-if/what-if-table.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { MEASURE_LABELS } from './measure-labels.ts';

/** How each part of two runs' rows is named. */
export const PAIR_PART_LABELS: Record<PairPart, string> = {
  first_only: 'first alone correct',
  second_only: 'second alone correct',
  both: 'both correct',
  neither: 'neither correct',
  unscored: 'no verdict in one or both',
  not_in_second: 'only in the first',
  not_in_first: 'only in the second',
  repeated: 'question more than once',
};

const DIRECTIONS = { up: 'to correct', down: 'to incorrect', any: 'flips' };

/** `What if NFC, Articles dropped: Exact substring to correct`. */
export function sayFlips({
  relaxations,
  scorer,
  direction,
}: NonNullable<RowFilter['whatIf']>): string {
  return `What if ${sayRelaxations(relaxations)}: ${MEASURE_LABELS[scorer]} ${DIRECTIONS[direction]}`;
}

/** The names of some relaxations, commas between them. */
export function sayRelaxations(ids: readonly RelaxationId[]): string {
  return nameRelaxations(ids).join(', ');
}

/** `a.csv beside b.csv, Exact substring: first alone correct`. */
export function sayPairRows(
  { first, second, measure, part }: NonNullable<RowFilter['pair']>,
  nameOf: (run: string) => string,
): string {
  return `${nameOf(first)} beside ${nameOf(second)}, ${MEASURE_LABELS[measure]}: ${PAIR_PART_LABELS[part]}`;
}

/** `Right in 0 of 3 runs, Exact substring`. */
export function sayAcross({ runs, measure, correct }: NonNullable<RowFilter['across']>): string {
  return `Right in ${correct} of ${runs.length} runs, ${MEASURE_LABELS[measure]}`;
}
