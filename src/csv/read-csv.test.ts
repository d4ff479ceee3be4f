import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../core/problem.ts';
import type { RowBatch } from './read-csv.ts';
import { readCsv } from './read-csv.ts';
import { PLAIN, bytesSource, readAll, readText } from './test-source.test-support.ts';

// Large files and many turns take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface Vector {
  id: string;
  base64: string;
  app: {
    columns?: string[];
    rows?: string[][];
    ragged?: number[];
    duplicate?: string[];
    encoding?: string;
    error?: string;
  };
}
const { cases: VECTORS }: { cases: Vector[] } = JSON.parse(
  readFileSync('test-data/csv-vectors.json', 'utf8'),
);

describe('the CSV vectors', () => {
  it.each(VECTORS.filter(({ app }) => !app.error))('reads "$id"', async ({ base64, app }) => {
    const table = await readAll(bytesSource(Buffer.from(base64, 'base64')));
    expect(table.columns).toEqual(app.columns);
    expect(table.rows).toEqual(app.rows);
    expect(table.duplicates).toEqual(app.duplicate ?? []);
    expect(table.dialect.encoding).toBe(app.encoding ?? 'utf-8');
  });

  it.each(VECTORS.filter(({ app }) => app.ragged))(
    'reports the ragged rows of "$id"',
    async ({ base64, app }) => {
      const { ragged } = await readAll(bytesSource(Buffer.from(base64, 'base64')));
      expect(ragged.map(({ row }) => row + 1)).toEqual(app.ragged);
    },
  );

  it.each(VECTORS.filter(({ app }) => app.error))('refuses "$id"', async ({ base64 }) => {
    const source = bytesSource(Buffer.from(base64, 'base64'));
    await expect(readAll(source)).rejects.toMatchObject({ code: 'empty_file' });
  });

  it.each(VECTORS.filter(({ base64 }) => base64))(
    'reads "$id" alike wherever it is cut',
    async ({ base64 }) => {
      const bytes = Buffer.from(base64, 'base64');
      const whole = await readAll(bytesSource(bytes));
      for (let cut = 1; cut < bytes.length; cut++)
        expect(await readAll(bytesSource(bytes, cut, bytes.length))).toEqual(whole);
      expect(await readAll(bytesSource(bytes, 1))).toEqual(whole);
    },
  );
});

const SPECTRUM = [
  'comma_in_quotes',
  'empty',
  'empty_crlf',
  'escaped_quotes',
  'json',
  'newlines',
  'newlines_crlf',
  'quotes_and_newlines',
  'simple',
  'simple_crlf',
  'utf8',
];

async function readSpectrum(name: string) {
  const { columns, rows } = await readAll(
    bytesSource(readFileSync(`test-data/csv/csv-spectrum/${name}.csv`)),
  );
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [columns[at] ?? '', cell])));
}

function readTwin(name: string): Record<string, string> {
  return JSON.parse(readFileSync(`test-data/csv/csv-spectrum-json/${name}.json`, 'utf8'));
}

describe('csv-spectrum', () => {
  it.each(SPECTRUM)('reads %s as its JSON twin', async (name) => {
    expect(await readSpectrum(name)).toEqual(readTwin(name));
  });

  it('reads location_coordinates, whose twin has other values but in the cell with quotes in it', async () => {
    const [row] = await readSpectrum('location_coordinates');
    const twin = readTwin('location_coordinates');
    expect(row?.['Location Coordinates']).toBe(twin['Location Coordinates']);
    expect(row).toMatchObject({ 'Contact Phone Number': '2095257564', Counties: 'Stanislaus' });
  });
});

describe('the limits', () => {
  it.each([
    ['nothing', ''],
    ['blank lines', '\n \t\r\n\r'],
    ['a byte order mark', '\uFEFF'],
    ['a sep= line', 'sep=;\n'],
  ])('says that a file of %s is empty', async (_, text) => {
    await expect(readText(text, PLAIN)).rejects.toMatchObject({ code: 'empty_file' });
    await expect(readText(text)).rejects.toMatchObject({ code: 'empty_file' });
  });

  it('says that a file has a header only', async () => {
    await expect(readText('answer,response\n\n')).rejects.toMatchObject({ code: 'no_rows' });
  });

  it('names the line of a quote that is never closed', async () => {
    await expect(readText('a,b\r\n1,"x\r\ny"\r\n\r\n2,"open\r\n3,4\r\n')).rejects.toMatchObject({
      code: 'unterminated_quote',
      line: 5,
      message: expect.stringContaining('line 5'),
    });
  });

  it('names the misplaced quote that probably caused it', async () => {
    await expect(readText('a,b\n1,2\n1,"x"y\n1,"z\n', PLAIN)).rejects.toMatchObject({
      line: 4,
      message: expect.stringContaining('misplaced on line 3'),
    });
  });

  it('stops at an open quote at the top of a large file, long before its end', async () => {
    let blocksRead = 0;
    const block = new TextEncoder().encode('a line of text, and another one\n'.repeat(2 ** 15));
    async function* blocks() {
      yield new TextEncoder().encode('answer,response\n1,"open\n');
      for (; blocksRead < 100; blocksRead++) yield block;
    }
    const source = { name: 'large.csv', size: undefined, blocks };
    await expect(readAll(source, PLAIN)).rejects.toMatchObject({
      code: 'record_too_long',
      line: 2,
    });
    expect(blocksRead).toBeLessThan(40);
  });

  it.each(['', '\n', '\nx,y\n'])(
    'refuses a header of one 50 MB line (%j after it)',
    async (rest) => {
      const bytes = new Uint8Array(50e6 + rest.length).fill(0x61);
      bytes.set(new TextEncoder().encode(rest), 50e6);
      await expect(readAll(bytesSource(bytes))).rejects.toMatchObject({
        code: 'record_too_long',
        line: 1,
        message: expect.stringContaining('longer than 32 million characters'),
      });
    },
  );

  it('reads a quoted cell of many pieces, and lines after it', async () => {
    const cell = 'गंगा "उत्तर", नदी\r\n'.repeat(100_000);
    const { rows, ragged } = await readText(
      `answer,response\n1,"${cell.replaceAll('"', '""')}"\nshort\n`,
      PLAIN,
    );
    expect(rows[0]?.[1] === cell).toBe(true);
    expect(ragged).toEqual([{ row: 1, line: 100_003, cells: 1 }]);
  });
});

