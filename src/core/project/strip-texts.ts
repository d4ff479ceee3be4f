import type { Judgement } from '../judge/judgement.ts';
import type { Decision } from '../review/decision.ts';

// What people and judges write may quote the row: it goes where texts do not.

/** A decision without note and proposed answer. */
export function stripDecision(decision: Decision): Decision {
  return { ...decision, note: '', proposedAnswer: '' };
}

/** A judgement without reason and reply. */
export function stripJudgement({ state, usage }: Judgement): Judgement {
  return { state, reason: '', raw: '', ...(usage && { usage }) };
}
