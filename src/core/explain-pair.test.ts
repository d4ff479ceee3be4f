import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf } from './buckets.ts';
import { explainPair } from './explain-pair.ts';
import { hostileRow } from './scorers/hostile-texts.test-support.ts';
import { scoreRow } from './scorers/score-row.ts';
import { RELAXATIONS } from './what-if/relaxations.ts';

describe('explainPair', () => {
  it.each([
    ['Delhi ', 'Delhi', 'overlap_only', ['white_space'], ['strip-golden']],
    ['amalak', 'Amalaka', 'exact_only', ['inside_word'], ['word-boundaries']],
    ['गंगा', 'यह गंगा।', 'exact_only', ['punctuation_attached'], ['punctuation']],
    ['Delhi', 'It is Delhi.', 'both_pass', [], []],
    ['', ' ', 'both_fail', [], []],
  ])('of %j and %j says the bucket, the reasons and what flips', (golden, response, ...told) => {
    const { bucket, reasons, whatIfs } = explainPair(golden, response);
    const flips = whatIfs.filter((one) => one.flips).map(({ id }) => id);
    expect([bucket, reasons.map(({ id }) => id), flips]).toEqual(told);
  });

  it('agrees with the scorers, and asks of every relaxation, on hostile texts', () => {
    fc.assert(
      fc.property(hostileRow, ([golden, response]) => {
        const { score, bucket, whatIfs } = explainPair(golden, response);
        expect(score).toEqual(scoreRow(golden, response));
        expect(bucket).toBe(bucketOf(score.exact, score.overlap));
        expect(whatIfs.map(({ id }) => id)).toEqual(RELAXATIONS.map(({ id }) => id));
      }),
    );
  });
});
