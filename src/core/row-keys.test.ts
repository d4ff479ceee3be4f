import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKey, RowKeys, writeKey } from './row-keys.ts';

const word = fc.oneof(fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 0xffffffff }));

function keysOf(words: [number, number][]): RowKeys {
  const keys = new RowKeys(words.length);
  for (const [high, low] of words) keys.add({ high, low });
  return keys;
}

describe('RowKeys', () => {
  it('finds the rows of each key, in order, as a plain search does', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 60 }), (words) => {
        const keys = keysOf(words);
        const texts = words.map(([high, low]) => writeKey({ high, low }));
        for (const [row, text] of texts.entries()) {
          const same = [...texts.keys()].filter((other) => texts[other] === text);
          expect(keys.keyOf(row)).toBe(text);
          expect(keys.rowsOf(text)).toEqual(same);
          expect(keys.copyOf(row)).toBe(same.indexOf(row));
          expect(keys.firstOf(row)).toBe(same[0]);
          expect(keys.findFirst(keys.wordsOf(row))).toBe(same[0]);
          expect(keys.isRepeated(row)).toBe(same.length > 1);
        }
      }),
    );
  });

  it('finds no row of a key that is not there, or is none', () => {
    const keys = keysOf([[1, 2]]);
    for (const key of ['0000000100000003', 'not a key', '', '00000001'])
      expect(keys.rowsOf(key)).toEqual([]);
    expect(keys.findFirst({ high: 1, low: 3 })).toBeUndefined();
    expect(new RowKeys(0).rowsOf('0000000100000002')).toEqual([]);
  });
});

describe('a key', () => {
  it('is the same when written and read', () => {
    expect(readKey('00000001ffffffff')).toEqual({ high: 1, low: 0xffffffff });
    expect(writeKey({ high: 1, low: 0xffffffff })).toBe('00000001ffffffff');
  });
});
