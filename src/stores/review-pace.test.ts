import { expect, it } from 'vitest';
import { timeLeft } from './review-pace.ts';

it.each([
  [[], 10, undefined],
  [[4000, 2000], 10, undefined],
  [[4000, 2000, 3000], 10, 30_000],
  [[4000, 2000, 3000, 5000], 10, 35_000],
  [[2000, 3_600_000, 3000], 10, 30_000],
  [[2000, 3000, 4000], 0, 0],
])('after decisions of %j ms, %i rows take %s ms', (times, rows, left) => {
  expect(timeLeft(times, rows)).toBe(left);
});
