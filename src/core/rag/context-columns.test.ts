import { describe, expect, it } from 'vitest';
import { findColumns } from '../columns.ts';
import { findContextColumns, readRowContext } from './context-columns.ts';

function columnsIn(columns: string[]) {
  return findContextColumns(columns, findColumns(columns).mapping);
}

describe('the context of a file stands', () => {
  it.each([
    [['answer', 'response', 'context'], { cell: 2 }],
    [['answer', 'response', 'Contexts'], { cell: 2 }],
    [['answer', 'response', 'retrieved_contexts'], { cell: 2 }],
    [['answer', 'context', 'context_1'], { cell: 1 }],
    [['answer', 'context_1'], { wide: [{ text: 1, source: undefined }] }],
    [
      ['context_2', 'context_10', 'context_1', 'source_2', 'source_1'],
      {
        wide: [
          { text: 2, source: 4 },
          { text: 0, source: 3 },
          { text: 1, source: undefined },
        ],
      },
    ],
    [['Context 1', 'SOURCE-1'], { wide: [{ text: 0, source: 1 }] }],
    [['context_1', 'context_1.1'], { wide: [{ text: 0, source: undefined }] }],
    [['answer', 'response', 'source_1'], undefined],
    [['context_length', 'my_context_1', 'context_a'], undefined],
    [[], undefined],
  ])('in %j', (columns, found) => {
    expect(columnsIn(columns)).toEqual(found);
  });
});

function read(columns: string[], cells: string[]) {
  const found = columnsIn(columns);
  return found && readRowContext((column) => cells[column] ?? '', found);
}

it('reads a row of either kind', () => {
  expect(read(['context'], ['["a"]'])).toEqual({ chunks: [{ name: '1', text: 'a' }] });
  expect(read(['context_1', 'source_1', 'context_2'], ['a', 'x', 'b'])).toEqual({
    chunks: [
      { name: 'x', text: 'a' },
      { name: '2', text: 'b' },
    ],
  });
  expect(read(['context_1', 'context_2'], ['', ' '])).toEqual({ chunks: [] });
});
