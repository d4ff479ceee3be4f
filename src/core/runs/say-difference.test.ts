import { expect, it } from 'vitest';
import { sayDifference, sayP, sayPoints } from './say-difference.ts';

it.each([
  [0.0323, '+3.2'],
  [-0.2, '−20.0'],
  [0, '0.0'],
  [-0.0001, '0.0'],
])('says %d as %s points', (fraction, said) => {
  expect(sayPoints(fraction)).toBe(said);
});

it('says a difference with its interval, and none of no rows', () => {
  expect(sayDifference({ difference: 0.05, low: -0.01, high: 0.11 })).toBe(
    '+5.0 points (−1.0 to +11.0)',
  );
  expect(sayDifference(undefined)).toBe('–');
});

it.each([
  [0.04904, '0.049'],
  [1, '1.000'],
  [0.000999, '< 0.001'],
  [0.001, '0.001'],
])('says the p value %d as %s', (p, said) => {
  expect(sayP(p)).toBe(said);
});
