import { describe, expect, it } from 'vitest';
import { estimateReview } from './review-estimate.ts';
import { listAssumptions } from './say-estimate.ts';

describe('listAssumptions', () => {
  const strata = [
    { stratum: 'both_pass', rows: 10, correct: 2, incorrect: 0, unsure: 1, outside: 0 },
    { stratum: 'both_fail.none', rows: 7, correct: 0, incorrect: 0, unsure: 0, outside: 2 },
  ];
  const report = { strata, outside: 2, estimate: estimateReview(strata) };

  it('names unsure rows, strata of which nothing was read, and decisions that do not count', () => {
    const said = listAssumptions(report);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^1 drawn row unsure/);
    expect(said[1]).toContain('Both fail, no golden word (7 rows)');
    expect(said[2]).toMatch(/^2 decided rows outside the draw/);
  });

  it('has nothing to say of a stratum that was read whole', () => {
    const whole = [
      { stratum: 'both_pass', rows: 2, correct: 2, incorrect: 0, unsure: 0, outside: 0 },
    ];
    expect(listAssumptions({ strata: whole, outside: 0, estimate: estimateReview(whole) })).toEqual(
      [],
    );
  });
});
