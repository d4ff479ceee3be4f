/**
 * What can be said of a row's review, several at once: no verdict yet, the verdict of most reviewers, the golden
 * answer called wrong, reviewers who differ, a judge who differs from the reviewers.
 */
export const REVIEW_CHOICES = [
  'none',
  'correct',
  'incorrect',
  'unsure',
  'golden_wrong',
  'differ',
  'judge_differs',
] as const;
export type ReviewChoice = (typeof REVIEW_CHOICES)[number];

/** What a judge said of a row, `none` where nothing that can be read as a verdict. */
export const JUDGE_CHOICES = ['correct', 'incorrect', 'none'] as const;
export type JudgeChoice = (typeof JUDGE_CHOICES)[number];
