import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import type { Reason, ReasonId } from './reason.ts';

function find(id: ReasonId, golden: string, response: string): Reason | undefined {
  return findReasons(golden, response, scoreRow(golden, response)).find((one) => one.id === id);
}

describe('words missing', () => {
  it.each([
    ['Narmada valley', 'Narmada', { words: ['valley'], missing: 1, golden: 2 }],
    ['Kingdom of Spain', 'Spain', { words: ['Kingdom', 'of'], missing: 2, golden: 3 }],
  ])('of %s in %s are named and counted', (golden, response, detail) => {
    expect(find('words_missing', golden, response)?.detail).toEqual(detail);
  });

  it.each([
    ['the Beatles', 'the Kinks'],
    ['one two three', 'one'],
    ['Delhi', 'Mumbai'],
  ])('are not told of %s in %s', (golden, response) => {
    expect(find('words_missing', golden, response)).toBeUndefined();
  });
});

describe('one edit away', () => {
  it.each([
    ['Hoysala', 'the Hoysalla kings', 'Hoysalla'],
    ['Velazquez', 'Velázquez', 'Velázquez'],
    ['Dali', 'Dalí', 'Dalí'],
    ['Salvador Dali', 'Dalí, Salvador', 'Dalí'],
    ['recieve', 'receive', 'receive'],
    ['white house', 'the Whitehouse', 'Whitehouse'],
    ['moonlight', 'the moon light', 'moon light'],
    ['Cous cous', 'It is couscous.', 'couscous'],
  ])('quotes what the response has: %s in %s', (golden, response, found) => {
    expect(find('one_edit', golden, response)?.detail).toMatchObject({ response: found });
  });

  it.each([
    ['1947', '1948'],
    ['head', 'held'],
    ['Austria', 'Australia'],
    ['cat', 'cab'],
    ['Sara Nash', 'Zara Bash'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('one_edit', golden, response)).toBeUndefined();
  });
});

describe('golden words inside longer ones', () => {
  it('are told where every missing word is there so', () => {
    expect(find('inside_word', 'Ruru Jataka', 'Jatakas of Rurus')?.golden).toHaveLength(2);
  });

  it.each([
    ['Ruru Jataka', 'Rurus and others'],
    ['an ox', 'oxen'],
  ])('are not told of %s in %s', (golden, response) => {
    expect(find('inside_word', golden, response)).toBeUndefined();
  });
});
