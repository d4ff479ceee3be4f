import { describe, expect, it } from 'vitest';
import { sayReadingsLeft } from './say-readings-left.ts';

describe('sayReadingsLeft', () => {
  it.each([
    [
      [
        { halfWidth: 0.05, readings: 0 },
        { halfWidth: 0.03, readings: 38 },
        { halfWidth: 0.02, readings: 90 },
      ],
      'About 38 more readings bring it to ±3 points, 90 to ±2.',
    ],
    [[{ halfWidth: 0.02, readings: 1 }], 'About 1 more reading brings it to ±2 points.'],
    [[{ halfWidth: 0.02, readings: undefined }], undefined],
  ])('says of %j: %s', (left, said) => {
    expect(sayReadingsLeft(left)).toBe(said);
  });
});
