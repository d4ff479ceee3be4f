import { type Judgement, verdictOf } from './judgement.ts';

/** Rows that ended without an answer for the same reason. */
export interface FailureGroup<State extends string = Judgement['state']> {
  state: State;
  reason: string;
  /** Keys of the rows. */
  keys: string[];
}

/** Rows without a verdict by state and reason, the commonest first. */
export function groupFailures(judgements: Iterable<readonly [string, Judgement]>): FailureGroup[] {
  return groupByReason(judgements, ({ state }) => verdictOf(state) !== undefined);
}

/** The same of any task's rows, but for those that are answered. */
export function groupByReason<Judged extends { state: string; reason: string }>(
  judgements: Iterable<readonly [string, Judged]>,
  isAnswered: (judged: Judged) => boolean,
): FailureGroup<Judged['state']>[] {
  const groups = new Map<string, FailureGroup<Judged['state']>>();
  for (const [key, judged] of judgements) {
    if (isAnswered(judged)) continue;
    const { state, reason } = judged;
    const name = JSON.stringify([state, reason]);
    const group: FailureGroup<Judged['state']> = groups.get(name) ?? { state, reason, keys: [] };
    group.keys.push(key);
    groups.set(name, group);
  }
  return [...groups.values()].sort((a, b) => b.keys.length - a.keys.length);
}
