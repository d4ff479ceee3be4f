import { expect, it } from 'vitest';
import { sayTime } from './say-time.ts';

it.each([
  [0, 'under 5 s'],
  [12_000, 'about 15 s'],
  [55_000, 'about 1 min'],
  [200_000, 'about 3 min'],
  [3_600_000, 'about 1 h'],
  [7_500_000, 'about 2 h 5 min'],
])('says %i ms as %s', (milliseconds, said) => {
  expect(sayTime(milliseconds)).toBe(said);
});
