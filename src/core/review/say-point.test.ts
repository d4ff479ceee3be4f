import { describe, expect, it } from 'vitest';
import { sayPoint } from './say-point.ts';

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
