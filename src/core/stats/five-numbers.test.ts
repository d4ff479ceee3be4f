import { expect, it } from 'vitest';
import { fiveNumbers } from './five-numbers.ts';

it.each([
  [[], undefined],
  [[3], [3, 3, 3, 3, 3]],
  [
    [4, 1, 3, 2],
    [1, 1.75, 2.5, 3.25, 4],
  ],
  [
    [5, 1, 2, 4, 3],
    [1, 2, 3, 4, 5],
  ],
])('the five numbers of %j', (values, found) => {
  const numbers = fiveNumbers(Float64Array.from(values));
  expect(numbers && Object.values(numbers)).toEqual(found);
});
