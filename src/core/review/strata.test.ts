import { describe, expect, it } from 'vitest';
import { BUCKETS, CREDITS } from '../model.ts';
import { STRATA, stratumOf } from './strata.ts';

describe('STRATA', () => {
  it('has an id of its own for every stratum', () => {
    expect(new Set(STRATA.map(({ id }) => id)).size).toBe(STRATA.length);
  });
});

describe('stratumOf', () => {
  it.each([
    ['both_pass', 'all', undefined, 'both_pass'],
    ['exact_only', 'none', 'correct', 'exact_only.judge_correct'],
    ['overlap_only', 'all', 'incorrect', 'overlap_only.judge_incorrect'],
    ['both_fail', 'none', undefined, 'both_fail.none'],
    ['both_fail', 'no_golden_words', undefined, 'both_fail.none'],
    ['both_fail', 'under_half', 'correct', 'both_fail.under_half.judge_correct'],
    ['both_fail', 'half_or_more', 'incorrect', 'both_fail.half_or_more.judge_incorrect'],
  ] as const)('puts %s with credit %s and judge %s in %s', (bucket, credit, judge, id) => {
    expect(STRATA[stratumOf(bucket, credit, judge)]?.id).toBe(id);
  });

  it('has a place for every row that there can be', () => {
    for (const bucket of BUCKETS)
      for (const credit of CREDITS)
        for (const judge of [undefined, 'correct', 'incorrect'] as const) {
          const stratum = STRATA[stratumOf(bucket, credit, judge)];
          expect(stratum?.bucket).toBe(bucket);
          expect(stratum?.judge).toBe(judge);
        }
  });
});
