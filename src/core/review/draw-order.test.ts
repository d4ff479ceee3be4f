import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyWords, readKey, RowKeys } from '../row-keys.ts';
import { drawNumber, drawOrder, splitOrder } from './draw-order.ts';

const key = fc
  .tuple(fc.integer({ min: 0, max: 0xffffffff }), fc.integer({ min: 0, max: 0xffffffff }))
  .map((halves) => halves.map((half) => half.toString(16).padStart(8, '0')).join(''));
const seed = fc.integer({ min: 0, max: 0xffffffff });

function wordsOf(text: string): KeyWords {
  return readKey(text) ?? { high: 0, low: 0 };
}

function orderOf(texts: string[], drawn: number): Uint32Array {
  const keys = new RowKeys(texts.length);
  for (const text of texts) keys.add(wordsOf(text));
  return drawOrder(keys, drawn);
}

const keysTo = (count: number): string[] =>
  Array.from({ length: count }, (_, row) => row.toString(16).padStart(16, '0'));

describe('drawNumber', () => {
  it('is the same on every machine', () => {
    // Held fast: another number here would draw other rows from files under review.
    expect(drawNumber(1, wordsOf('0123456789abcdef'), 0)).toBe(1233002067270670);
    expect(drawNumber(1, wordsOf('0123456789abcdef'), 1)).toBe(8628589688923387);
    expect(drawNumber(2, wordsOf('0123456789abcdef'), 0)).toBe(8613665299953867);
  });

  it('spreads evenly, for keys that hardly differ too', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const one of keysTo(10_000)) {
      const tenth = Math.floor((drawNumber(7, wordsOf(one), 0) / 2 ** 53) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // 1000 each, give or take five standard deviations of 30.
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('drawOrder', () => {
  it('is that of the numbers, of those too that differ in their last bits alone', () => {
    const texts = keysTo(40_000);
    const numbers = [...orderOf(texts, 3)].map((row) =>
      drawNumber(3, wordsOf(texts[row] ?? ''), 0),
    );
    const halves = new Set(numbers.map((number) => Math.floor(number / 2 ** 26)));
    expect(halves.size).toBeLessThan(texts.length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('draws every row once', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), seed, (keys, drawn) => {
        expect([...orderOf(keys, drawn)].sort((a, b) => a - b)).toEqual([...keys.keys()]);
      }),
    );
  });

  it('draws the same texts in the same order, whatever the order of the file', () => {
    const shuffled = fc
      .array(fc.oneof(key, fc.constantFrom(...keysTo(3))), { maxLength: 60 })
      .chain((keys) =>
        fc.tuple(
          fc.constant(keys),
          fc.shuffledSubarray(keys, { minLength: keys.length, maxLength: keys.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, seed, ([keys, others], drawn) => {
        const textsOf = (file: string[]) => Array.from(orderOf(file, drawn), (row) => file[row]);
        expect(textsOf(others)).toEqual(textsOf(keys));
      }),
    );
  });

  it('keeps the order of rows when others join them', () => {
    fc.assert(
      fc.property(
        fc.array(key, { maxLength: 40 }),
        fc.array(key, { maxLength: 40 }),
        seed,
        (keys, more, drawn) => {
          const joined = orderOf([...keys, ...more], drawn).filter((row) => row < keys.length);
          expect([...joined]).toEqual([...orderOf(keys, drawn)]);
        },
      ),
    );
  });

  it('gives every copy of a text a place of its own', () => {
    const copies = Array.from({ length: 200 }, () => 'feedfacecafebeef');
    const order = orderOf([...copies, ...keysTo(200)], 3);
    const places = [...order.keys()].filter((place) => (order[place] ?? 0) < 200);
    const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
    // Of 400 places: the mean is 199.5, its standard deviation under 6.
    expect(Math.abs(middle - 199.5)).toBeLessThan(30);
  });

  it('gives another order for another seed', () => {
    const keys = keysTo(50);
    expect([...orderOf(keys, 1)]).not.toEqual([...orderOf(keys, 2)]);
  });
});

describe('splitOrder', () => {
  it('keeps the order within each stratum, so that a stratum split later keeps what was drawn', () => {
    const order = orderOf(keysTo(300), 5);
    const [whole = new Uint32Array()] = splitOrder(order, () => 0, 1);
    const drawn = new Set(whole.subarray(0, 100));
    for (const part of splitOrder(order, (row) => row % 3, 3)) {
      const undrawn = part.findIndex((row) => !drawn.has(row));
      expect([...part.subarray(undrawn)].some((row) => drawn.has(row))).toBe(false);
    }
  });
});
