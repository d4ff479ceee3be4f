import { describe, expect, it } from 'vitest';
import { sayLeft, sayPoint, sayShrinking } from './say-estimate.ts';

const estimate = (wrong: number, right: number) => ({
  unsureWrong: { point: wrong, low: 0, high: 1 },
  unsureRight: { point: right, low: 0, high: 1 },
  interval: { low: 0, high: 1 },
  certain: { low: 0, high: 1 },
  unread: [],
});

describe('sayPoint', () => {
  it.each([
    [0.793, 0.793, '79.3%'],
    [0.771, 0.793, '77.1–79.3%'],
    [0, 1, '0.0–100.0%'],
  ])('says %d to %d as %s', (wrong, right, said) => {
    expect(sayPoint(estimate(wrong, right))).toBe(said);
  });
});

describe('sayLeft', () => {
  it.each([
    [0.05, 0, '±5 points: reached'],
    [0.03, 1038, '±3 points: about 1,038 more'],
    [0.02, undefined, '±2 points: out of reach, too many rows are unsure'],
  ])('says %d with %s to go', (halfWidth, readings, said) => {
    expect(sayLeft({ halfWidth, readings })).toBe(said);
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
