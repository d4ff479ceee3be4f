import type { Decision } from '../core/review/decision.ts';
import { openDatabase } from './database.ts';
import { readDecisionRecord } from './records.ts';
import { toReviewProblem } from './save-review.ts';

/** The name under which a decision is kept: one for each row and reviewer. No key holds U+0000. */
export function nameDecision({ rowKey, reviewer }: Pick<Decision, 'rowKey' | 'reviewer'>): string {
  return `${rowKey}\u0000${reviewer}`;
}

/** All kept decisions, and how many records are damaged and left out. Throws `Problem` `storage`. */
export async function listDecisions(): Promise<{ decisions: Decision[]; damaged: number }> {
  try {
    const database = await openDatabase();
    const values = await database.getAll('decisions');
    const decisions = values.map(readDecisionRecord).filter((decision) => decision !== undefined);
    return { decisions, damaged: values.length - decisions.length };
  } catch (thrown) {
    throw toReviewProblem(thrown);
  }
}
