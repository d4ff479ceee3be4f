import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { PATCH_COLUMNS, REVIEW_COLUMNS } from '../core/review/review-file.ts';
import { SCORED_COLUMNS } from '../core/scored-columns.ts';
import { protectCell, unprotectCell } from '../core/text/protect-cell.ts';
import { PLAIN, readText } from './test-source.test-support.ts';
import { csvText, EXCEL_BOM } from './write-csv.ts';

// Large files and many turns take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SCORES = ['true', 'false', '1', '2', 'exact_only', 'false'];

/** A table as our own export for Excel has it: the scored columns last. */
function addScores(table: string[][]): string[][] {
  return table.map((row, at) => [...row, ...(at === 0 ? SCORED_COLUMNS : SCORES)]);
}

async function readBack(table: string[][], flavour: 'csv' | 'excel'): Promise<string[][]> {
  const mark = flavour === 'excel' ? EXCEL_BOM : '';
  const { header, rows } = await readText(mark + csvText(table, flavour), PLAIN);
  return [header, ...rows];
}

describe('CSV text', () => {
  it('ends every row with a newline and quotes what has to be', () => {
    expect(
      csvText(
        [
          ['a', 'b,c'],
          ['"', ''],
        ],
        'csv',
      ),
    ).toBe('a,"b,c"\n"""",\n');
  });

  it('of no rows is empty', () => {
    expect(csvText([], 'csv')).toBe('');
  });

  it('is what PapaParse writes', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', ' ', '\r', '\n', '\uFEFF', '='),
    });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(csvText(rows, 'csv')).toBe(`${Papa.unparse(rows, { newline: '\n' })}\n`);
      }),
    );
  });

  it('may be joined from parts', () => {
    const rows = [
      ['a', 'b'],
      ['c', ''],
    ];
    expect(csvText(rows.slice(0, 1), 'csv') + csvText(rows.slice(1), 'csv')).toBe(
      csvText(rows, 'csv'),
    );
  });

  it('keeps every cell as it is, but for what Excel would take for a formula', () => {
    const row = ['=1+1', ' -x', '2', "'tis", '\uFEFF@a'];
    expect(csvText([row], 'csv')).toBe(`=1+1," -x",2,'tis,"\uFEFF@a"\n`);
    expect(csvText([row], 'excel')).toBe(`'=1+1,' -x,2,'tis,"'\uFEFF@a"\n`);
  });
});

describe('a protecting apostrophe', () => {
  it.each([
    '=1',
    '+1',
    '-1',
    '@a',
    '\ta',
    '\ra',
    '\na',
    ' =1',
    '\u200B=1',
    '\uFEFF=1',
    '\u00A0\u2060=1',
    '\0=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '  \t',
    "'=1",
    "''' -1",
  ])('is put before %j and taken away again', (cell) => {
    expect(protectCell(cell)).toBe(`'${cell}`);
    expect(unprotectCell(`'${cell}`)).toBe(cell);
  });

  it.each(['', ' ', 'a=1', "'tis", "'", "''", '1-1', 'गंगा', '—1', '.5', "a'=1"])(
    'leaves %j as it is',
    (cell) => {
      expect(protectCell(cell)).toBe(cell);
      expect(unprotectCell(cell)).toBe(cell);
    },
  );

  it('is exactly undone, whatever the cell', () => {
    const pieces = fc.constantFrom("'", ' ', '=', '-', '\t', '\u200B', 'a', '＝', '\n');
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(cell, (text) => {
        expect(unprotectCell(protectCell(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes no longer than the cell is long', () => {
    const cell = `${"'".repeat(200_000)}${' '.repeat(200_000)}x`;
    expect(protectCell(cell)).toBe(cell);
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        ',',
        '\r',
        '\n',
        '\r\n',
        '\uFEFF',
        '\0',
        ' ',
        "'",
        '=',
        'a',
        'गं',
        'sep=',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);
const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 2,
    maxLength: 6,
  }),
);

describe('what is written reads back to the very same cells', () => {
  it('as CSV, for any table', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        expect(await readBack(rows, 'csv')).toEqual(rows);
      }),
      { numRuns: 1000 },
    );
  });

  it('as CSV for Excel, for any table with scores', async () => {
    await fc.assert(
      fc.asyncProperty(table.map(addScores), async (rows) => {
        expect(await readBack(rows, 'excel')).toEqual(rows);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([[REVIEW_COLUMNS], [PATCH_COLUMNS]])(
    'as CSV for Excel, for any table under %j',
    async (header) => {
      const { length } = header;
      const row = fc.array(cell, { minLength: length, maxLength: length });
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
          const whole = [[...header], ...rows];
          expect(await readBack(whole, 'excel')).toEqual(whole);
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each([
    [
      'a first cell that looks like a sep= line',
      [
        ['sep=', ''],
        ['a', 'b'],
      ],
    ],
    [
      'a first cell that begins with a byte order mark',
      [
        ['\uFEFFa', 'b'],
        ['', ''],
      ],
    ],
    [
      'cells with nothing',
      [
        ['', ''],
        ['', ''],
      ],
    ],
  ])('with %s', async (_, rows) => {
    expect(await readBack(rows, 'csv')).toEqual(rows);
  });

  it.each(['csv', 'excel'] as const)('for all naughty strings, as %s', async (flavour) => {
    const strings: string[] = JSON.parse(
      readFileSync('test-data/csv/naughty-strings.json', 'utf8'),
    );
    const rows = addScores([
      ['question', 'answer', 'response'],
      ...strings.map((text) => [text, text, `${text} ${text}`]),
    ]);
    expect(strings.length).toBeGreaterThan(500);
    expect(await readBack(rows, flavour)).toEqual(rows);
  });
});
