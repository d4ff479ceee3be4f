import type { Bucket, Credit } from '../model.ts';

/** How much of the golden answer a both-fail row carries: the credit classes that it can fall into. */
export type FailCredit = 'none' | 'under_half' | 'half_or_more';

/** Rows that are likely to be alike: one bucket, one class of partial credit, one verdict of the judge. */
export interface Stratum {
  /** Stands in exports and in this list alone; `both_fail.under_half.judge_correct`, say. */
  id: string;
  bucket: Bucket;
  /** Present where the bucket is *both fail*. */
  credit?: FailCredit;
  /** The judge's verdict; absent where there is none on the row. */
  judge?: 'correct' | 'incorrect';
}

const KINDS: readonly Pick<Stratum, 'bucket' | 'credit'>[] = [
  { bucket: 'both_pass' },
  { bucket: 'exact_only' },
  { bucket: 'overlap_only' },
  { bucket: 'both_fail', credit: 'none' },
  { bucket: 'both_fail', credit: 'under_half' },
  { bucket: 'both_fail', credit: 'half_or_more' },
];

const JUDGED = [undefined, 'correct', 'incorrect'] as const;

/**
 * The one list of strata. A row's stratum is its place in this list, and follows from the row alone, so
 * that every row is in exactly one.
 */
export const STRATA: readonly Stratum[] = KINDS.flatMap((kind) =>
  JUDGED.map((judge) => ({ id: nameStratum(kind, judge), ...kind, ...(judge && { judge }) })),
);

function nameStratum(
  { bucket, credit }: Pick<Stratum, 'bucket' | 'credit'>,
  judge: (typeof JUDGED)[number],
): string {
  return [bucket, credit, judge && `judge_${judge}`].filter((part) => part !== undefined).join('.');
}

/** The place in `STRATA` of a row; `judge` is undefined where the judge gave no verdict on it. */
export function stratumOf(bucket: Bucket, credit: Credit, judge?: 'correct' | 'incorrect'): number {
  const part = bucket === 'both_fail' ? failCreditOf(credit) : undefined;
  const kind = KINDS.findIndex((known) => known.bucket === bucket && known.credit === part);
  return kind * JUDGED.length + JUDGED.indexOf(judge);
}

/** A golden answer without words gives no credit; one whose words are all there is blank at worst. */
function failCreditOf(credit: Credit): FailCredit {
  if (credit === 'no_golden_words') return 'none';
  return credit === 'all' ? 'half_or_more' : credit;
}
