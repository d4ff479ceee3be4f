import { BUCKET_LABELS } from '../buckets.ts';
import { STRATA, type FailCredit } from './strata.ts';

const CREDIT_NAMES: Record<FailCredit, string> = {
  none: 'no golden word',
  under_half: 'under half of the words',
  half_or_more: 'half or more',
};

const NAMES = new Map(
  STRATA.map(({ id, bucket, credit, judge }) => [
    id,
    [
      BUCKET_LABELS[bucket].name,
      credit && CREDIT_NAMES[credit],
      judge && `judge: ${judge === 'correct' ? 'correct' : 'wrong'}`,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  ]),
);

/** A stratum in words: `Both fail, no golden word, judge: wrong`. */
export function nameStratum(id: string): string {
  return NAMES.get(id) ?? id;
}
