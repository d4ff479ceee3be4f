import type { ReviewVerdict } from '../../core/review/decision.ts';

/** How a reviewer's verdict is called on screen. */
export const VERDICT_LABELS: Record<ReviewVerdict, string> = {
  correct: 'Correct',
  incorrect: 'Wrong',
  unsure: 'Unsure',
};
