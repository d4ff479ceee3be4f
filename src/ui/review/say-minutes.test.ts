import { describe, expect, it } from 'vitest';
import { sayMinutes } from './say-minutes.ts';

const MINUTE = 60_000;

describe('sayMinutes', () => {
  it.each([
    [0, 'under a minute'],
    [0.6, 'about 1 min'],
    [5.5, 'about 6 min'],
    [60, 'about 1 h'],
    [75, 'about 1 h 15 min'],
    [3775, 'about 62 h'],
  ])('says %d minutes', (minutes, said) => {
    expect(sayMinutes(minutes * MINUTE)).toBe(said);
  });
});
