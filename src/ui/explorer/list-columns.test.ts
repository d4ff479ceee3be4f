import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../stores/rows.ts';
import type { Usual } from './list-columns.ts';
import { layOutColumns, listColumns, ownNames, pickColumns, readCell } from './list-columns.ts';

const demo = {
  columns: ['question', 'answer', 'Domain', 'response', 'model', 'row'],
  mapping: { question: 0, golden: 1, domain: 2, response: 3 },
};
const other = { columns: ['a', 'b', 'model'], mapping: { golden: 0, response: 1 } };
const choices = listColumns([demo, other]);

const one: Usual = { runs: 1, isJudged: false, isReviewed: false };

const idsOf = (chosen: string[], usual: Usual) =>
  pickColumns(choices, chosen, usual).map(({ id }) => id);

describe('listColumns', () => {
  it('ends with the columns of the files that play no role, each once', () => {
    expect(choices.slice(-2).map(({ id }) => id)).toEqual(['column:model', 'column:row']);
  });

  it('keeps a file column apart from one of ours with the same name', () => {
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  });
});

describe('pickColumns', () => {
  const usual = ['bucket', 'golden', 'response', 'words', 'reasons'];

  it.each([
    [one, usual],
    [{ ...one, runs: 2 }, [...usual, 'run']],
    [{ ...one, isJudged: true }, [...usual, 'judge']],
    [{ runs: 2, isJudged: true, isReviewed: true }, [...usual, 'judge', 'review', 'run']],
    [
      { ...one, sort: 'rag:difference' as const },
      ['bucket', 'golden', 'response', 'rag:difference'],
    ],
    [
      { ...one, hasRag: true },
      ['bucket', 'golden', 'response', 'rag:source_return', 'rag:final_rating'],
    ],
  ])('shows for %j the columns that say something', (files, wanted) => {
    expect(idsOf([], files)).toEqual(wanted);
  });

  it('shows what was chosen in the order of the list and passes over what no file has', () => {
    expect(idsOf(['column:model', 'column:gone', 'row'], one)).toEqual(['row', 'column:model']);
  });

  it('falls back to the usual columns where none of the chosen exists', () => {
    expect(idsOf(['column:gone'], one)).toEqual(idsOf([], one));
  });

  it('names the own columns among them, without their prefix', () => {
    expect(ownNames(pickColumns(choices, ['row', 'column:row'], one))).toEqual(['row']);
  });
});

describe('layOutColumns', () => {
  it('gives figures a fixed width and texts what is left', () => {
    const columns = pickColumns(choices, ['row', 'golden'], one);
    expect(layOutColumns(columns)).toEqual({ tracks: '74px minmax(130px, 2fr)', least: 204 });
  });

  it('fills the width with figures where there is nothing else', () => {
    const columns = pickColumns(choices, ['row'], one);
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
    reasons: [{ id: 'words_missing', detail: '' }],
    review: 'incorrect',
    judge: undefined,
    patched: undefined,
    rag: undefined,
    cells: { model: 'Bing Chat' },
  };

  it.each([
    ['row', '17'],
    ['run', 'demo.csv'],
    ['words', '1/2'],
    ['exact', 'fails'],
    ['blank', ''],
    ['golden', 'John Nash'],
    ['review', 'wrong'],
    ['judge', undefined],
    ['column:model', 'Bing Chat'],
    ['column:annotation', undefined],
  ] as const)('shows in %s: %j', (column, wanted) => {
    expect(readCell(row, column)).toBe(wanted);
  });

  it('shows the golden answer of a patch in place of the file’s own', () => {
    expect(readCell({ ...row, patched: 'Nash' }, 'golden')).toBe('Nash');
  });
});
