import { expect, it } from 'vitest';
import { doubtDomain } from './doubt-domain.ts';

it.each([
  [1001, 2001, '1,001 domains in 2,001 rows: is the column “id” really the domain?'],
  [1001, 2002, undefined],
  [1000, 1000, undefined],
])('of %d domains in %d rows it asks %s', (domains, rows, asked) => {
  expect(doubtDomain('id', domains, rows)).toBe(asked);
});
