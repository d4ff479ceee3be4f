import { BUCKETS } from '../../core/model.ts';
import type { Bucket } from '../../core/model.ts';
import type { Prepared } from '../../stores/prepared.ts';
import type { ReasonCounts } from './top-reasons.tsx';

/** Reasons of each bucket over several runs; undefined until all of them are prepared. */
export function sumReasons(
  prepared: (Pick<Prepared, 'reasonsByBucket'> | undefined)[],
): Record<Bucket, ReasonCounts> | undefined {
  const sums: Record<Bucket, Record<string, number>> = {
    both_pass: {},
    exact_only: {},
    overlap_only: {},
    both_fail: {},
  };
  for (const one of prepared) {
    if (!one) return undefined;
    for (const bucket of BUCKETS)
      for (const [reason, rows] of Object.entries(one.reasonsByBucket[bucket]))
        sums[bucket][reason] = (sums[bucket][reason] ?? 0) + rows;
  }
  return sums;
}

/** The judge's verdicts over several runs; undefined where none of them has a judge, or one is not prepared. */
export function sumJudge(prepared: (Pick<Prepared, 'judge'> | undefined)[]): Prepared['judge'] {
  if (prepared.includes(undefined)) return undefined;
  const judged = prepared.flatMap((one) => one?.judge ?? []);
  if (judged.length === 0) return undefined;
  return judged.reduce(
    (sum, { correct, incorrect, none }) => ({
      correct: sum.correct + correct,
      incorrect: sum.incorrect + incorrect,
      none: sum.none + none,
    }),
    { correct: 0, incorrect: 0, none: 0 },
  );
}
