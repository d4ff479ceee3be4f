import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { krippendorffAlpha } from './krippendorff-alpha.ts';

/** Rows from one line of verdicts a rater; a dot is a verdict not given. */
function ratedRows(
  raters: readonly string[],
): { verdicts: string[]; weight: number; rows: number }[] {
  return Array.from(raters[0] ?? '', (_, row) => ({
    verdicts: raters.map((line) => line[row] ?? '.').filter((verdict) => verdict !== '.'),
    weight: 1,
    rows: 1,
  }));
}

describe('krippendorffAlpha', () => {
  it.each([
    // K. Krippendorff, "Computing Krippendorff's alpha-reliability" (2011), sections A, B and C.
    ['two raters, two verdicts', 0.095, ['0100000010', '1110010000']],
    ['two raters, five verdicts', 0.692, ['aabbdcccedda', 'babbbccceddd']],
    [
      'four raters with gaps',
      0.743,
      ['123321412...', '1233224125.3', '.3332342251.', '12332441251.'],
    ],
  ])('of %s is %d, as published', (_what, alpha, raters) => {
    expect(krippendorffAlpha(ratedRows(raters))).toBeCloseTo(alpha, 3);
  });

  it('is undefined where no row has two verdicts, or all verdicts are the same', () => {
    expect(krippendorffAlpha([])).toBeUndefined();
    expect(krippendorffAlpha(ratedRows(['01..', '..10']))).toBeUndefined();
    expect(krippendorffAlpha(ratedRows(['1111', '1111']))).toBeUndefined();
  });

  it('is 1 where all agree on rows that differ', () => {
    expect(krippendorffAlpha(ratedRows(['0110', '0110', '01.0']))).toBe(1);
  });

  it('depends on the proportion of the weights alone', () => {
    const rows = ratedRows(['0100110010', '1100010000']);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (weight) => {
        const weighted = rows.map((row) => ({ ...row, weight }));
        expect(krippendorffAlpha(weighted)).toBeCloseTo(krippendorffAlpha(rows) ?? NaN, 9);
      }),
    );
  });

  it('takes rows that are alike together', () => {
    const [agreed, ...others] = ratedRows(['0011', '0110']);
    const apart = agreed ? [agreed, agreed, agreed, ...others] : [];
    const together = agreed ? [{ ...agreed, rows: 3 }, ...others] : [];
    expect(krippendorffAlpha(together)).toBeCloseTo(krippendorffAlpha(apart) ?? NaN, 12);
  });

  it('counts a row the more, the more rows it stands for', () => {
    const rows = ratedRows(['0011', '0110']);
    const [agreed, ...others] = rows.map((row) => ({ ...row, weight: 5 }));
    const heavier = agreed ? [{ ...agreed, weight: 50 }, ...others] : [];
    expect(krippendorffAlpha(heavier)).toBeGreaterThan(krippendorffAlpha(rows) ?? NaN);
  });
});
