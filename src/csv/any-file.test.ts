import fc from 'fast-check';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../core/problem.ts';
import { DELIMITERS } from './dialect.ts';
import type { Dialect } from './dialect.ts';
import { peekCsv } from './peek-csv.ts';
import { bytesSource, readAll } from './test-source.test-support.ts';
import { writeXlsx } from './test-xlsx.test-support.ts';
import { jsonlText } from './write-jsonl.ts';

// Many turns take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const PIECES = [
  '"',
  "'",
  '\\',
  ',',
  ';',
  '\t',
  '|',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '#',
  '{',
  '[',
  'a',
  'गं',
  '😀',
];
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.constantFrom('007', '1947.0', 'NA', 'null', 'None', 'nan', 'TRUE', '1e5', '-0', ''),
);

/** A table under the names that we look for, so that it is known for what it is. */
const table = fc
  .array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
  .map((rows): string[][] => [['question', 'answer', 'response'], ...rows]);

const anyDialect = fc.record({
  delimiter: fc.constantFrom(...DELIMITERS),
  quote: fc.constantFrom('"' as const, "'" as const),
  escape: fc.constantFrom('double' as const, 'backslash' as const),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom('utf-8' as const, 'utf-16le' as const, 'utf-16be' as const),
  bom: fc.boolean(),
  above: fc.nat(3),
  isPacked: fc.boolean(),
});
type Written = Dialect & { newline: string; above: number; isPacked: boolean };

/** A table as text: all cells are quoted, so that no line end of theirs is the table's. */
function writeText(rows: string[][], { delimiter, quote = '"', escape, newline, above }: Written) {
  const escaped = escape === 'backslash';
  const cells = escaped
    ? rows.map((row) => row.map((text) => text.replaceAll('\\', '\\\\')))
    : rows;
  const text = Papa.unparse(cells, {
    delimiter,
    quoteChar: quote,
    escapeChar: escaped ? '\\' : quote,
    newline,
    quotes: true,
  });
  return `# made up${newline}`.repeat(above) + text + newline;
}

function encode(text: string, { encoding, bom, isPacked }: Written): Uint8Array {
  const marked = bom ? `\uFEFF${text}` : text;
  const bytes = Buffer.from(marked, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  return Uint8Array.from(isPacked ? gzipSync(bytes) : bytes);
}

describe('any table', () => {
  it('that is written in any dialect reads back cell by cell in it, however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(table, anyDialect, fc.nat(40), async (rows, made, cut) => {
        const { newline: _, above, isPacked, ...marks } = made;
        const given: Dialect = { ...marks, ...(above > 0 && { header: above + 1 }) };
        const bytes = encode(writeText(rows, made), made);
        const { header, rows: found } = await readAll(bytesSource(bytes, cut + 1), {
          ...given,
          ...(isPacked && { gzip: true }),
        });
        expect([header, ...found]).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('that is written in a usual dialect is known without being told', async () => {
    await fc.assert(
      fc.asyncProperty(table, anyDialect, async (rows, made) => {
        const usual = { ...made, quote: '"' as const, escape: 'double' as const };
        // Without a mark a short text of other scripts may be either of the two.
        const bytes = encode(writeText(rows, usual), { ...usual, bom: true });
        const { header, rows: found } = await readAll(bytesSource(bytes));
        expect([header, ...found]).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, (rows: string[][]) => Uint8Array | string]>([
    ['JSON lines', ([header = [], ...rows]) => jsonlText(header, rows)],
    ['a JSON list', (rows) => JSON.stringify(toObjects(rows))],
    ['a JSON list over many lines', (rows) => JSON.stringify(toObjects(rows), undefined, '\t')],
    ['Parquet', writeParquet],
  ])('that is written as %s reads back cell by cell', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), async (rows, isPacked) => {
        const bytes = Buffer.from(write(rows));
        const source = bytesSource(Uint8Array.from(isPacked ? gzipSync(bytes) : bytes));
        const { header, rows: found } = await readAll(source);
        expect([header, ...found]).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  it('that is written as a workbook reads back cell by cell, rows without text apart', async () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 8 }).map((cells) => `x${cells}`);
    const sheet = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(sheet, async (rows) => {
        const book = writeXlsx({ S: [['answer', 'response'], ...rows] });
        expect((await readAll(bytesSource(book))).rows).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });
});

function toObjects([header = [], ...rows]: string[][]) {
  return rows.map((row) => Object.fromEntries(row.map((text, at) => [header[at], text])));
}

function writeParquet([header = [], ...rows]: string[][]): Uint8Array {
  const columnData = header.map((name, at) => ({
    name,
    data: rows.map((row) => row[at] ?? ''),
    type: 'STRING' as const,
  }));
  return new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize: 2 }));
}

/** What reading throws that is no Problem; undefined where it ends in rows or in a sentence. */
async function findFault(bytes: Uint8Array): Promise<unknown> {
  for (const given of [{}, { readOn: true as const }]) {
    try {
      const { dialect } = await peekCsv(bytesSource(bytes), given);
      await readAll(bytesSource(bytes, 17), dialect);
    } catch (error) {
      if (!(error instanceof Problem)) return error;
    }
  }
  return undefined;
}

describe('bytes of any kind', () => {
  const STARTS = [
    '',
    'PK\x03\x04xl/',
    'PAR1\x15',
    '\x1F\x8B\x08\0',
    '[{',
    '{"',
    '\xFF\xFE',
    '\xEF\xBB\xBF',
  ];
  const PARQUET = Buffer.from(writeParquet([['answer'], ['a'], ['b']]));
  const BOOK = Buffer.from(
    writeXlsx({
      S: [
        ['answer', 'response'],
        ['a', 'b'],
      ],
    }),
  );

  it('are read, or refused in a sentence', async () => {
    const bytes = fc.uint8Array({ maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...STARTS), bytes, async (start, rest) => {
        const whole = Buffer.concat([Buffer.from(start, 'latin1'), rest]);
        expect(await findFault(Uint8Array.from(whole))).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('of a Parquet file that is cut short are refused in a sentence', async () => {
    for (let end = 0; end < PARQUET.length; end++)
      expect(await findFault(Uint8Array.from(PARQUET.subarray(0, end)))).toBeUndefined();
  });

  it.each([
    ['a workbook', BOOK],
    ['a gzip file', gzipSync('answer,response\na,b\n')],
  ])('of %s of which some were changed are read, or refused in a sentence', async (_, whole) => {
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(whole.length), async (changed, end) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, byte] of changed) bytes[at] = byte;
        const damaged = changed.length === 0 ? bytes.slice(0, end) : bytes;
        expect(await findFault(damaged)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});
