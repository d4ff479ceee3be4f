import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson.ts';

describe('wilsonInterval', () => {
  it.each([
    // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in
    // Medicine 17 (1998), 857–872, table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    // SciPy 1.17.1: binomtest(correct, rows).proportion_ci(method="wilson").
    [17, 20, 0.63958, 0.94764],
    [5, 5, 0.56552, 1],
    [0, 8, 0, 0.32441],
  ])('of %i out of %i is %d to %d', (correct, rows, low, high) => {
    const interval = wilsonInterval(correct, rows);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it('is undefined where there are no rows', () => {
    expect(wilsonInterval(0, 0)).toBeUndefined();
  });

  it('holds the share itself and stays within 0 to 1', () => {
    const counts = fc
      .integer({ min: 1, max: 1e6 })
      .chain((rows) => fc.tuple(fc.integer({ min: 0, max: rows }), fc.constant(rows)));
    fc.assert(
      fc.property(counts, ([correct, rows]) => {
        const { low, high } = wilsonInterval(correct, rows) ?? { low: NaN, high: NaN };
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(correct / rows);
        expect(high).toBeGreaterThanOrEqual(correct / rows);
      }),
    );
  });
});
