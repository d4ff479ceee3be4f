import { describe, expect, it } from 'vitest';
import { movePlace, stepOfKey } from './move-place.ts';

describe('movePlace', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 99, 99],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 0],
    ['PageDown', 3, 13],
    ['PageDown', -1, 10],
    ['PageDown', 95, 99],
    ['PageUp', 25, 15],
    ['PageUp', 3, 0],
    ['Home', 50, 0],
    ['End', -1, 99],
  ])('%s from place %i of 100 rows leads to %i', (key, place, wanted) => {
    expect(movePlace(key, place, 100, 10)).toBe(wanted);
  });

  it('leads nowhere where there is no row', () => {
    expect(movePlace('End', -1, 0, 10)).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    expect(movePlace('a', 3, 100, 10)).toBeUndefined();
  });
});

describe('stepOfKey', () => {
  it('knows j for the next row and k for the one before', () => {
    expect(['j', 'k', 'J', 'ArrowDown'].map(stepOfKey)).toEqual([1, -1, undefined, undefined]);
  });
});
