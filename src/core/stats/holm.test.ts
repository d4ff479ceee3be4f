import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustHolm } from './holm.ts';

const pValue = fc.double({ min: 0, max: 1, noNaN: true });

describe('adjustHolm', () => {
  it.each([
    [[], []],
    [[0.03], [0.03]],
    // R 4: p.adjust(p, "holm").
    [
      [0.01, 0.04, 0.03, 0.005],
      [0.03, 0.06, 0.06, 0.02],
    ],
    [
      [0.5, 0.9, 0.02],
      [1, 1, 0.06],
    ],
    // Two alike.
    [
      [0.01, 0.01],
      [0.02, 0.02],
    ],
  ])('corrects %j to %j', (pValues, want) => {
    const adjusted = adjustHolm(pValues);
    expect(adjusted).toHaveLength(want.length);
    for (const [place, p] of want.entries()) expect(adjusted[place]).toBeCloseTo(p, 12);
  });

  it('lies between the value itself and Bonferroni’s, and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(pValue, { minLength: 1, maxLength: 12 }), (pValues) => {
        const adjusted = adjustHolm(pValues);
        for (const [place, p] of pValues.entries()) {
          const found = adjusted[place] ?? NaN;
          expect(found).toBeGreaterThanOrEqual(p);
          expect(found).toBeLessThanOrEqual(1);
          const larger = adjusted.filter((_, other) => (pValues[other] ?? 0) > p);
          expect(Math.min(...larger, 1)).toBeGreaterThanOrEqual(found);
        }
        const least = Math.min(...pValues);
        expect(Math.min(...adjusted)).toBeCloseTo(Math.min(1, pValues.length * least), 12);
      }),
    );
  });
});
