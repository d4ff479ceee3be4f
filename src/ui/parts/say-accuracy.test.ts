import { expect, it } from 'vitest';
import { sayAccuracy } from './say-accuracy.ts';

it.each([
  [{ rows: 4, exact: 1, overlap: 3 }, 'exact 25.0%, overlap 75.0% of 4 rows'],
  [{ rows: 1, exact: 0, overlap: 1 }, 'exact 0.0%, overlap 100.0% of 1 row'],
  [{ rows: 0, exact: 0, overlap: 0 }, 'no rows are left'],
])('says what is left of %j', (tally, said) => {
  expect(sayAccuracy(tally)).toBe(said);
});
