import { describe, expect, it } from 'vitest';
import { sayPace } from './say-pace.ts';

const MINUTE = 60_000;

describe('sayPace', () => {
  it.each([
    [0, 40, 0, '40 left'],
    [2, 38, MINUTE, '38 left'],
    [18, 22, 5 * MINUTE, '22 left, about 6 min at this pace'],
    [40, 0, 9 * MINUTE, '0 left'],
    [100, 5, MINUTE, '5 left, under a minute at this pace'],
    [10, 600, MINUTE, '600 left, about 1 h at this pace'],
    [10, 750, MINUTE, '750 left, about 1 h 15 min at this pace'],
    [10, 15_100, 2 * MINUTE, '15,100 left, about 50 h at this pace'],
  ])('after %i decisions, with %i left', (decided, left, elapsed, said) => {
    expect(sayPace(decided, left, elapsed)).toBe(said);
  });
});
