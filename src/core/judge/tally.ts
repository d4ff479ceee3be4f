import { accuracy } from '../summary.ts';
import { JUDGE_STATES, verdictOf } from './judgement.ts';
import type { JudgeState } from './judgement.ts';

/** How many rows of a scope stand where. The counts sum to the scope. */
export type JudgeTally = Record<JudgeState, number>;

/** A tally of no rows. */
export function emptyJudgeTally(): JudgeTally {
  return {
    correct: 0,
    incorrect: 0,
    blank: 0,
    unparsable: 0,
    truncated: 0,
    refused: 0,
    failed: 0,
    waiting: 0,
  };
}

/** The tally of some rows' states. */
export function tallyStates(states: Iterable<JudgeState>): JudgeTally {
  const tally = emptyJudgeTally();
  for (const state of states) tally[state]++;
  return tally;
}

/** Accuracy over the rows that have a verdict, and what stands beside it. */
export interface JudgedShare {
  correct: number;
  /** Rows with a verdict, blank responses included. */
  judged: number;
  /** Rows of the scope without one: in no numerator and no denominator. */
  leftOut: number;
  /** 0 to 100; undefined where nothing was judged. */
  percent: number | undefined;
}

/** What a tally says of accuracy. */
export function judgedShare(tally: JudgeTally): JudgedShare {
  const rows = JUDGE_STATES.reduce((sum, state) => sum + tally[state], 0);
  const judged = JUDGE_STATES.filter((state) => verdictOf(state) !== undefined).reduce(
    (sum, state) => sum + tally[state],
    0,
  );
  const { correct } = tally;
  return { correct, judged, leftOut: rows - judged, percent: accuracy(correct, judged) };
}
