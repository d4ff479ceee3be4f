import { describe, expect, it } from 'vitest';
import { peekCsv } from './peek-csv.ts';
import { bytesSource, PLAIN, readText } from './test-source.test-support.ts';
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

  it('shows what there is where a quote is never closed, which reading then refuses', async () => {
    const { header, rows, dialect } = await peekText('answer,"response\n1,2\n');
    expect({ header, rows }).toEqual({ header: ['answer', '"response'], rows: [['1', '2']] });
    expect(dialect).not.toHaveProperty('readOn');
    await expect(readText('answer,"response\n1,2\n')).rejects.toMatchObject({
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
    ['SQLite format 3\0', '', 'an SQLite database'],
    ['<!DOCTYPE html>', '', 'a web page'],
    ['<!doctype html><html>', '', 'a web page'],
    ['<html lang="en">', '', 'a web page'],
    ['version https://git-lfs.github.com/spec/v1\n', '', 'a Git LFS pointer'],
    ['', '', 'not a text file'],
  ])('is named: %j %s', async (start, name, message) => {
    await expect(peekCsv(file(start, name))).rejects.toMatchObject({
      code: 'not_text',
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['PK\x03\x04', 'xl/workbook.xml', 'This Excel workbook cannot be read'],
    ['\x1F\x8B\x08\x00', '', 'This gzip file is damaged'],
    ['PAR1\x15\x04', '', 'This Parquet file cannot be read'],
  ])('is damaged where only its start is as it should be: %j %s', async (start, name, message) => {
    await expect(peekCsv(file(start, name))).rejects.toMatchObject({
      code: 'damaged_file',
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

describe('the header', () => {
  it.each<[string, string, number | undefined]>([
    ['is the first line', 'answer,response\na,b\n', undefined],
    ['is the first line that is not blank', '\n\nanswer,response\na,b\n', undefined],
    ['stands below comments', '# made by x, on a day\n# "odd\nq;gold;out\na;b;c\n', 3],
    ['stands below a title', 'Results of May\n\nanswer,response\na,b\n', 3],
    ['stands below a sep= line', 'sep=;\nanswer;response\na;b\n', undefined],
    ['stands below a sep= line and a title', 'sep=;\nMay\n"answer";"response"\na;b\n', 3],
    ['begins with #', '#,gold,said\n1,b,c\n', undefined],
    ['begins with # below a comment', '# May\r\n#,gold,said\r\n1,b,c\r\n', 2],
    ['has names that we do not know', 'x,y\na,b\n', undefined],
    ['is not looked for below line 20', `${'-\n'.repeat(20)}answer,response\na,b\n`, undefined],
  ])('%s', async (_, text, header) => {
    const peek = await peekText(text);
    expect(peek.dialect.header).toBe(header);
    expect(peek.rows.length).toBeGreaterThan(0);
  });

  it('is the line that is given, and lines of rows are counted from the top of the file', async () => {
    const { header, rows, ragged } = await readText('a\n"b\nx,y\n1,2\n3\n', {
      ...PLAIN,
      header: 3,
    });
    expect({ header, rows }).toEqual({
      header: ['x', 'y'],
      rows: [
        ['1', '2'],
        ['3', ''],
      ],
    });
    expect(ragged).toEqual([{ row: 1, line: 5, cells: 1 }]);
  });

  it('is not below the last line, which is said', async () => {
    const source = bytesSource(Buffer.from('answer,response\na,b\n'));
    await expect(peekCsv(source, { header: 9 })).rejects.toMatchObject({
      code: 'no_rows',
      message: expect.stringContaining('nothing from line 9 on'),
    });
  });

  it('may be none, and columns are then numbered', async () => {
    const { header, rows } = await peekText('a,b\n1,2\n', { header: 0 });
    expect({ header, rows }).toEqual({
      header: ['Column 1', 'Column 2'],
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    });
  });
});

describe('the quote', () => {
  it('is a single one where all names stand in single quotes', async () => {
    const { dialect, rows } = await peekText("'answer','response'\n'it''s, so','a\nb'\n");
    expect(dialect.quote).toBe("'");
    expect(rows).toEqual([["it's, so", 'a\nb']]);
  });

  it('is a single one under a bare header where the cells fit no other way', async () => {
    const unlike = await peekText("answer,response\n'Delhi, India','in Delhi, India'\n");
    expect(unlike.rows).toEqual([['Delhi, India', 'in Delhi, India']]);
    const alike = await peekText("answer,response\n'Delhi','in Delhi'\n");
    expect(alike.rows).toEqual([["'Delhi'", "'in Delhi'"]]);
  });

  it('may be none, and then every quote is a letter', async () => {
    const { rows } = await peekText('answer,response\n"a,b"\n', { quote: 'none' });
    expect(rows).toEqual([['"a', 'b"']]);
  });
});

describe('JSON that wraps its rows', () => {
  it.each([
    ['on one line', `{"data":[{"answer":"a","response":"b"}]}`],
    ['on many', `{\n  "version": 2,\n  "data": [\n    {"answer":"a","response":"b"}\n  ]\n}\n`],
    ['row by row', `{ "data": [\n{"answer":"a"},\n{"answer":"b"}\n] }`],
  ])('is refused with what to do (%s)', async (_, text) => {
    await expect(peekText(text)).rejects.toMatchObject({
      code: 'not_json',
      message: expect.stringContaining('in the list “data” inside it. Save that list alone'),
    });
  });

  it('is not taken for one row with a list in it', async () => {
    const { rows } = await peekText('{"answer":"a","response":"b","context":[{"text":"c"}]}\n');
    expect(rows).toEqual([['a', 'b', '[{"text":"c"}]']]);
    const own = await peekText('{"truth":"a","model_text":"b","context":[{"text":"c"}]}\n');
    expect(own.rows).toEqual([['a', 'b', '[{"text":"c"}]']]);
  });

  it('names the longest of several lists', async () => {
    const text =
      '{"features":[{"name":"q"}],"rows":[{"q":"a"},{"q":"b"}],"total":2,"partial":false}';
    await expect(peekText(text)).rejects.toThrow('in the list “rows” inside it');
  });
});

describe('a doubt', () => {
  it.each([
    ['nothing', 'answer,response\na,b\n', []],
    [
      'quotes, where neither reading is clean',
      'answer,response\nx,"a \\"b\\", c"\n1,2,3\n',
      ['quotes'],
    ],
    ['nothing, where a quote is never closed', 'answer,response\nx,"a\n', []],
    ['quotes, where cells stand in single ones', "answer,response\n'x','it''s'\n", ['quotes']],
    ['quotes, where some do', "answer,response\n'a, b',x\ny,z\n", ['quotes']],
    ['nothing, where one cell does', "answer,response\n'a',x\ny,z\ny,z\n", []],
    ['nothing, where lists hold them', "answer;response\na;['x','y','z']\n", []],
    ['nothing, where many are open', `answer,response\n${",'x".repeat(80_000)}\n`, []],
    ['nothing, where apostrophes begin and end words', "answer,response\n'tis,the dogs'\n", []],
  ])('is told of %s', async (_, text, doubts) => {
    expect((await peekText(text)).doubts).toEqual(doubts);
  });

  it('is told of an encoding that is guessed, until one is given', async () => {
    const bytes = Uint8Array.from(Buffer.from('answer,response\ncaf\xE9,b\n', 'latin1'));
    expect((await peekCsv(bytesSource(bytes))).doubts).toEqual(['encoding']);
    expect((await peekCsv(bytesSource(bytes), { encoding: 'windows-1250' })).doubts).toEqual([]);
  });
});
