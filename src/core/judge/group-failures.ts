import type { Judgement } from './judgement.ts';

/** Rows that ended without a verdict for the same reason. */
export interface FailureGroup {
  state: Judgement['state'];
  reason: string;
  /** Keys of the rows. */
  keys: string[];
}

/** Rows without a verdict by state and reason, the commonest first. */
export function groupFailures(judgements: Iterable<readonly [string, Judgement]>): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const [key, { state, reason }] of judgements) {
    if (state === 'correct' || state === 'incorrect' || state === 'blank') continue;
    const name = JSON.stringify([state, reason]);
    const group = groups.get(name) ?? { state, reason, keys: [] };
    group.keys.push(key);
    groups.set(name, group);
  }
  return [...groups.values()].sort((a, b) => b.keys.length - a.keys.length);
}
