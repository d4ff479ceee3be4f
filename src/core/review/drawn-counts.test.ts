import { describe, expect, it } from 'vitest';
import type { ReviewVerdict } from './decision.ts';
import { countDrawn, tallyDrawn } from './drawn-counts.ts';

const ORDER = Uint32Array.of(4, 0, 3, 1, 2);

const verdicts =
  (given: Record<number, ReviewVerdict>) =>
  (row: number): ReviewVerdict | undefined =>
    given[row];
const marks =
  (...rows: number[]) =>
  (row: number): boolean =>
    rows.includes(row);

describe('countDrawn', () => {
  it.each<[string, Record<number, ReviewVerdict>, number[], number]>([
    ['counts up to the last row decided in order', { 4: 'correct', 0: 'unsure' }, [4, 0], 2],
    ['counts nothing where all rows were picked by hand', { 4: 'correct', 0: 'correct' }, [], 0],
    ['leaves out what is picked beyond', { 4: 'correct', 0: 'correct', 3: 'correct' }, [4], 1],
    ['counts what the order passed over', { 4: 'correct', 0: 'correct', 3: 'unsure' }, [3], 3],
    ['stops at a row that was taken back', { 4: 'correct', 3: 'correct' }, [4, 3], 1],
    ['counts the rows before a row that was taken back', { 4: 'correct', 3: 'correct' }, [3], 1],
    ['counts nothing where the first row is open', { 0: 'correct', 3: 'correct' }, [0, 3], 0],
  ])('%s', (_, given, marked, count) => {
    expect(countDrawn(ORDER, verdicts(given), marks(...marked))).toBe(count);
  });

  it('counts all where every row is decided, whoever picked them', () => {
    expect(
      countDrawn(
        ORDER,
        () => 'correct',
        () => false,
      ),
    ).toBe(5);
    expect(countDrawn(new Uint32Array(), verdicts({}), marks())).toBe(0);
  });
});

describe('tallyDrawn', () => {
  it('counts the verdicts on the drawn rows alone', () => {
    const verdictOf = verdicts({ 4: 'correct', 0: 'unsure', 3: 'incorrect', 1: 'correct' });
    expect(tallyDrawn(ORDER, 3, verdictOf)).toEqual({
      rows: 5,
      correct: 1,
      incorrect: 1,
      unsure: 1,
    });
  });
});
