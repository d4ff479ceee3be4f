import { type Join, joinRuns } from '../core/runs/join-runs.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Rest } from './pace-work.ts';
import { findQuestionKeys } from './question-keys.ts';

/** A loaded run's texts never change, so that two of them are joined once. */
const joins = new WeakMap<LoadedRun, WeakMap<LoadedRun, Join>>();

/** Which rows of two runs belong together: found once. */
export async function joinPair(first: LoadedRun, second: LoadedRun, rest: Rest): Promise<Join> {
  const ofFirst = joins.get(first) ?? new WeakMap<LoadedRun, Join>();
  joins.set(first, ofFirst);
  const known = ofFirst.get(second);
  if (known) return known;
  const keys = await findQuestionKeys(first, rest);
  const join = joinRuns(keys, await findQuestionKeys(second, rest));
  ofFirst.set(second, join);
  await rest();
  return join;
}
