import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadStratum } from './stratified-estimate.ts';
import { estimateAccuracy } from './stratified-estimate.ts';

const stratum = (rows: number, read: number, correct: number): ReadStratum => ({
  rows,
  read,
  correct,
});

const anyStratum = fc
  .nat(3000)
  .chain((rows) => fc.tuple(fc.constant(rows), fc.nat(rows)))
  .chain(([rows, read]) => fc.nat(read).map((correct) => stratum(rows, read, correct)));

const anyStrata = fc
  .array(anyStratum, { minLength: 1, maxLength: 18 })
  .filter((strata) => strata.some(({ rows }) => rows > 0));

function estimate(strata: readonly ReadStratum[]) {
  const found = estimateAccuracy(strata);
  if (!found) throw new Error('no rows');
  return found;
}

describe('estimateAccuracy', () => {
  it('is undefined where there are no rows', () => {
    expect(estimateAccuracy([])).toBeUndefined();
    expect(estimateAccuracy([stratum(0, 0, 0)])).toBeUndefined();
  });

  it('says nothing where nothing was read', () => {
    expect(estimate([stratum(10, 0, 0), stratum(30, 0, 0)])).toEqual({
      point: 0.5,
      low: 0,
      high: 1,
    });
  });

  it('is the truth where every row was read', () => {
    expect(estimate([stratum(10, 10, 4), stratum(30, 30, 30), stratum(1, 1, 0)])).toEqual({
      point: 34 / 41,
      low: 34 / 41,
      high: 34 / 41,
    });
  });

  it('allows for none and for all rows of a stratum that was not read', () => {
    const { low, high } = estimate([stratum(60, 60, 60), stratum(40, 0, 0)]);
    expect(low).toBe(0.6);
    expect(high).toBe(1);
  });

  it.each([
    // The 95% limits of Clopper and Pearson: Newcombe, Statistics in Medicine 17 (1998), table I, method 5.
    [263, 81, 0.2527, 0.3676],
    [148, 15, 0.0578, 0.1617],
  ])(
    'comes near the exact limits of one large stratum with %i rows read, %i of them correct',
    (read, correct, low, high) => {
      const found = estimate([stratum(1e6, read, correct)]);
      expect(Math.abs(found.low - low)).toBeLessThan(0.01);
      expect(Math.abs(found.high - high)).toBeLessThan(0.01);
    },
  );

  it('leaves room for rows that differ where all rows read agree', () => {
    // The exact lower limit for 20 out of 20 is 0.832.
    const { point, low, high } = estimate([stratum(1000, 20, 20)]);
    expect(point).toBe(1);
    expect(low).toBeGreaterThan(0.78);
    expect(low).toBeLessThan(0.88);
    expect(high).toBe(1);
  });

  it('is narrower in strata than the same readings in one stratum', () => {
    const split = estimate([stratum(500, 50, 49), stratum(500, 50, 1)]);
    const whole = estimate([stratum(1000, 100, 50)]);
    expect(split.high - split.low).toBeLessThan((whole.high - whole.low) / 2);
  });

  it('holds its own point and stays within what the rows read leave possible', () => {
    fc.assert(
      fc.property(anyStrata, (strata) => {
        const { point, low, high } = estimate(strata);
        const sum = (valueOf: (one: ReadStratum) => number): number =>
          strata.reduce((total, one) => total + valueOf(one), 0);
        const rows = sum((one) => one.rows);
        expect(low).toBeGreaterThanOrEqual(sum((one) => one.correct) / rows);
        expect(high).toBeLessThanOrEqual(1 - sum((one) => one.read - one.correct) / rows + 1e-12);
        expect(low).toBeLessThanOrEqual(point + 1e-12);
        expect(high).toBeGreaterThanOrEqual(point - 1e-12);
      }),
      { numRuns: 2000 },
    );
  });

  it('mirrors itself where correct and incorrect change places', () => {
    fc.assert(
      fc.property(anyStrata, (strata) => {
        const mirrored = strata.map(({ rows, read, correct }) =>
          stratum(rows, read, read - correct),
        );
        const one = estimate(strata);
        const other = estimate(mirrored);
        expect(other.point).toBeCloseTo(1 - one.point, 9);
        expect(other.low).toBeCloseTo(1 - one.high, 9);
        expect(other.high).toBeCloseTo(1 - one.low, 9);
      }),
    );
  });

  it('does not depend on the order of the strata, nor on strata without rows', () => {
    fc.assert(
      fc.property(anyStrata, (strata) => {
        const one = estimate(strata);
        const other = estimate([stratum(0, 0, 0), ...strata.toReversed()]);
        expect(other.point).toBeCloseTo(one.point, 9);
        expect(other.low).toBeCloseTo(one.low, 9);
        expect(other.high).toBeCloseTo(one.high, 9);
      }),
    );
  });
});
