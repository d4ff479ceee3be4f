import { describe, expect, it } from 'vitest';
import { reviewFilter, reviewRun } from './review-scope.ts';

const RUNS = [{ key: 'a' }, { key: 'b' }];

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

describe('reviewRun', () => {
  it.each([
    [undefined, 'a'],
    [['b'], 'b'],
    [['gone'], 'a'],
  ])('with %j chosen is %s', (runs, key) => {
    expect(reviewRun(runs ? { runs } : {}, RUNS)?.key).toBe(key);
  });

  it('is none where no file is loaded', () => {
    expect(reviewRun({}, [])).toBeUndefined();
  });
});
