import { expect, it } from 'vitest';
import { sayAcross, sayFlips, sayPairRows, sayRelaxations } from './say-comparison.ts';

it('names relaxations in the order in which they are applied', () => {
  expect(sayRelaxations(['articles', 'nfc'])).toBe('NFC, Articles dropped');
});

it.each([
  ['up', 'What if NFC: Word overlap to correct'],
  ['down', 'What if NFC: Word overlap to incorrect'],
  ['any', 'What if NFC: Word overlap flips'],
] as const)('says which verdicts flip %s', (direction, said) => {
  expect(sayFlips({ relaxations: ['nfc'], scorer: 'overlap', direction })).toBe(said);
});

it('says which rows of two runs are meant, by their names', () => {
  const pair = { first: 'a', second: 'b', measure: 'judge', part: 'not_in_first' } as const;
  expect(sayPairRows(pair, (key) => `${key}.csv`)).toBe(
    'a.csv beside b.csv, Judge: only in the second',
  );
});

it('says how many runs get a question right', () => {
  expect(sayAcross({ runs: ['a', 'b', 'c'], measure: 'exact', correct: 0 })).toBe(
    'Right in 0 of 3 runs, Exact substring',
  );
});
