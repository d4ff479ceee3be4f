import { describe, expect, it } from 'vitest';
import {
  endsInScoredColumns,
  EXPORT_COLUMNS,
  hasNoText,
  JUDGE_COLUMNS,
  PASSED_COLUMNS,
  PATCHED_COLUMN,
  planScoredColumns,
  SCORED_COLUMNS,
  scoredCells,
  VERSION_COLUMN,
} from './scored-columns.ts';
import { SCORER_VERSION } from './scorers/scorers.ts';

describe('planScoredColumns', () => {
  it('appends the scored columns, the reasons and the version to a new file', () => {
    expect(planScoredColumns(['answer', 'response'])).toEqual({
      keep: [0, 1],
      header: ['answer', 'response', ...SCORED_COLUMNS, 'reasons', 'scorer_version'],
    });
  });

  it('appends the patched answers while a patch is applied', () => {
    expect(planScoredColumns(['answer'], true).header).toEqual([
      'answer',
      ...EXPORT_COLUMNS,
      'patched_answer',
    ]);
  });

  it.each([
    ['as it is now', EXPORT_COLUMNS],
    ['before there were reasons', SCORED_COLUMNS],
    ['before it said the version', [...SCORED_COLUMNS, 'reasons']],
    ['with a patch', [...EXPORT_COLUMNS, PATCHED_COLUMN]],
  ])('replaces the columns of a file that was scored %s', (_, added) => {
    expect(planScoredColumns(['answer', ...added, 'response'])).toEqual({
      keep: [0, added.length + 1],
      header: ['answer', 'response', ...EXPORT_COLUMNS],
    });
  });

  it('keeps a column of the file’s own that happens to bear one of the names', () => {
    for (const name of ['bucket', 'reasons', VERSION_COLUMN, 'patched_answer']) {
      expect(planScoredColumns([name, 'answer']).keep).toEqual([0, 1]);
      expect(
        planScoredColumns([name, 'answer', ...EXPORT_COLUMNS, ...PASSED_COLUMNS, PATCHED_COLUMN])
          .keep,
      ).toEqual([0, 1]);
    }
  });
});

describe('endsInScoredColumns', () => {
  it.each([
    [['a', ...SCORED_COLUMNS], true],
    [['a', ...EXPORT_COLUMNS], true],
    [['a', ...SCORED_COLUMNS, 'reasons'], true],
    [['a', ...EXPORT_COLUMNS, ...JUDGE_COLUMNS], true],
    [['a', ...EXPORT_COLUMNS, ...PASSED_COLUMNS], true],
    [['a', ...PASSED_COLUMNS], false],
    [['a', ...EXPORT_COLUMNS, ...JUDGE_COLUMNS, PATCHED_COLUMN], true],
    [['a', ...EXPORT_COLUMNS, PATCHED_COLUMN, ...JUDGE_COLUMNS], false],
    [['a', ...EXPORT_COLUMNS, ...JUDGE_COLUMNS, 'b'], false],
    [['exact_substring', ...EXPORT_COLUMNS, PATCHED_COLUMN], true],
    [['a', ...SCORED_COLUMNS, 'b'], false],
    [SCORED_COLUMNS.slice(1), false],
    [['a', 'reasons'], false],
    [[], false],
  ])('of %j is %s', (header, is) => {
    expect(endsInScoredColumns(header)).toBe(is);
  });
});

it('asks the columns of the file alone whether a row has text', () => {
  const cells = ['', ' \t', 'false'];
  expect(hasNoText((column) => cells[column] ?? '', [0, 1])).toBe(true);
  expect(hasNoText((column) => cells[column] ?? '', [0, 1, 2])).toBe(false);
});

it('writes a row’s verdicts and reasons as the published columns hold them', () => {
  const score = { exact: true, overlap: false, matchingWords: 1, totalWords: 2, blank: false };
  const before = ['true', 'false', '1', '2', 'exact_only', 'false'];
  expect(scoredCells(score, ['inside_word', 'risk_short'])).toEqual([
    ...before,
    'inside_word;risk_short',
    SCORER_VERSION,
  ]);
  expect(scoredCells(score, [])).toEqual([...before, '', SCORER_VERSION]);
});
