import { describe, expect, it } from 'vitest';
import type { PairCounts } from '../stats/paired-difference.ts';
import { findBest } from './find-best.ts';

const pair = (firstOnly: number, secondOnly: number): PairCounts => ({
  both: 10,
  firstOnly,
  secondOnly,
  neither: 10,
});
const always = (counts: PairCounts | undefined) => () => counts;

describe('findBest', () => {
  it('finds the highest where the test supports it', () => {
    expect(findBest([50, 60], always(pair(9, 30)))).toBe(1);
    expect(findBest([60, 50], always(pair(30, 9)))).toBe(0);
  });

  it.each([
    ['the difference may be chance', [50, 60], pair(4, 9)],
    ['the runs share no rows', [50, 60], undefined],
    ['the shared rows speak for the other', [50, 60], pair(30, 9)],
    ['two are alike', [60, 60], pair(9, 9)],
    ['there is one run', [60], pair(0, 0)],
    ['there is none', [], pair(0, 0)],
    ['one run alone has the figure', [undefined, 60], pair(0, 99)],
  ])('finds none where %s', (_, percents, counts) => {
    expect(findBest(percents, always(counts))).toBeUndefined();
  });

  it('leaves out runs without the figure', () => {
    expect(
      findBest([50, undefined, 60], (a, b) => (a === 0 && b === 2 ? pair(9, 30) : undefined)),
    ).toBe(2);
  });

  it('asks for more where more runs are compared', () => {
    // b = 12, c = 4: p = 0.049, which three comparisons raise.
    const pairOf = (a: number, b: number) =>
      b === 2 ? pair(4, 12) : a === 0 ? pair(5, 5) : undefined;
    expect(findBest([50, 60], always(pair(4, 12)))).toBe(1);
    expect(findBest([50, 50, 60], pairOf)).toBeUndefined();
    expect(findBest([50, 50, 60], (a, b) => (b === 2 ? pair(4, 30) : pairOf(a, b)))).toBe(2);
  });
});
