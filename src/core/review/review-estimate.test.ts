import { describe, expect, it } from 'vitest';
import { estimateAccuracy } from '../stats/stratified-estimate.ts';
import { estimateReview } from './review-estimate.ts';

const count = (rows: number, correct: number, incorrect: number, unsure = 0) => ({
  rows,
  correct,
  incorrect,
  unsure,
});

describe('estimateReview', () => {
  it('is the plain estimate where no row is unsure', () => {
    const found = estimateReview([count(100, 20, 5), count(50, 3, 9)]);
    const plain = estimateAccuracy([
      { rows: 100, read: 25, correct: 20 },
      { rows: 50, read: 12, correct: 3 },
    ]);
    expect(found?.unsureWrong).toEqual(plain);
    expect(found?.unsureRight).toEqual(plain);
    expect(found?.interval).toEqual({ low: plain?.low, high: plain?.high });
  });

  it('shows unsure rows as a range: all of them wrong, all of them right', () => {
    const found = estimateReview([count(100, 20, 20, 10)]);
    expect(found?.unsureWrong.point).toBeCloseTo(0.4, 1);
    expect(found?.unsureRight.point).toBeCloseTo(0.6, 1);
    expect(found?.interval).toEqual({ low: found?.unsureWrong.low, high: found?.unsureRight.high });
  });

  it('gives what holds for certain, an unsure row being open', () => {
    expect(estimateReview([count(10, 3, 2, 1), count(10, 0, 0)])?.certain).toEqual({
      low: 0.15,
      high: 0.9,
    });
  });

  it('names strata that have rows of which none was read', () => {
    expect(estimateReview([count(10, 3, 2), count(5, 0, 0), count(0, 0, 0)])?.unread).toEqual([1]);
  });

  it('is undefined where there are no rows', () => {
    expect(estimateReview([])).toBeUndefined();
  });
});
