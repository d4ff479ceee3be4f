import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PandasColumn, shiftsInPandas } from './pandas.ts';

interface Table {
  columns: string[];
  rows: string[][];
  error?: string;
  shifted_index?: string[];
}

const { cases }: { cases: { id: string; app: Table; default: Table }[] } = JSON.parse(
  readFileSync('test-data/csv-vectors.json', 'utf8'),
);
const comparable = cases.filter(
  ({ app, default: read }) => !app.error && !read.error && !read.shifted_index,
);

/** As a file is read: a first cell, and then the others. */
function addInParts(column: PandasColumn, cells: readonly string[]): void {
  for (const part of [cells.slice(0, 1), cells.slice(1)]) {
    let end = 0;
    const ends = Uint32Array.from(part, (cell) => (end += cell.length));
    column.addAll({ text: part.join(''), ends });
  }
}

function findDifferences(cells: readonly string[]): number[] {
  const marked: number[] = [];
  const column = new PandasColumn();
  addInParts(column, cells);
  column.mark(
    (row) => cells[row] ?? '',
    (row) => marked.push(row),
  );
  return marked;
}

describe('PandasColumn', () => {
  it.each(comparable.map(({ id, app, default: read }) => [id, app, read] as const))(
    'marks what pandas was measured to read otherwise: %s',
    (_id, app, read) => {
      for (const column of app.columns.keys()) {
        const cells = app.rows.map((row) => row[column] ?? '');
        const differing = [...cells.keys()].filter(
          (row) => read.rows[row]?.[column] !== cells[row],
        );
        expect(findDifferences(cells)).toEqual(differing);
      }
    },
  );

  // Measured with pandas 1.5.3.
  it.each([
    ['a number beside text', ['007', 'Delhi'], []],
    ['missing cells, however the column reads', ['x', '', 'null', 'n/a', 'Null'], [1, 2, 3]],
    ['missing cells that print alike', ['nan', 'x'], []],
    ['plain integers', ['1947', '-3', '0'], []],
    ['integers written otherwise', ['+4', ' 5', '6\t', '-0', '00'], [0, 1, 2, 3, 4]],
    ['integers beside a missing cell', ['1947', 'NA'], [0, 1]],
    ['floats beside a missing cell', ['1.5', 'NA'], [1]],
    ['floats', ['1.5', '1.10', '5.', '.5', '2'], [1, 2, 3, 4]],
    ['exponents', ['1e5', '1e16', '1e+16', '1e-05', '0.00001'], [0, 1, 4]],
    ['infinities', ['inf', 'INF', '+Infinity', '-inf'], [1, 2]],
    ['numbers that end in something else', ['1e', '7'], []],
    ['integers up to uint64', ['18446744073709551615', '007'], [1]],
    ['integers beyond uint64, which make text', ['18446744073709551616', '007'], []],
    ['integers beyond int64 beside a negative one', ['9223372036854775808', '-07'], []],
    ['integers beyond int64 beside a missing one', ['9223372036854775808', 'NA'], []],
    ['digits that the converter rounds otherwise', ['0.30000000000000004', '0.5'], [0]],
    ['booleans', ['True', 'true', 'FALSE'], [1, 2]],
    ['booleans beside a missing cell', ['TRUE', 'True', ''], [0, 2]],
    ['booleans beside other words', ['TRUE', 'yes'], []],
    ['cells cut at NUL', ['a\0b', 'b'], [0]],
    ['numbers cut at NUL', ['7\0x', '8'], [0]],
    ['no cells', [], []],
  ])('on %s', (_name, cells, rows) => {
    expect(findDifferences(cells)).toEqual(rows);
  });

  it('asks for no cell of a text column once more', () => {
    const cells = ['1', 'Delhi', 'NA', ...Array.from({ length: 98 }, () => '2')];
    const column = new PandasColumn();
    addInParts(column, cells);
    const asked: number[] = [];
    const cellAt = (row: number) => {
      asked.push(row);
      return cells[row] ?? '';
    };
    const marked: number[] = [];
    column.mark(cellAt, (row) => marked.push(row));
    expect({ asked, marked }).toEqual({ asked: [], marked: [2] });
  });
});

it.each([
  [2, 3, true],
  [2, 4, true],
  [2, 2, false],
  [2, 1, false],
])('shifts %i columns where the first row has %i cells: %s', (columns, cells, shifts) => {
  expect(shiftsInPandas(columns, cells)).toBe(shifts);
});
