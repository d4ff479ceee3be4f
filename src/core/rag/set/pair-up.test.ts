import { expect, it } from 'vitest';
import { pairUp } from './pair-up.ts';

it.each([
  [
    'pairs each question with the first of its list',
    [
      [1, 2],
      [2, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    0,
  ],
  [
    'counts (B, A) as (A, B)',
    [[1], [0], [1]],
    [
      [0, 1],
      [2, 1],
    ],
    1,
  ],
  ['makes no pair of an empty list', [[], [0], []], [[1, 0]], 0],
  ['makes none of nothing', [], [], 0],
])('%s', (_, lists, couples, repeated) => {
  expect(pairUp(lists)).toEqual({ couples, repeated });
});
