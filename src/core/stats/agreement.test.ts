import { describe, expect, it } from 'vitest';
import { findAgreement, tablePairs } from './agreement.ts';

const pair = (first: boolean, second: boolean, weight = 1) => ({
  first,
  second,
  weight,
  rows: 1,
});
const repeat = <T>(times: number, value: T): T[] => Array.from({ length: times }, () => value);

describe('tablePairs', () => {
  it('tables verdicts of two raters as shares', () => {
    const pairs = [pair(false, false), pair(false, true), pair(true, true), pair(true, true)];
    expect(tablePairs(pairs)).toEqual({
      shares: [
        [0.25, 0.25],
        [0, 0.5],
      ],
      rows: 4,
      effectiveRows: 4,
    });
  });

  it('lets a drawn row stand for the rows of its stratum', () => {
    const table = tablePairs([pair(true, true, 30), pair(true, false, 10)]);
    expect(table?.shares).toEqual([
      [0, 0],
      [0.25, 0.75],
    ]);
    // (30 + 10)² / (30² + 10²): L. Kish, Survey Sampling (1965), formula 11.7.6.
    expect(table?.effectiveRows).toBeCloseTo(1.6, 12);
  });

  it('takes rows that are alike together', () => {
    const together = tablePairs([
      { ...pair(true, true, 3), rows: 5 },
      { ...pair(true, false, 2), rows: 4 },
      { ...pair(false, false), rows: 0 },
    ]);
    const apart = tablePairs([
      ...repeat(5, pair(true, true, 3)),
      ...repeat(4, pair(true, false, 2)),
    ]);
    expect(together).toEqual(apart);
  });

  it('is undefined where nothing was rated by both', () => {
    expect(tablePairs([])).toBeUndefined();
  });
});

describe('findAgreement', () => {
  it.each([
    // SciPy 1.17.1: binomtest(correct, rows).proportion_ci(method="wilson").
    [17, 20, 0.63958, 0.94764],
    [5, 5, 0.56552, 1],
    [0, 8, 0, 0.32441],
  ])('of %i rows out of %i has the interval %d to %d', (agreed, rows, low, high) => {
    const table = tablePairs([
      ...repeat(agreed, pair(true, true, 3)),
      ...repeat(rows - agreed, pair(true, false, 3)),
    ]);
    const found = table && findAgreement(table);
    expect(found?.share).toBeCloseTo(agreed / rows, 12);
    expect(found?.low).toBeCloseTo(low, 4);
    expect(found?.high).toBeCloseTo(high, 4);
  });
});
