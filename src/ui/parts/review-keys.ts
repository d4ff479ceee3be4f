import type { ReviewVerdict } from '../../core/review/decision.ts';

export type ReviewAction =
  ReviewVerdict | 'golden' | 'note' | 'group' | 'undo' | 'next' | 'previous' | 'keys';

/** Every key of a review, in the order in which the help lists them. The first is printed on the button. */
export const REVIEW_KEYS: Record<ReviewAction, { keys: readonly string[]; sentence: string }> = {
  correct: { keys: ['1'], sentence: 'The response is correct. The same key again clears it.' },
  incorrect: { keys: ['0'], sentence: 'The response is wrong.' },
  unsure: { keys: ['u'], sentence: 'Unsure: counted once as right and once as wrong.' },
  golden: { keys: ['g'], sentence: 'The golden answer is wrong: propose another.' },
  note: { keys: ['n'], sentence: 'Write a note.' },
  group: { keys: ['d'], sentence: 'Decide all rows like this one together.' },
  undo: { keys: ['z', 'Ctrl+Z'], sentence: 'Undo, and go back over the move.' },
  next: { keys: ['j', '→'], sentence: 'Next row, without a decision.' },
  previous: { keys: ['k', '←'], sentence: 'Previous row.' },
  keys: { keys: ['?'], sentence: 'Show these keys.' },
};
