import { describe, expect, it } from 'vitest';
import { countOf, formatCount, formatInterval, formatPercent, formatTenths } from './format.ts';

// Values printed by CPython's f"{x:.1f}".
describe('formatTenths', () => {
  it.each([
    [0, '0.0'],
    [0.25, '0.2'],
    [0.75, '0.8'],
    [0.05, '0.1'],
    [0.15, '0.1'],
    [0.35, '0.3'],
    [12.25, '12.2'],
    [31.25, '31.2'],
    [43.75, '43.8'],
    [99.95, '100.0'],
    [100, '100.0'],
    [-0.25, '-0.2'],
  ])('prints %d as %s', (x, text) => {
    expect(formatTenths(x)).toBe(text);
  });

  it('tells 23 of 80 by the order of operations', () => {
    expect(formatPercent((100 * 23) / 80)).toBe('28.8%');
    expect(formatPercent(100 * (23 / 80))).toBe('28.7%');
  });
});

it('prints an interval of fractions in percent', () => {
  expect(formatInterval({ low: 0.64, high: 0.9478 })).toBe('64.0–94.8%');
});

it.each([
  [0, '0'],
  [999, '999'],
  [15100, '15,100'],
  [1234567, '1,234,567'],
])('prints the count %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [0, '0 rows'],
  [1, '1 row'],
  [15100, '15,100 rows'],
])('prints %i with its noun as %s', (count, text) => {
  expect(countOf(count, 'row')).toBe(text);
});
