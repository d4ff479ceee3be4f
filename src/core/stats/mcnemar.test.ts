import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mcnemarMidP } from './mcnemar.ts';

describe('mcnemarMidP', () => {
  it.each([
    [12, 4, 0.049, 3],
    [9, 2, 0.0386, 4],
    // Fagerland, Lydersen and Laake, BMC Medical Research Methodology 13 (2013), 91: both examples.
    [1, 7, 0.039, 3],
    [6, 16, 0.035, 3],
    // SciPy 1.17.1: 2 * binom.cdf(k, n, .5) - binom.pmf(k, n, .5).
    [144, 256, 1.81002741e-8, 15],
    [500, 600, 0.00256477, 8],
    [5000, 5300, 0.00311627, 8],
  ])('of %i against %i is %d', (b, c, p, digits) => {
    expect(mcnemarMidP(b, c)).toBeCloseTo(p, digits);
  });

  it.each([
    [0, 0],
    [1, 1],
    [40_000, 40_000],
  ])('is 1 where %i stand against %i', (b, c) => {
    expect(mcnemarMidP(b, c)).toBe(1);
  });

  it('is halved with each further pair where all point one way', () => {
    for (let pairs = 1; pairs < 40; pairs++)
      expect(mcnemarMidP(pairs, 0) * 2 ** pairs).toBeCloseTo(1, 12);
  });

  it('is 0 where it is too small for a number', () => {
    expect(mcnemarMidP(3_000_000, 5)).toBe(0);
  });

  it('does not mind which run is first, and falls as the split grows less even', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (b, c) => {
        expect(mcnemarMidP(b, c)).toBe(mcnemarMidP(c, b));
        const [most, least] = [Math.max(b, c), Math.min(b, c)];
        expect(mcnemarMidP(most + 1, Math.max(0, least - 1))).toBeLessThan(mcnemarMidP(b, c));
      }),
    );
  });
});
