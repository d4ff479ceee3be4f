import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseDistractors, DISTRACTORS } from './choose-distractors.ts';
import { makePair } from './make-pairs.test-support.ts';
import { openDraws } from './set-draws.ts';

const plain = (text: string) => text.toLowerCase().replace(/\s+/, ' ');
const drawOf = (seed: number) => openDraws(seed, { high: 1, low: 2 });

it('shares neither row, source nor text with either member, nor among themselves', () => {
  const pair = fc.record({
    source: fc.constantFrom('a.txt', 'A.TXT', 'b.txt', 'c.txt', 'd.txt'),
    chunk: fc.constantFrom('one  text', 'One text', 'two', 'three', 'four'),
  });
  fc.assert(
    fc.property(fc.array(pair, { minLength: 2, maxLength: 12 }), fc.nat(), (made, seed) => {
      const pairs = made.map((change, row) => makePair(row, change));
      const members = pairs.slice(0, 2);
      const chosen = chooseDistractors(pairs, members, drawOf(seed));
      const all = [...members, ...chosen];
      for (const one of chosen) {
        const others = all.filter((other) => other !== one);
        expect(others.map(({ row }) => row)).not.toContain(one.row);
        expect(others.map(({ source }) => source.toLowerCase())).not.toContain(
          one.source.toLowerCase(),
        );
        expect(others.map(({ chunk }) => plain(chunk))).not.toContain(plain(one.chunk));
      }
    }),
  );
});

it('takes as many as are wanted where there are as many, and else those there are', () => {
  const pairs = Array.from({ length: 9 }, (_, row) => makePair(row));
  const choose = (count: number) =>
    chooseDistractors(pairs.slice(0, count), pairs.slice(0, 2), drawOf(0)).length;
  expect([2, 3, 4, 9].map(choose)).toEqual([0, 1, 2, DISTRACTORS]);
});

it('follows from the seed', () => {
  const pairs = Array.from({ length: 50 }, (_, row) => makePair(row));
  const choose = (seed: number) =>
    chooseDistractors(pairs, pairs.slice(0, 2), drawOf(seed)).map(({ row }) => row);
  expect(choose(1)).toEqual(choose(1));
  expect(choose(1)).not.toEqual(choose(2));
});
