import { describe, expect, it } from 'vitest';
import { choosePair, listPairs } from './choose-pair.ts';

const LISTED = ['a', 'b', 'c'].map((key) => ({ run: { key } }));
const keysOf = (pair: ReturnType<typeof choosePair>) => pair?.map(({ run }) => run.key);

describe('choosePair', () => {
  it('takes the runs of the link in their order, else the first two', () => {
    expect(keysOf(choosePair(LISTED, ['c', 'a']))).toEqual(['c', 'a']);
    expect(keysOf(choosePair(LISTED, ['c', 'gone']))).toEqual(['a', 'b']);
    expect(keysOf(choosePair(LISTED, undefined))).toEqual(['a', 'b']);
  });

  it('takes none of one run', () => {
    expect(choosePair(LISTED.slice(1, 2), undefined)).toBeUndefined();
  });
});

describe('listPairs', () => {
  it('lists each pair once, the chosen one as it was chosen', () => {
    expect(listPairs(['a', 'b', 'c'], ['c', 'a'])).toEqual([
      ['a', 'b'],
      ['c', 'a'],
      ['b', 'c'],
    ]);
  });

  it('lists the chosen one alone where there are many runs', () => {
    const keys = Array.from({ length: 21 }, (_run, at) => `${at}`);
    expect(listPairs(keys, ['3', '1'])).toEqual([['3', '1']]);
    expect(listPairs(keys.slice(1), ['3', '1'])).toHaveLength(190);
  });
});
