import { describe, expect, it } from 'vitest';
import type { RowFilter } from '../../stores/rows.ts';
import { findDiffering } from './find-differing.ts';

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
