import { expect, it } from 'vitest';
import type { Mapping } from '../core/columns.ts';
import { fitSplit } from './fit-split.ts';

it.each<[string, Mapping, object]>([
  [
    'keeps what the mapping allows',
    { response: 1, model: 5 },
    { by: ['model'], responses: [2, 3] },
  ],
  ['drops the column of responses itself', { response: 2 }, { by: [], responses: [3] }],
  ['drops the column of golden answers', { response: 1, golden: 3 }, { by: [], responses: [2] }],
])('%s', (_, mapping, expected) => {
  const split = { by: ['model' as const], responses: [2, 3, 9] };
  expect(fitSplit(split, mapping, 6)).toEqual(expected);
});
