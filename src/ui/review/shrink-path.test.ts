import { describe, expect, it } from 'vitest';
import { drawShrinking } from './shrink-path.ts';

const at = (readings: number, low: number, point: number, high: number) => ({
  readings,
  low,
  point,
  high,
});

describe('drawShrinking', () => {
  it('draws the interval there and back, and the point through it', () => {
    expect(drawShrinking([at(1, 0, 0.5, 1), at(11, 0.5, 0.75, 1)], 100, 40)).toEqual({
      band: 'M0,0L100,0L100,20L0,40Z',
      line: 'M0,20L100,10',
      low: 0,
      high: 1,
    });
  });

  it('keeps a middle line where nothing is open any more', () => {
    const path = drawShrinking([at(1, 0.4, 0.4, 0.4), at(2, 0.4, 0.4, 0.4)], 10, 10);
    expect(path?.line).toBe('M0,5L10,5');
  });

  it('draws nothing of fewer than two readings', () => {
    expect(drawShrinking([], 10, 10)).toBeUndefined();
    expect(drawShrinking([at(1, 0, 0.5, 1)], 10, 10)).toBeUndefined();
  });
});
