import type { JudgeChoice, ReviewChoice } from '../../core/review/review-choices.ts';

/** How each choice of the review facet is named. */
export const REVIEW_LABELS: Record<ReviewChoice, string> = {
  none: 'not reviewed',
  correct: 'correct',
  incorrect: 'wrong',
  unsure: 'unsure',
  golden_wrong: 'golden is wrong',
  differ: 'reviewers differ',
  judge_differs: 'judge and review differ',
};

/** How each choice of the judge facet is named. */
export const JUDGE_LABELS: Record<JudgeChoice, string> = {
  correct: 'correct',
  incorrect: 'wrong',
  none: 'no verdict',
};
