import { findByPattern } from './custom-citations.ts';
import type { Citation } from './rag.ts';

/** What a worker is asked: to look through these responses. */
export interface PatternTask {
  pattern: string;
  responses: readonly string[];
  /** Each response is told of at once, so that one without an end is known by what came before it. */
  oneByOne: boolean;
}

/** What a worker tells: that it runs, or what it has found in the next so many responses. */
export type PatternNews = 'ready' | Citation[][];

/** Found citations are told of this often, so that whoever waits knows that there is progress. */
const TELL_MS = 100;

/** The worker's side: looks through the responses in order, and tells what it finds in pieces. */
export function runPattern(
  { pattern, responses, oneByOne }: PatternTask,
  tell: (news: PatternNews) => void,
  now: () => number,
): void {
  let found: Citation[][] = [];
  let toldAt = now();
  for (const response of responses) {
    found.push(findByPattern(pattern, response));
    if (!oneByOne && now() - toldAt < TELL_MS) continue;
    tell(found);
    found = [];
    toldAt = now();
  }
  if (found.length > 0) tell(found);
}
