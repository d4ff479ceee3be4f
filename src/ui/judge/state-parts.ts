import { JUDGE_STATES, JUDGE_STATE_LABELS } from '../../core/judge/judgement.ts';
import type { JudgeState } from '../../core/judge/judgement.ts';
import type { JudgeTally } from '../../core/judge/tally.ts';

/** How much of a scope stands in one state. */
export interface StatePart {
  state: JudgeState;
  name: string;
  sentence: string;
  /** What stands on its part of the bar: no two states share it. */
  letter: string;
  rows: number;
  /** Of all rows of the scope, 0 to 1; 0 for no rows. */
  share: number;
}

const LETTERS: Record<JudgeState, string> = {
  correct: 'C',
  incorrect: 'I',
  blank: 'B',
  unparsable: 'U',
  truncated: 'T',
  refused: 'R',
  failed: 'F',
  waiting: 'W',
};

/** Every state, whether it has rows or not: the rows sum to the scope. */
export function listStateParts(tally: JudgeTally): StatePart[] {
  const total = JUDGE_STATES.reduce((sum, state) => sum + tally[state], 0);
  return JUDGE_STATES.map((state) => ({
    state,
    ...JUDGE_STATE_LABELS[state],
    letter: LETTERS[state],
    rows: tally[state],
    share: total === 0 ? 0 : tally[state] / total,
  }));
}
