import { BUCKETS } from '../../core/model.ts';
import type { Bucket } from '../../core/model.ts';

/** Buckets in which a scorer passes: a filter for the rows that it scores correct. */
export function bucketsThatPass(scorer: 'exact' | 'overlap'): Bucket[] {
  const own = scorer === 'exact' ? 'exact_only' : 'overlap_only';
  return BUCKETS.filter((bucket) => bucket === 'both_pass' || bucket === own);
}
