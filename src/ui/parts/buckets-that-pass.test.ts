import { expect, it } from 'vitest';
import { bucketsThatPass } from './buckets-that-pass.ts';

it('finds the rows that a scorer passes by their buckets', () => {
  expect(bucketsThatPass('exact')).toEqual(['both_pass', 'exact_only']);
  expect(bucketsThatPass('overlap')).toEqual(['both_pass', 'overlap_only']);
});
