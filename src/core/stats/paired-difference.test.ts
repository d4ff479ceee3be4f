import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairedDifference } from './paired-difference.ts';

const pairs = (both: number, firstOnly: number, secondOnly: number, neither: number) => ({
  both,
  firstOnly,
  secondOnly,
  neither,
});

describe('pairedDifference', () => {
  it.each([
    // M. W. Fagerland, S. Lydersen and P. Laake, "Recommended tests and confidence intervals for paired
    // binomial proportions", Statistics in Medicine 33 (2014), 2850–2875: airway hyper-responsiveness, and
    // complete response before and after consolidation; four digits by their R package contingencytables.
    [pairs(1, 1, 7, 12), -0.2857, -0.5069, -0.0256],
    [pairs(59, 6, 16, 80), -0.0621, -0.1186, -0.0046],
    // Newcombe (1998), the method's own paper.
    [pairs(20, 12, 2, 16), 0.2, 0.0562, 0.3292],
  ])('of %j is %d, from %d to %d', (counts, difference, low, high) => {
    const found = pairedDifference(counts);
    expect(found?.difference).toBeCloseTo(difference, 4);
    expect(found?.low).toBeCloseTo(low, 4);
    expect(found?.high).toBeCloseTo(high, 4);
  });

  it('is undefined where nothing is shared', () => {
    expect(pairedDifference(pairs(0, 0, 0, 0))).toBeUndefined();
  });

  it('leaves room where both runs agree on every row', () => {
    const { low, high } = pairedDifference(pairs(30, 0, 0, 10)) ?? { low: 0, high: 0 };
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  it('holds the difference, stays within -1 to 1, and mirrors where the runs change places', () => {
    const count = fc.nat(400);
    fc.assert(
      fc.property(count, count, count, count, (both, b, c, neither) => {
        fc.pre(both + b + c + neither > 0);
        const one = pairedDifference(pairs(both, b, c, neither));
        const other = pairedDifference(pairs(both, c, b, neither));
        if (!one || !other) throw new Error('there are rows');
        expect(one.low).toBeLessThanOrEqual(one.difference);
        expect(one.high).toBeGreaterThanOrEqual(one.difference);
        expect(one.low).toBeGreaterThanOrEqual(-1);
        expect(one.high).toBeLessThanOrEqual(1);
        expect(other.low).toBeCloseTo(-one.high, 12);
        expect(other.high).toBeCloseTo(-one.low, 12);
      }),
    );
  });
});
