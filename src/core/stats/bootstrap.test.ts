import { describe, expect, it } from 'vitest';
import { bootstrapMean } from './bootstrap.ts';
import { randomBelow, randomNumbers } from './random.ts';

function drawValues(count: number, seed: number): Float64Array {
  const next = randomNumbers(seed);
  return new Float64Array(count).map(() => randomBelow(101, next) / 100);
}

function deviation(values: Float64Array, mean: number): number {
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / values.length);
}

describe('bootstrapMean', () => {
  it('is the same for the same values and seed, and another for another seed', () => {
    const values = drawValues(50, 1);
    expect(bootstrapMean(values, 7)).toEqual(bootstrapMean(values, 7));
    expect(bootstrapMean(values, 8)?.interval).not.toEqual(bootstrapMean(values, 7)?.interval);
  });

  it('keeps its bounds from version to version', () => {
    expect(bootstrapMean([0, 0, 0.5, 1, 1, 1], 0)).toEqual({
      mean: 3.5 / 6,
      interval: { low: 1.5 / 6, high: 5.5 / 6 },
      rows: 6,
    });
  });

  it.each([200, 1000, 1001, 50_000])('of %i values is as wide as the normal interval', (count) => {
    const values = drawValues(count, 3);
    const { mean, interval } = bootstrapMean(values, 0) ?? { mean: NaN, interval: undefined };
    const half = (1.96 * deviation(values, mean)) / Math.sqrt(count);
    expect(((interval?.high ?? 0) - (interval?.low ?? 0)) / (2 * half)).toBeCloseTo(1, 0.5);
    expect(interval?.low).toBeLessThan(mean);
    expect(interval?.high).toBeGreaterThan(mean);
  });

  it('does not take a pattern of the file for agreement: rows in turns of four', () => {
    const values = new Float64Array(40_000).map((_, at) => [0, 0, 0.5, 1][at % 4] ?? 0);
    const { mean, interval } = bootstrapMean(values, 0) ?? { mean: NaN, interval: undefined };
    const half = (1.96 * deviation(values, mean)) / Math.sqrt(values.length);
    expect(((interval?.high ?? 0) - (interval?.low ?? 0)) / (2 * half)).toBeCloseTo(1, 0.5);
  });

  it('covers the true mean about 95 times in 100', () => {
    const hits = Array.from({ length: 200 }, (_, seed) => {
      const interval = bootstrapMean(drawValues(60, seed + 1000), 0)?.interval;
      return interval !== undefined && interval.low <= 0.5 && interval.high >= 0.5;
    }).filter(Boolean).length;
    expect(hits).toBeGreaterThan(180);
    expect(hits).toBeLessThan(200);
  });

  it.each([
    ['of no values is undefined', [], undefined],
    ['of one value has no interval', [0.5], { mean: 0.5, interval: undefined, rows: 1 }],
    [
      'of equal values has no width',
      [1, 1, 1],
      { mean: 1, interval: { low: 1, high: 1 }, rows: 3 },
    ],
  ])('%s', (_, values, found) => {
    expect(bootstrapMean(values, 0)).toEqual(found);
  });
});

describe('randomNumbers', () => {
  it('gives the same numbers everywhere', () => {
    const next = randomNumbers(42);
    expect([next(), next(), next()]).toEqual([3578742640, 3751902994, 1877406420]);
  });

  it('draws each number below a limit about as often', () => {
    const next = randomNumbers(5);
    const draws = Array.from({ length: 70_000 }, () => randomBelow(7, next));
    for (let value = 0; value < 7; value++) {
      const count = draws.filter((draw) => draw === value).length;
      expect(Math.abs(count - 10_000)).toBeLessThan(400);
    }
  });
});
