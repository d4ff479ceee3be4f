import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countReadingsLeft, listReadingsLeft } from './readings-left.ts';
import { estimateReview } from './review-estimate.ts';

const count = (rows: number, correct: number, incorrect: number, unsure = 0) => ({
  rows,
  correct,
  incorrect,
  unsure,
});

describe('countReadingsLeft', () => {
  it('is 0 where the interval is as narrow as asked', () => {
    expect(countReadingsLeft([count(100, 80, 20)], 0.03)).toBe(0);
    expect(countReadingsLeft([], 0.03)).toBe(0);
  });

  it('is near what the textbook says of one large stratum', () => {
    // 1.96² · 0.25 / 0.05² = 384 readings in all: W. G. Cochran, Sampling Techniques (1977), §4.4.
    const left = countReadingsLeft([count(1_000_000, 50, 50)], 0.05) ?? NaN;
    expect(Math.abs(left - 284)).toBeLessThan(10);
  });

  it('asks for more the narrower the interval is to be', () => {
    const strata = [count(900, 20, 0), count(500, 8, 12), count(100, 3, 1)];
    const at = (halfWidth: number): number => countReadingsLeft(strata, halfWidth) ?? NaN;
    expect(at(0.05)).toBeGreaterThan(0);
    expect(at(0.03)).toBeGreaterThan(at(0.05));
    expect(at(0.02)).toBeGreaterThan(at(0.03));
  });

  it('says so where unsure rows alone are wider than what is asked', () => {
    expect(countReadingsLeft([count(100, 50, 0, 50)], 0.05)).toBeUndefined();
  });

  it('never asks for more rows than are left, nor for none where the interval is too wide', () => {
    const anyCount = fc
      .tuple(fc.nat(40), fc.nat(40), fc.nat(3), fc.nat(400))
      .map(([correct, incorrect, unsure, open]) =>
        count(correct + incorrect + unsure + open, correct, incorrect, unsure),
      );
    fc.assert(
      fc.property(fc.array(anyCount, { minLength: 1, maxLength: 8 }), (strata) => {
        const found = estimateReview(strata);
        const left = countReadingsLeft(strata, 0.02);
        if (!found || left === undefined) return;
        const open = strata.reduce(
          (sum, { rows, correct, incorrect, unsure }) => sum + rows - correct - incorrect - unsure,
          0,
        );
        expect(left).toBeLessThanOrEqual(open);
        const isWide = found.interval.high - found.interval.low > 0.04;
        expect(left > 0).toBe(isWide);
      }),
    );
  });
});

describe('listReadingsLeft', () => {
  it('does not call a width out of reach for one early unsure row', () => {
    const early = [count(1000, 3, 1, 1)];
    expect(countReadingsLeft(early, 0.02)).toBeUndefined();
    expect(listReadingsLeft(early, [0.05, 0.02])).toEqual([]);
    expect(listReadingsLeft([count(1000, 20, 4, 6)], [0.02])).toEqual([
      { halfWidth: 0.02, readings: undefined },
    ]);
  });

  it('says so where every row of a small file is read', () => {
    expect(listReadingsLeft([count(5, 3, 1, 1)], [0.02])).toEqual([
      { halfWidth: 0.02, readings: undefined },
    ]);
  });

  it('lists what can be reached, in the order asked for', () => {
    const strata = [count(1000, 5, 2)];
    expect(listReadingsLeft(strata, [0.05, 0.03])).toEqual(
      [0.05, 0.03].map((halfWidth) => ({
        halfWidth,
        readings: countReadingsLeft(strata, halfWidth),
      })),
    );
  });
});
