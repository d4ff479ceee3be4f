import { describe, expect, it } from 'vitest';
import { gatherShares, shareOf } from '../../core/runs/share.ts';
import { groupLines, IN_ORDER, sortLines, toggleSort, type LineColumn } from './sort-lines.ts';

const lineOf = (name: string, language: string, correct: number, rows: number) => ({
  name,
  language,
  model: '',
  shares: gatherShares(shareOf(correct, rows), [shareOf(correct, rows), undefined]),
});
const LINES = [
  lineOf('run 10', 'Hindi', 2, 10),
  lineOf('run 9', '', 0, 0),
  lineOf('run 2', 'English', 9, 10),
  lineOf('run 3', 'Hindi', 2, 20),
];

describe('sortLines', () => {
  it.each<[LineColumn, boolean, string]>([
    ['order', false, '10 9 2 3'],
    ['name', false, '2 3 9 10'],
    ['name', true, '10 9 3 2'],
    ['micro', true, '2 10 3 9'],
    ['micro', false, '3 10 2 9'],
    ['rows', true, '3 10 2 9'],
    ['macro', true, '2 10 3 9'],
    ['domain:0', false, '3 10 2 9'],
    ['domain:1', true, '10 9 2 3'],
  ])('by %s, descending: %s', (column, descending, wanted) => {
    const names = sortLines(LINES, { column, descending }).map(({ name }) => name.slice(4));
    expect(names.join(' ')).toBe(wanted);
  });
});

describe('toggleSort', () => {
  it('goes from the largest to the smallest, then back to the reader’s own order', () => {
    const once = toggleSort(IN_ORDER, 'micro');
    expect(once).toEqual({ column: 'micro', descending: true });
    const twice = toggleSort(once, 'micro');
    expect(twice).toEqual({ column: 'micro', descending: false });
    expect(toggleSort(twice, 'micro')).toEqual(IN_ORDER);
  });

  it('takes names from A', () => {
    expect(toggleSort(IN_ORDER, 'name')).toEqual({ column: 'name', descending: false });
  });
});

describe('groupLines', () => {
  it('puts lines of one language together, and those without under a heading of their own', () => {
    const groups = groupLines(LINES, 'language');
    expect(groups.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Hindi', 2],
      ['no language given', 1],
      ['English', 1],
    ]);
  });

  it('leaves them as they are where nothing groups them', () => {
    expect(groupLines(LINES, 'none')).toEqual([{ name: '', lines: LINES }]);
  });
});
