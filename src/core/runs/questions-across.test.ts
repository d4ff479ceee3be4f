import { describe, expect, it } from 'vitest';
import { keysOf } from './keyed-rows.test-support.ts';
import { countQuestions, findQuestions, tallyQuestions } from './questions-across.ts';
import { CORRECT as C, INCORRECT as I, UNSCORED as U } from './verdicts.ts';

const run = (questions: string, verdicts: number[]) => ({
  keys: keysOf(Array.from(questions)),
  verdicts,
});

describe('questions across runs', () => {
  const across = tallyQuestions([
    run('abcd', [C, I, C, I]),
    run('dcbae', [I, C, I, C, C]),
    run('badcff', [C, C, I, U, C, C]),
  ]);
  const find = (right: number) => Array.from(findQuestions(across, 3, right));

  it('are counted by how many runs get them right', () => {
    expect(countQuestions(across, 3)).toEqual({ byCorrect: [1, 1, 0, 1], notInAll: 2 });
    expect(Array.from(across.correct)).toEqual([2 + 1, 1, 2, 0, 1]);
    expect(Array.from(across.runs)).toEqual([3, 3, 2, 3, 1]);
  });

  it('are found where every run fails or passes them, with the row where each stands first', () => {
    expect(find(0)).toEqual([3]);
    expect(find(3)).toEqual([0]);
    expect([across.run[4], across.row[4]]).toEqual([1, 4]);
  });

  it('tell what was left out', () => {
    expect([across.repeated, across.unscored]).toEqual([2, 1]);
  });

  it('are none where there are no runs', () => {
    expect(countQuestions(tallyQuestions([]), 0)).toEqual({ byCorrect: [0], notInAll: 0 });
  });
});
