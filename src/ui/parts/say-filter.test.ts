import { describe, expect, it } from 'vitest';
import { sayFilter } from './say-filter.ts';

describe('sayFilter', () => {
  it.each([
    [{}, 'all rows'],
    [{ runs: ['0123456789abcdef'], buckets: [] }, 'all rows'],
    [{ buckets: ['overlap_only'], review: ['none'] }, 'Overlap only; review: not reviewed'],
    [
      { buckets: ['exact_only', 'overlap_only'], reasons: ['other_order'], typographic: false },
      'Exact only or Overlap only; other order; no differences of writing alone',
    ],
    [{ domains: [''], search: 'गंगा' }, 'domain (empty); text “गंगा”'],
    [{ review: ['differ'], judge: ['incorrect'] }, 'review: reviewers differ; judge: wrong'],
  ] as const)('tells %j', (filter, said) => {
    expect(sayFilter(structuredClone<object>(filter))).toBe(said);
  });
});
