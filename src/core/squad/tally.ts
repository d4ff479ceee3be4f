import type { SquadScore } from './score-squad.ts';

/** SQuAD's figures over some rows. Sums of tallies are tallies. */
export interface SquadTally {
  rows: number;
  exactMatch: number;
  /** The sum of the rows' F1, each to the next 2⁻²⁸: exact for up to 2²⁵ rows, in whatever order they are added. */
  f1: number;
}

/** How finely a row's F1 is summed. */
const F1_STEPS = 2 ** 28;

/** A tally of no rows. */
export function emptySquad(): SquadTally {
  return { rows: 0, exactMatch: 0, f1: 0 };
}

/** Counts one more row, in place. */
export function addSquad(tally: SquadTally, { exactMatch, f1 }: SquadScore): void {
  tally.rows++;
  if (exactMatch) tally.exactMatch++;
  tally.f1 += Math.round(f1 * F1_STEPS) / F1_STEPS;
}

/** The tally of both sets of rows together; neither argument changes. */
export function addSquads(a: SquadTally, b: SquadTally): SquadTally {
  return { rows: a.rows + b.rows, exactMatch: a.exactMatch + b.exactMatch, f1: a.f1 + b.f1 };
}

/** Both figures in percent, 0 to 100, as published tables give them; undefined for no rows. */
export function readSquad(tally: SquadTally): { exactMatch: number; f1: number } | undefined {
  const { rows } = tally;
  if (rows === 0) return undefined;
  return { exactMatch: (100 * tally.exactMatch) / rows, f1: (100 * tally.f1) / rows };
}
