import { describe, expect, it } from 'vitest';
import { reviewFilter } from './review-scope.ts';

describe('reviewFilter', () => {
  it('takes overlap only, not yet reviewed, where nothing was chosen', () => {
    expect(reviewFilter({})).toEqual({ buckets: ['overlap_only'], review: ['none'] });
    expect(reviewFilter({ runs: ['b'] })).toEqual({
      runs: ['b'],
      buckets: ['overlap_only'],
      review: ['none'],
    });
  });

  it('takes the filter as it is where anything was chosen', () => {
    const filter = { runs: ['b'], domains: ['which'] };
    expect(reviewFilter(filter)).toBe(filter);
  });
});
