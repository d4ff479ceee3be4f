import { describe, expect, it } from 'vitest';
import { bucketOf, creditOf } from './buckets.ts';

describe('bucketOf', () => {
  it.each([
    [true, true, 'both_pass'],
    [true, false, 'exact_only'],
    [false, true, 'overlap_only'],
    [false, false, 'both_fail'],
  ] as const)('puts exact %s and overlap %s into %s', (exact, overlap, bucket) => {
    expect(bucketOf(exact, overlap)).toBe(bucket);
  });
});

describe('creditOf', () => {
  it.each([
    [0, 0, 'no_golden_words'],
    [0, 1, 'none'],
    [1, 3, 'under_half'],
    [1, 2, 'half_or_more'],
    [2, 3, 'half_or_more'],
    [3, 3, 'all'],
  ] as const)('calls %i of %i golden words %s', (matching, total, credit) => {
    expect(creditOf(matching, total)).toBe(credit);
  });
});
