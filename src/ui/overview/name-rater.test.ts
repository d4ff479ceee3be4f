import { describe, expect, it } from 'vitest';
import type { RowFilter } from '../../stores/rows.ts';
import { findDiffering, findOnlyReviewer, nameRater } from './name-rater.ts';

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

describe('findDiffering', () => {
  it.each<[Parameters<typeof findDiffering>, RowFilter, RowFilter]>([
    [['exact', 'overlap'], { buckets: ['exact_only'] }, { buckets: ['overlap_only'] }],
    [
      ['overlap', 'judge'],
      { buckets: ['both_pass', 'overlap_only'], judge: ['incorrect'] },
      { buckets: ['exact_only', 'both_fail'], judge: ['correct'] },
    ],
    [
      ['judge', 'review'],
      { judge: ['correct'], review: ['incorrect'] },
      { judge: ['incorrect'], review: ['correct'] },
    ],
  ])('finds the rows on which %j differ', (pair, onlyFirst, onlySecond) => {
    expect(findDiffering(...pair).map(({ filter }) => filter)).toEqual([onlyFirst, onlySecond]);
  });

  it('has no filter for the rows of one reviewer', () => {
    expect(findDiffering('exact', 'reviewer:Ada')).toEqual([]);
  });
});
