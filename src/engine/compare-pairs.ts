import { comparePairs, countPairs } from '../core/runs/compare-runs.ts';
import type { Join } from '../core/runs/join-runs.ts';
import type { Measure } from '../core/runs/measures.ts';
import { adjustHolm } from '../core/stats/holm.ts';
import type { PairReport, PairRow } from './compare-types.ts';
import type { PairFilter } from './row-types.ts';
import { joinPair } from './join-pair.ts';
import type { LoadedRun } from './loaded-run.ts';
import { listVerdicts } from './measure-verdicts.ts';
import type { Rest } from './pace-work.ts';
import { findPairPart, type PairPlaces } from './pair-parts.ts';
import { readSide } from './read-side.ts';

/** Pairs of runs joined and compared by a measure, their p values corrected for being several. */
export async function reportPairs(
  pairs: readonly (readonly [LoadedRun, LoadedRun])[],
  measure: Measure,
  rest: Rest,
): Promise<PairReport[]> {
  // A run is in several pairs.
  const runs = new Set(pairs.flat());
  const verdicts = new Map([...runs].map((loaded) => [loaded, listVerdicts(loaded, measure)]));
  const reports: Omit<PairReport, 'adjustedP'>[] = [];
  for (const [first, second] of pairs) {
    const join = await joinPair(first, second, rest);
    const tally = countPairs(join, verdicts.get(first) ?? [], verdicts.get(second) ?? []);
    const keys = { first: first.run.key, second: second.run.key };
    reports.push({ ...keys, measure, ...countParts(join), tally, comparison: comparePairs(tally) });
  }
  const adjusted = adjustHolm(reports.map(({ comparison }) => comparison.p));
  return reports.map((report, place) => ({ ...report, adjustedP: adjusted[place] ?? 1 }));
}

function countParts(join: Join) {
  const { first, onlyFirst, onlySecond, repeatedFirst, repeatedSecond } = join;
  return {
    matched: first.length,
    notInSecond: onlyFirst.length,
    notInFirst: onlySecond.length,
    repeatedFirst,
    repeatedSecond,
  };
}

/** The rows of a part of a pair. */
export async function placePair(
  first: LoadedRun,
  second: LoadedRun,
  { measure, part }: PairFilter,
  rest: Rest,
): Promise<PairPlaces> {
  const join = await joinPair(first, second, rest);
  return findPairPart(join, listVerdicts(first, measure), listVerdicts(second, measure), part);
}

/** Rows `from` to before `to` of a part of a pair, and how many there are: of rows not joined the first run's, then the second's. */
export async function listPairRows(
  first: LoadedRun,
  second: LoadedRun,
  pair: PairFilter,
  [from, to]: readonly [number, number],
  rest: Rest,
): Promise<{ count: number; rows: PairRow[] }> {
  const places = await placePair(first, second, pair, rest);
  const alone = places.isJoined ? 0 : places.second.length;
  const count = places.first.length + alone;
  const rows: PairRow[] = [];
  for (let place = Math.max(from, 0); place < Math.min(to, count); place++) {
    const ofFirst = places.first[place];
    const ofSecond = places.second[places.isJoined ? place : place - places.first.length];
    rows.push({
      first: ofFirst === undefined ? undefined : readSide(first, ofFirst, pair.measure),
      second: ofSecond === undefined ? undefined : readSide(second, ofSecond, pair.measure),
    });
  }
  return { count, rows };
}
