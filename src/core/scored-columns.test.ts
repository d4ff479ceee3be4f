import { describe, expect, it } from 'vitest';
import { planScoredColumns, SCORED_COLUMNS, scoredCells } from './scored-columns.ts';

describe('planScoredColumns', () => {
  it('appends the scored columns to a new file', () => {
    expect(planScoredColumns(['answer', 'response'])).toEqual({
      keep: [0, 1],
      header: ['answer', 'response', ...SCORED_COLUMNS],
    });
  });

  it('replaces the columns of a file that was scored before', () => {
    expect(planScoredColumns(['answer', ...SCORED_COLUMNS, 'response'])).toEqual({
      keep: [0, 7],
      header: ['answer', 'response', ...SCORED_COLUMNS],
    });
  });

  it('keeps a column of the file’s own that happens to bear one of the names', () => {
    expect(planScoredColumns(['bucket', 'answer']).header).toEqual([
      'bucket',
      'answer',
      ...SCORED_COLUMNS,
    ]);
    expect(planScoredColumns(['bucket', 'answer', ...SCORED_COLUMNS]).keep).toEqual([0, 1]);
  });
});

it('writes a row’s verdicts as the published columns hold them', () => {
  const score = { exact: true, overlap: false, matchingWords: 1, totalWords: 2, blank: false };
  expect(scoredCells(score)).toEqual(['true', 'false', '1', '2', 'exact_only', 'false']);
});
