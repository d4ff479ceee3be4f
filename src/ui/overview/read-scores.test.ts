import { describe, expect, it } from 'vitest';
import { emptyTally } from '../../core/summary.ts';
import { readScores } from './read-scores.ts';

const tally = {
  ...emptyTally(),
  rows: 116,
  exact: 52,
  overlap: 58,
  buckets: { both_pass: 34, exact_only: 18, overlap_only: 24, both_fail: 40 },
};

const read = (judge: Parameters<typeof readScores>[1]) =>
  readScores(tally, judge).map(({ id, correct, rows }) => [id, correct, rows]);

const scorers = [
  ['both', 34, 116],
  ['exact', 52, 116],
  ['overlap', 58, 116],
  ['either', 76, 116],
];

describe('readScores', () => {
  it('goes from the most cautious reading to the least', () => {
    expect(read(undefined)).toEqual(scorers);
  });

  it('counts the judge over the rows that it judged', () => {
    expect(read({ correct: 60, incorrect: 40, none: 16 })).toEqual([
      ...scorers,
      ['judge', 60, 100],
    ]);
  });

  it('says nothing of a judge who judged no row', () => {
    expect(read({ correct: 0, incorrect: 0, none: 116 })).toEqual(scorers);
  });
});
