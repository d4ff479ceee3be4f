import { describe, expect, it } from 'vitest';
import { classifyLength, deviationOf, isAligned } from './response-length.ts';

describe('the length of a response', () => {
  it.each([
    [100, 100, 0, true, 'aligned'],
    [100, 124, 0.24, true, 'aligned'],
    [100, 125, 0.25, true, 'borderline'],
    [100, 129, 0.29, true, 'borderline'],
    [100, 130, 0.3, false, 'too_long'],
    [10, 7, 0.3, false, 'too_short'],
    [100, 75, 0.25, true, 'borderline'],
    [100, 76, 0.24, true, 'aligned'],
    [4, 0, 1, false, 'too_short'],
  ])('of %i golden and %i tokens deviates by %f', (golden, response, deviation, aligned, kind) => {
    const length = { golden, response };
    expect(deviationOf(length)).toBe(deviation);
    expect(isAligned(length, 0.3)).toBe(aligned);
    expect(classifyLength(length, 0.3)).toBe(kind);
  });

  it('is borderline inside the published band wherever the threshold is', () => {
    const length = { golden: 100, response: 128 };
    expect([0.1, 0.5].map((threshold) => classifyLength(length, threshold))).toEqual([
      'borderline',
      'borderline',
    ]);
    expect([0.1, 0.5].map((threshold) => isAligned(length, threshold))).toEqual([false, true]);
  });

  it('is not scored against no tokens', () => {
    const length = { golden: 0, response: 5 };
    expect(deviationOf(length)).toBeUndefined();
    expect(isAligned(length, 0.3)).toBeUndefined();
    expect(classifyLength(length, 0.3)).toBeUndefined();
  });
});