describe('ragged rows and blank lines', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('are named by their physical line, with %s', async (_, end) => {
    const lines = ['', 'a,b,c', '1,"x', 'y",3', ' \t', '1,2', '"p', '', 'q",2,3,4', '1,2,3'];
    const table = await readText(lines.join(end), PLAIN);
    expect(table.rows).toEqual([
      ['1', `x${end}y`, '3'],
      ['1', '2', ''],
      [`p${end}${end}q`, '2', '3'],
      ['1', '2', '3'],
    ]);
    expect(table.ragged).toEqual([
      { row: 1, line: 6, cells: 2 },
      { row: 2, line: 7, cells: 4 },
    ]);
    expect(table.blankLines).toBe(2);
  });

  it('keep their lines from batch to batch', async () => {
    const filler = `${'x'.repeat(99)},"y\ny"\n`;
    const text = `a,b\n${filler.repeat(30_000)}short\n`;
    const { ragged, rows } = await readText(text, PLAIN);
    expect(rows.length).toBe(30_001);
    expect(ragged).toEqual([{ row: 30_000, line: 60_002, cells: 1 }]);
  });

  it('tell an empty quoted cell from a blank line', async () => {
    const table = await readText('answer\n""\n\n" "\n \n""x\n', PLAIN);
    expect(table.rows).toEqual([[''], [' '], ['x']]);
    expect(table).toMatchObject({ blankLines: 2, stray: [2], ragged: [] });
  });

  it('take a line of tabs for a row where tabs are delimiters', async () => {
    const table = await readText('a\tb\n\t\n \nc\td\n', { ...PLAIN, delimiter: '\t' });
    expect(table.rows).toEqual([
      ['', ''],
      ['c', 'd'],
    ]);
    expect(table.blankLines).toBe(1);
  });
});

describe('reading', () => {
  it('reports rows with misplaced quotes by their number', async () => {
    const { rows, stray } = await readText('a,b\n\n1,2\n"x" ,"y"z\n3,4"\n"5"6,7\n', PLAIN);
    expect(rows).toEqual([
      ['1', '2'],
      ['x ', 'yz'],
      ['3', '4"'],
      ['56', '7'],
    ]);
    expect(stray).toEqual([1, 3]);
  });

  it('leaves a sep= line out of the rows but not out of the line numbers', async () => {
    const { header, ragged } = await readText('"sep=;"\r\na;b\r\n1\r\n');
    expect(header).toEqual(['a', 'b']);
    expect(ragged).toEqual([{ row: 0, line: 3, cells: 1 }]);
  });

  it('removes the apostrophes of our own export for Excel, and of no other file', async () => {
    const scored =
      'exact_substring,word_overlap,matching_words,total_golden_words,bucket,blank_response';
    const text = `answer,${scored}\n'=1,true,true,1,1,both_pass,false\n'tis,true,true,1,1,both_pass,false\n`;
    const own = await readText(`\uFEFF${text}`);
    expect(own.rows.map(([answer]) => answer)).toEqual(['=1', "'tis"]);
    expect(own.unprotectedCells).toBe(1);
    const other = await readText(text);
    expect(other.rows.map(([answer]) => answer)).toEqual(["'=1", "'tis"]);
    expect(other.unprotectedCells).toBe(0);
  });

  it('counts the bytes and rows read so far', async () => {
    const row = 'a fairly short row,with two cells\n';
    const bytes = new TextEncoder().encode(`a,b\n${row.repeat(100_000)}`);
    const batches: RowBatch[] = [];
    await readCsv(bytesSource(bytes, 2 ** 16), PLAIN, () => ({ add: (b) => void batches.push(b) }));
    expect(batches.length).toBeGreaterThan(2);
    batches.reduce((rows, batch) => {
      expect(batch.firstRow).toBe(rows);
      return rows + batch.rows.length;
    }, 0);
    expect(batches.at(-1)?.bytes).toBe(bytes.length);
  });

  it('stops where it is cancelled', async () => {
    const signal = { cancelled: false };
    const bytes = new TextEncoder().encode(`a,b\n${'1,2\n'.repeat(2 ** 20)}`);
    let batches = 0;
    const openSink = () => ({
      add() {
        batches++;
        signal.cancelled = true;
      },
    });
    await expect(readCsv(bytesSource(bytes), PLAIN, openSink, signal)).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(batches).toBe(1);
  });

  it('passes on what a sink throws', async () => {
    const full = new Problem('storage', 'The disk is full.');
    const openSink = () => ({ add: () => Promise.reject(full) });
    await expect(
      readCsv(bytesSource(new TextEncoder().encode('a\n1')), PLAIN, openSink),
    ).rejects.toBe(full);
  });

  it('answers random bytes with a table or a Problem', async () => {
    const byte = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(...new TextEncoder().encode('",;\t|\r\n\\a \uFEFFé')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(byte, { maxLength: 200 }), async (bytes) => {
        const source = bytesSource(Uint8Array.from(bytes));
        const outcome: unknown = await readAll(source).catch((error: unknown) => error);
        expect(outcome instanceof Problem || !(outcome instanceof Error)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
