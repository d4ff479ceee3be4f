import { expect, it } from 'vitest';
import { sayImport } from './say-import.ts';

const NONE = { added: 0, replaced: 0, outdated: 0, same: 0 };

it.each([
  [
    { ...NONE, added: 9, replaced: 2, outdated: 1 },
    3,
    0,
    '12 decisions read: 9 new, 2 newer than those kept, 1 older and left out; 3 records say nothing.',
  ],
  [{ ...NONE, same: 1 }, 0, 0, '1 decision read: 1 kept already.'],
  [
    { ...NONE, added: 1500 },
    1,
    4,
    '1,500 decisions read: 1,500 new; 4 of rows that no open file has, which are kept too; 1 record says nothing.',
  ],
  [NONE, 0, 0, '0 decisions read.'],
])('tells %j, with %i unusable and %i of rows not loaded', (counts, unusable, notLoaded, said) => {
  expect(sayImport(counts, unusable, notLoaded)).toBe(said);
});
