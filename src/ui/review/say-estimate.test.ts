import { describe, expect, it } from 'vitest';
import { sayLeft, sayShrinking } from './say-estimate.ts';

describe('sayLeft', () => {
  it('tells each width, and in one line those that cannot be reached', () => {
    const left = [
      { halfWidth: 0.1, readings: 0 },
      { halfWidth: 0.05, readings: 1038 },
      { halfWidth: 0.03, readings: undefined },
      { halfWidth: 0.02, readings: undefined },
    ];
    expect(sayLeft(left)).toEqual([
      '±10 points: reached',
      '±5 points: about 1,038 more',
      '±3, ±2 points: out of reach if as many rows stay unsure',
    ]);
    expect(sayLeft(left.slice(0, 1))).toEqual(['±10 points: reached']);
  });
});

describe('sayShrinking', () => {
  const history = Array.from({ length: 62 }, (_, place) => {
    const readings = place + 1;
    const half = 0.5 / Math.sqrt(readings);
    return { readings, point: 0.5, low: 0.5 - half, high: 0.5 + half };
  });

  it('tells the width along the way and now', () => {
    expect(sayShrinking(history)).toBe(
      'Interval 32 points after 10 rows, 18 points after 30 rows, 13 points now.',
    );
  });

  it('tells only what is now where there is no way behind it', () => {
    expect(sayShrinking(history.slice(0, 1))).toBe('Interval 100 points now.');
    expect(sayShrinking([])).toBe('');
  });
});
