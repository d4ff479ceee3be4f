import { formatCount } from '../../core/format.ts';
import type { Bucket } from '../../core/model.ts';
import type { ReviewReport } from '../../stores/reviews.ts';

/** What the reviewers found of a bucket's rows, whether drawn or picked by hand. */
export function sayReviewed(
  bucket: Bucket,
  reviewed: ReviewReport['reviewedByBucket'] | undefined,
): string | undefined {
  const { decided, correct } = reviewed?.[bucket] ?? { decided: 0, correct: 0 };
  if (decided === 0) return undefined;
  const said = `${formatCount(correct)} of ${formatCount(decided)} reviewed ${correct === 1 ? 'is' : 'are'} right`;
  return bucket === 'both_fail' && correct > 0 ? `${said}: not a safe “wrong”.` : `${said}.`;
}
