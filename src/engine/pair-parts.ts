import { countUp } from '../core/count-up.ts';
import { findPairs, type PairTally } from '../core/runs/compare-runs.ts';
import type { Join } from '../core/runs/join-runs.ts';
import type { PairPart } from '../core/runs/measures.ts';
import type { Verdicts } from '../core/runs/verdicts.ts';

/** Rows of a part of a pair: joined ones stand at the same place of both lists. */
export interface PairPlaces {
  first: Uint32Array;
  second: Uint32Array;
  isJoined: boolean;
}

const STANDINGS: Partial<Record<PairPart, keyof PairTally>> = {
  first_only: 'firstOnly',
  second_only: 'secondOnly',
  both: 'both',
  neither: 'neither',
  unscored: 'unscored',
};

const NONE = new Uint32Array();

/** The rows of a part of two joined runs, in the order of the first run. */
export function findPairPart(
  join: Join,
  first: Verdicts,
  second: Verdicts,
  part: PairPart,
): PairPlaces {
  const standing = STANDINGS[part];
  if (standing) {
    const places = findPairs(join, first, second, standing);
    const pick = (rows: Uint32Array) => places.map((place) => rows[place] ?? 0);
    return { first: pick(join.first), second: pick(join.second), isJoined: true };
  }
  if (part === 'not_in_second') return { first: join.onlyFirst, second: NONE, isJoined: false };
  if (part === 'not_in_first') return { first: NONE, second: join.onlySecond, isJoined: false };
  return {
    first: listOthers(first.length, [join.first, join.onlyFirst]),
    second: listOthers(second.length, [join.second, join.onlySecond]),
    isJoined: false,
  };
}

/** The rows that are in none of some lists. */
function listOthers(rows: number, lists: readonly Uint32Array[]): Uint32Array {
  const isListed = new Uint8Array(rows);
  for (const list of lists) for (const row of list) isListed[row] = 1;
  return countUp(rows).filter((row) => isListed[row] === 0);
}
