import { describe, expect, it } from 'vitest';
import { sayReviewed } from './say-reviewed.ts';

describe('sayReviewed', () => {
  const reviewed = {
    both_pass: { decided: 9, correct: 9 },
    exact_only: { decided: 0, correct: 0 },
    overlap_only: { decided: 2, correct: 1 },
    both_fail: { decided: 20, correct: 13 },
  };

  it.each([
    ['both_pass', '9 of 9 reviewed are right.'],
    ['exact_only', undefined],
    ['overlap_only', '1 of 2 reviewed is right.'],
    ['both_fail', '13 of 20 reviewed are right: not a safe “wrong”.'],
  ] as const)('says of %s: %s', (bucket, said) => {
    expect(sayReviewed(bucket, reviewed)).toBe(said);
  });

  it('does not warn where all that both fail is wrong', () => {
    const wrong = { ...reviewed, both_fail: { decided: 3, correct: 0 } };
    expect(sayReviewed('both_fail', wrong)).toBe('0 of 3 reviewed are right.');
  });
});
