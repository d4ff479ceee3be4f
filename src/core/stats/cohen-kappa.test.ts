import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cohenKappa } from './cohen-kappa.ts';

/** Kappa of a table of counts. */
function kappaOf(counts: number[][]): ReturnType<typeof cohenKappa> {
  const rows = counts.flat().reduce((sum, count) => sum + count, 0);
  return cohenKappa(
    counts.map((cells) => cells.map((count) => count / rows)),
    rows,
  );
}

describe('cohenKappa', () => {
  it('gives the estimate and confidence limits that SAS prints', () => {
    // PROC FREQ's example, as statsmodels 0.14 tests it (test_inter_rater.py, table10): 0.4842 (0.2137, 0.7547).
    const found = kappaOf([
      [0, 4, 1],
      [0, 8, 0],
      [0, 1, 5],
    ]);
    expect(found?.kappa).toBeCloseTo(0.4842, 4);
    expect(found?.low).toBeCloseTo(0.2137, 4);
    expect(found?.high).toBeCloseTo(0.7547, 4);
  });

  it('gives 0.40 for the grant proposals of the textbook example', () => {
    // Wikipedia, "Cohen's kappa", simple example: 50 proposals, both yes 20, both no 15.
    const found = kappaOf([
      [15, 10],
      [5, 20],
    ]);
    expect(found?.kappa).toBeCloseTo(0.4, 10);
  });

  it.each([
    [
      'the first',
      [
        [0, 0],
        [3, 7],
      ],
    ],
    [
      'the second',
      [
        [0, 3],
        [0, 7],
      ],
    ],
    [
      'both',
      [
        [0, 0],
        [0, 9],
      ],
    ],
  ])('is undefined where %s says the same of every row', (_who, counts) => {
    expect(kappaOf(counts)).toBeUndefined();
  });

  it('keeps room for disagreement where few rows all agree', () => {
    const found = kappaOf([
      [2, 0],
      [0, 3],
    ]);
    expect(found).toMatchObject({ kappa: 1, high: 1 });
    // (0.5655 - 0.52) / 0.48, with Wilson's lower end of 5 out of 5.
    expect(found?.low).toBeCloseTo(0.0948, 3);
  });

  it('does not depend on who is called first', () => {
    const count = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(count, count, count, count, (a, b, c, d) => {
        const one = kappaOf([
          [a, b],
          [c, d],
        ]);
        const other = kappaOf([
          [a, c],
          [b, d],
        ]);
        expect(one?.kappa).toBeCloseTo(other?.kappa ?? NaN, 10);
        expect(one?.low).toBeCloseTo(other?.low ?? NaN, 10);
        expect(one?.high).toBeCloseTo(other?.high ?? NaN, 10);
      }),
    );
  });
});
