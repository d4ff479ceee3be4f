import { describe, expect, it } from 'vitest';
import { findOnlyReviewer, nameRater } from './name-rater.ts';

describe('nameRater', () => {
  it.each([
    ['exact', 'Exact'],
    ['review', 'Review'],
    ['reviewer:Ada: A', 'Ada: A'],
  ] as const)('calls %s %s', (rater, name) => {
    expect(nameRater(rater)).toBe(name);
  });
});

describe('findOnlyReviewer', () => {
  it('finds the reviewer who is the whole review, and has the review named after them', () => {
    const only = findOnlyReviewer({ raters: ['exact', 'overlap', 'review', 'reviewer:Ada'] });
    expect(nameRater('review', only)).toBe('Review (Ada)');
  });

  it.each([[['exact', 'overlap']], [['review', 'reviewer:Ada', 'reviewer:Ben']]] as const)(
    'finds none among %j',
    (raters) => {
      expect(findOnlyReviewer({ raters: [...raters] })).toBeUndefined();
    },
  );
});
