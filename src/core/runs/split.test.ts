import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findResponseColumns } from './response-columns.ts';
import { planSplit } from './split.ts';

const ROWS = [
  ['q1', 'gpt', 'hi'],
  ['q1', 'llama', 'hi'],
  ['q2', 'gpt', 'ta'],
  ['q3', 'gpt', 'hi'],
  ['q4', '', 'hi'],
];
const cell = (row: number, column: number) => ROWS[row]?.[column] ?? '';
const ONE = [{ column: 3, model: '' }];
const split = (columns: { model?: number; language?: number }, responses = ONE) =>
  planSplit(ROWS.length, cell, { ...columns, responses }).map(({ rows, ...run }) => ({
    ...run,
    rows: Array.from(rows),
  }));

describe('planSplit', () => {
  it('makes a run of each value of the model column', () => {
    expect(split({ model: 1 })).toEqual([
      { model: 'gpt', language: '', response: 3, rows: [0, 2, 3] },
      { model: 'llama', language: '', response: 3, rows: [1] },
      { model: '', language: '', response: 3, rows: [4] },
    ]);
  });

  it('makes a run of each model in each language', () => {
    expect(
      split({ model: 1, language: 2 }).map(({ model, language }) => [model, language]),
    ).toEqual([
      ['gpt', 'hi'],
      ['llama', 'hi'],
      ['gpt', 'ta'],
      ['', 'hi'],
    ]);
  });

  it('makes a run of each response column', () => {
    const responses = [
      { column: 3, model: 'a' },
      { column: 4, model: 'b' },
    ];
    expect(split({}, responses)).toMatchObject([
      { model: 'a', response: 3, rows: [0, 1, 2, 3, 4] },
      { model: 'b', response: 4, rows: [0, 1, 2, 3, 4] },
    ]);
    expect(split({ model: 1 }, responses)[1]).toMatchObject({ model: 'gpt · b', rows: [0, 2, 3] });
  });

  it('is the whole table where nothing splits it', () => {
    expect(split({})).toEqual([{ model: '', language: '', response: 3, rows: [0, 1, 2, 3, 4] }]);
  });

  it('puts every row in one run', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', '', '__proto__')), (models) => {
        const runs = planSplit(models.length, (row) => models[row] ?? '', {
          model: 0,
          responses: ONE,
        });
        const rows = runs.flatMap((run) => Array.from(run.rows));
        expect(rows.sort((a, b) => a - b)).toEqual([...models.keys()]);
      }),
    );
  });

  it('refuses a column with a value for each row', () => {
    expect(() => planSplit(500, String, { model: 0, responses: ONE })).toThrow(
      /more than 100 runs/,
    );
  });
});

describe('findResponseColumns', () => {
  it.each([
    [
      ['question', 'answer', 'response_gpt-4', 'response: llama 3'],
      [
        [2, 'gpt-4'],
        [3, 'llama 3'],
      ],
    ],
    [
      ['gemma response', 'aya_output', 'answer'],
      [
        [0, 'gemma'],
        [1, 'aya'],
      ],
    ],
    [['answer', 'response_gpt-4', 'response'], []],
    [['answer', 'response', 'blank_response', 'response_time', 'model_response'], []],
  ])('in %j are %j', (columns, found) => {
    expect(findResponseColumns(columns).map(({ column, model }) => [column, model])).toEqual(found);
  });
});
