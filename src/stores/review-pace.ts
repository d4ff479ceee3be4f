import type { DecisionChange } from '../engine/review-types.ts';
import { nameDecision } from '../storage/decisions.ts';
import { useReviews } from './review-state.ts';

/** Decisions by which the pace is told; fewer than the least say nothing of it. */
const MOST_TIMES = 200;
const LEAST_TIMES = 3;

/**
 * Milliseconds that so many rows will take at the pace so far: the median, so that a pause does not count.
 * Undefined while too little was decided.
 */
export function timeLeft(times: readonly number[], rows: number): number | undefined {
  if (times.length < LEAST_TIMES) return undefined;
  const sorted = times.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? 0;
  const high = sorted[Math.ceil(middle)] ?? 0;
  return (rows * (low + high)) / 2;
}

/** Counts in the session the verdicts that are about to be given or taken back; `time` is that of the row. */
export function countInSession(changes: DecisionChange[], time?: number): void {
  const { queue, decisions } = useReviews.getState();
  if (!queue) return;
  let more = 0;
  for (const change of changes) {
    if (change.decision?.verdict) more++;
    if (decisions.get(nameDecision(change))?.verdict) more--;
  }
  const times = more > 0 && time !== undefined ? [...queue.times, time] : queue.times;
  const decidedInSession = Math.max(queue.decidedInSession + more, 0);
  const counted = { ...queue, decidedInSession, times: times.slice(-MOST_TIMES) };
  useReviews.setState({ queue: counted });
}
