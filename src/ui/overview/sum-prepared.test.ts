import { describe, expect, it } from 'vitest';
import type { Prepared } from '../../stores/prepared.ts';
import { sumJudge, sumReasons } from './sum-prepared.ts';

type Summed = Pick<Prepared, 'reasonsByBucket' | 'judge'>;

function prepare(judge: Prepared['judge'], between: number): Summed {
  return {
    reasonsByBucket: {
      both_pass: {},
      exact_only: {},
      overlap_only: { words_between: between },
      both_fail: {},
    },
    judge,
  };
}

const judged = prepare({ correct: 3, incorrect: 1, none: 2 }, 4);
const unjudged = prepare(undefined, 5);

describe('sumReasons', () => {
  it('adds up the reasons of each bucket', () => {
    expect(sumReasons([judged, unjudged])?.overlap_only).toEqual({ words_between: 9 });
  });

  it('says nothing while a run is not prepared', () => {
    expect(sumReasons([judged, undefined])).toBeUndefined();
  });
});

describe('sumJudge', () => {
  it.each([
    ['adds up the verdicts of the runs that have a judge', [judged, unjudged, judged], 6],
    ['says nothing where no run has one', [unjudged], undefined],
    ['says nothing while a run is not prepared', [judged, undefined], undefined],
  ])('%s', (_, prepared, correct) => {
    expect(sumJudge(prepared)?.correct).toBe(correct);
  });
});
