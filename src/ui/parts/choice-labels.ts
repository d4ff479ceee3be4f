import type { JudgeChoice, ReviewChoice } from '../../core/review/review-choices.ts';

/** How each choice of a review is named: a verdict, or what else can be asked of it. */
export const REVIEW_LABELS: Record<ReviewChoice, string> = {
  none: 'not reviewed',
  correct: 'correct',
  incorrect: 'wrong',
  unsure: 'unsure',
  golden_wrong: 'golden is wrong',
  differ: 'reviewers differ',
  judge_differs: 'judge and review differ',
};

/** How each choice of the judge is named. */
export const JUDGE_LABELS: Record<JudgeChoice, string> = {
  correct: 'correct',
  incorrect: 'wrong',
  none: 'no verdict',
};
