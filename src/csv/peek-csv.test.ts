import { describe, expect, it } from 'vitest';
import { peekCsv } from './peek-csv.ts';
import { bytesSource, readText } from './test-source.test-support.ts';
import type { Dialect } from './dialect.ts';

const encode = (text: string) => bytesSource(new TextEncoder().encode(text));
const peekText = (text: string, given?: Partial<Dialect>) => peekCsv(encode(text), given);

describe('a first look at a file', () => {
  it('shows the header as it stands, unique column names and five rows', async () => {
    const rows = Array.from({ length: 9 }, (_, row) => `g${row},r${row},x`);
    const peek = await peekText([' Answer ,response,response', ...rows].join('\n'));
    expect(peek.header).toEqual([' Answer ', 'response', 'response']);
    expect(peek.columns).toEqual([' Answer ', 'response', 'response.1']);
    expect(peek.duplicates).toEqual(['response']);
    expect(peek.rows.length).toBe(5);
    expect(peek.rows[4]).toEqual(['g4', 'r4', 'x']);
  });

  it('answers for a header without rows', async () => {
    expect(await peekText('answer,response\n')).toMatchObject({
      header: ['answer', 'response'],
      rows: [],
    });
  });

  it('accepts a file with one column', async () => {
    expect(await peekText('answer\nDelhi\n')).toMatchObject({
      columns: ['answer'],
      rows: [['Delhi']],
    });
  });

  it('fails as reading would where the head has no whole record', async () => {
    await expect(peekText('answer,"response\n1,2\n')).rejects.toMatchObject({
      code: 'unterminated_quote',
      line: 1,
    });
  });
});

describe('the delimiter', () => {
  it.each<[string, string, string]>([
    [
      'the columns we look for, though commas are more even',
      'question, long;answer;response\na, b;c;d\n',
      ';',
    ],
    ['the columns we look for, among quoted names', '"answer";"response"\n"a,b";"c,d"\n', ';'],
    ['an even number of cells', 'x|y, z\n1|2\n3|4,5,6\n', '|'],
    ['an even number of cells, newlines in quotes apart', 'x\ty\n"a\nb"\tc\n', '\t'],
    ['being a comma, where nothing else tells', 'x\ny\n', ','],
    ['a header without rows', 'x;y\n', ';'],
    ['a sep= line', 'sep=|\nx,y|z\n1,2|3\n', '|'],
    ['a quoted sep= line', '"sep=;"\r\nx,y;z\r\n1,2;3\r\n', ';'],
  ])('is told by %s', async (_, text, delimiter) => {
    expect((await peekText(text)).dialect.delimiter).toBe(delimiter);
  });

  it('is the one that is given, whatever a sep= line says', async () => {
    const peek = await peekText('sep=;\nx,y;z\n', { delimiter: ',' });
    expect(peek).toMatchObject({ dialect: { delimiter: ',' }, header: ['x', 'y;z'] });
  });

  it('is found in a file that is longer than what is looked at', async () => {
    const text = `answer;response\n${'a, b;"c\n, ""d"""\n'.repeat(40_000)}`;
    expect((await peekText(text)).dialect.delimiter).toBe(';');
  });
});

describe('the escape', () => {
  it('stays standard where the standard reading is even', async () => {
    const { dialect, rows } = await peekText('answer,response\nx,"a\\"b"\n');
    expect(dialect.escape).toBe('double');
    expect(rows).toEqual([['x', 'a\\b"']]);
  });

  it.each([
    ['ragged', 'answer,response\nx,"a \\"b\\", c"\n'],
    ['left open', 'answer,response\nx,"a \\""\ny,z\n'],
  ])('is a backslash where the standard reading is %s and the other is clean', async (_, text) => {
    expect((await peekText(text)).dialect.escape).toBe('backslash');
  });

  it('stays standard where neither reading is clean', async () => {
    const { dialect } = await peekText('answer,response\nx,"a \\"b\\", c"\n1,2,3\n');
    expect(dialect.escape).toBe('double');
  });

  it('is the one that is given', async () => {
    const { rows } = await peekText('answer,response\nx,"a\\"b"\n', { escape: 'backslash' });
    expect(rows).toEqual([['x', 'a"b']]);
  });

  it('does not mistake a head that is cut inside a quoted cell', async () => {
    const text = `answer,response\n${`x,"${'a \\\\ b\n'.repeat(9000)}"\n`.repeat(9)}`;
    expect((await peekText(text)).dialect.escape).toBe('double');
  });
});

describe('an encoding that is given', () => {
  it('wins over the one that would be found, and reading agrees with the preview', async () => {
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('a,b\ncaf'),
      0xe9,
      0x2c,
      0x78,
      0x0a,
    ]);
    expect((await peekCsv(bytesSource(bytes))).rows).toEqual([['café', 'x']]);
    const { dialect, rows } = await peekCsv(bytesSource(bytes), { encoding: 'utf-8' });
    expect(rows).toEqual([['caf\uFFFD', 'x']]);
    expect(dialect).toMatchObject({ encoding: 'utf-8', tolerant: true });
  });

  it('changes nothing where it is the one that would be found', async () => {
    const { dialect } = await peekText('a,b\n1,2\n', { encoding: 'utf-8' });
    expect(dialect).toEqual({ encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' });
  });
});

describe('a file that is not text', () => {
  const filler = Array.from({ length: 300 }, (_, at) => (at * 7919) % 256);
  const file = (start: string, name = '') =>
    bytesSource(
      Uint8Array.from(
        Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from(filler), Buffer.from(name)]),
      ),
    );

  it.each([
    [
      'PK\x03\x04',
      'xl/workbook.xml',
      'an Excel workbook (.xlsx), not a CSV. In Excel choose File › Save As',
    ],
    ['PK\x03\x04', 'word/document.xml', 'a Word document'],
    [
      'PK\x03\x04',
      'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
      'an OpenDocument spreadsheet',
    ],
    ['PK\x03\x04', 'data.csv', 'a ZIP archive'],
    ['\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', '', 'an old Excel workbook (.xls)'],
    ['%PDF-1.7', '', 'a PDF'],
    ['\x89PNG\r\n\x1A\n', '', 'a PNG image'],
    ['\xFF\xD8\xFF\xE0', '', 'a JPEG image'],
    ['GIF89a', '', 'a GIF image'],
    ['\x1F\x8B\x08\x00', '', 'a gzip archive'],
    ['PAR1\x15\x04', '', 'a Parquet file'],
    ['SQLite format 3\0', '', 'an SQLite database'],
    ['', '', 'not a text file'],
  ])('is named: %j %s', async (start, name, message) => {
    await expect(peekCsv(file(start, name))).rejects.toMatchObject({
      code: 'not_text',
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['NULs in cells', 'answer,response\n\0,a\0b\n'],
    ['a first column that is called as a format is', 'PAR1,response\n%PDF,PK\n'],
    ['control characters in Devanagari', 'answer,response\nगंगा\u001b\u0001,\u0002नदी\n'],
    ['white space of all kinds', 'answer,response\n\t\v\f\u001c\u001d,\u001e\u001f\n'],
  ])('is not what a file with %s is', async (_, text) => {
    expect((await readText(text)).rows.length).toBe(1);
  });
});
