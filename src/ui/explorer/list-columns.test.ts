import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../stores/rows.ts';
import { layOutColumns, listColumns, ownNames, pickColumns, readCell } from './list-columns.ts';

const demo = {
  columns: ['question', 'answer', 'Domain', 'response', 'model', 'row'],
  mapping: { question: 0, golden: 1, domain: 2, response: 3 },
};
const other = { columns: ['a', 'b', 'model'], mapping: { golden: 0, response: 1 } };
const choices = listColumns([demo, other]);

const idsOf = (chosen: string[], runs: number) =>
  pickColumns(choices, chosen, runs).map(({ id }) => id);

describe('listColumns', () => {
  it('ends with the columns of the files that play no role, each once', () => {
    expect(choices.slice(-2).map(({ id }) => id)).toEqual(['column:model', 'column:row']);
  });

  it('keeps a file column apart from one of ours with the same name', () => {
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  });
});

describe('pickColumns', () => {
  it('shows the usual columns, and the file where there are several', () => {
    expect(idsOf([], 1)).toEqual(['bucket', 'golden', 'response', 'words']);
    expect(idsOf([], 2)).toEqual(['bucket', 'golden', 'response', 'words', 'run']);
  });

  it('shows what was chosen in the order of the list and passes over what no file has', () => {
    expect(idsOf(['column:model', 'column:gone', 'row'], 1)).toEqual(['row', 'column:model']);
  });

  it('falls back to the usual columns where none of the chosen exists', () => {
    expect(idsOf(['column:gone'], 1)).toEqual(idsOf([], 1));
  });

  it('names the own columns among them, without their prefix', () => {
    expect(ownNames(pickColumns(choices, ['row', 'column:row'], 1))).toEqual(['row']);
  });
});

describe('layOutColumns', () => {
  it('gives figures a fixed width and texts what is left', () => {
    const columns = pickColumns(choices, ['row', 'golden'], 1);
    expect(layOutColumns(columns)).toEqual({ tracks: '74px minmax(130px, 2fr)', least: 204 });
  });

  it('fills the width with figures where there is nothing else', () => {
    const columns = pickColumns(choices, ['row'], 1);
    expect(layOutColumns(columns).tracks).toBe('minmax(74px, 1fr)');
  });
});

describe('readCell', () => {
  const row: TableRow = {
    run: 'a1',
    runName: 'demo.csv',
    row: 16,
    question: 'Who?',
    golden: 'John Nash',
    response: 'It is John.',
    domain: 'who',
    exact: false,
    overlap: false,
    matchingWords: 1,
    totalWords: 2,
    blank: false,
    bucket: 'both_fail',
    cells: { model: 'Bing Chat' },
  };

  it.each([
    ['row', '17'],
    ['run', 'demo.csv'],
    ['words', '1/2'],
    ['exact', 'fails'],
    ['blank', ''],
    ['golden', 'John Nash'],
    ['column:model', 'Bing Chat'],
    ['column:annotation', undefined],
  ] as const)('shows in %s: %j', (column, wanted) => {
    expect(readCell(row, column)).toBe(wanted);
  });
});
