import { describe, expect, it } from 'vitest';
import { listReviewers } from './list-reviewers.ts';

describe('listReviewers', () => {
  it('counts verdicts, not notes, and names whoever reviews now', () => {
    const decisions = [
      { reviewer: 'Asha', verdict: 'correct' },
      { reviewer: 'Asha', verdict: undefined },
      { reviewer: 'Ben', verdict: 'unsure' },
      { reviewer: 'Ben', verdict: 'incorrect' },
    ] as const;
    expect(listReviewers(decisions, 'Cho')).toEqual([
      { name: 'Ben', verdicts: 2 },
      { name: 'Asha', verdicts: 1 },
      { name: 'Cho', verdicts: 0 },
    ]);
  });
});
