import { describe, expect, it } from 'vitest';
import { peekCsv } from './peek-csv.ts';
import { bytesSource, readAll, readText } from './test-source.test-support.ts';

const ROW = '{"answer":"a","response":"b"}';

describe('one object a line', () => {
  it('gives a row a line, blank lines apart', async () => {
    const table = await readText(`${ROW}\r\n\n{"response":"d","answer":"c"}`);
    expect(table.dialect.format).toBe('jsonl');
    expect(table.header).toEqual(['answer', 'response']);
    expect(table.rows).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(table.blankLines).toBe(1);
  });

  it('has all names of the file for columns, those that come late too', async () => {
    const lines = `${ROW}\n`.repeat(60_000);
    const table = await readText(`${lines}{"answer":"c","Domain":"late","__proto__":"x"}\n`);
    expect(table.header).toEqual(['answer', 'response', 'Domain', '__proto__']);
    expect(table.rows.length).toBe(60_001);
    expect(table.rows[0]).toEqual(['a', 'b', '', '']);
    expect(table.rows.at(-1)).toEqual(['c', '', 'late', 'x']);
  });

  it('shows names that come within the first million characters before it is read', async () => {
    const lines = `${ROW}\n`.repeat(30_000);
    const bytes = new TextEncoder().encode(`${lines}{"Domain":"late"}\n${lines}`);
    const { columns } = await peekCsv(bytesSource(bytes));
    expect(columns).toEqual(['answer', 'response', 'Domain']);
  });

  it('may have lists in place of objects, the first of them the header', async () => {
    const table = await readText('["answer","response"]\n["a",1.50]\n["c"]\n');
    expect(table.header).toEqual(['answer', 'response']);
    expect(table.rows).toEqual([
      ['a', '1.50'],
      ['c', ''],
    ]);
    expect(table.ragged).toEqual([{ row: 1, line: 3, cells: 1 }]);
  });

  it('names a line that is none, or leaves it out and counts it', async () => {
    const bytes = new TextEncoder().encode(`${ROW}\n{"answer":"cut\n${ROW}\n`);
    await expect(readAll(bytesSource(bytes))).rejects.toMatchObject({ code: 'not_json', line: 2 });
    const { dialect } = await peekCsv(bytesSource(bytes), { readOn: true });
    const table = await readAll(bytesSource(bytes), dialect);
    expect(table).toMatchObject({ unreadRows: 1, rows: { length: 2 } });
  });

  it.each(['[]', '[\n]\n', '[[]]'])('says that a list of nothing is empty: %j', async (text) => {
    await expect(readText(text)).rejects.toMatchObject({ code: 'empty_file' });
  });

  it('says that a file of nothing is empty', async () => {
    await expect(readText('{}\n')).rejects.toMatchObject({ code: 'empty_file' });
  });
});

describe('a list of objects', () => {
  it.each([
    ['on one line', `[${ROW},${ROW}]`],
    ['over many lines', JSON.stringify([JSON.parse(ROW), JSON.parse(ROW)], undefined, 2)],
    [
      'one after the other without a list',
      `{\n"answer": "a",\n"response": "b"\n}\n${ROW.replace(':', ':\n')}`,
    ],
  ])('gives a row an object, %s', async (_, text) => {
    const table = await readText(text);
    expect(table.dialect.format).toBe('json');
    expect(table.rows).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('reads the same however the bytes are cut', async () => {
    const rows = [
      { answer: 'a]"\\', response: '}{गं"😀' },
      { answer: '\\"', response: '[' },
    ];
    const bytes = new TextEncoder().encode(JSON.stringify(rows, undefined, 1));
    const whole = await readAll(bytesSource(bytes));
    expect(whole.rows).toEqual(rows.map(({ answer, response }) => [answer, response]));
    for (let cut = 1; cut < bytes.length; cut++)
      expect(await readAll(bytesSource(bytes, cut, 1))).toEqual(whole);
  });

  it('may have a line for each of few rows', async () => {
    const { rows } = await readText(`[\n${ROW},\n${ROW}\n]\n`, undefined);
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['ends within a row', `[${ROW},\n{"answer":"x`, 2],
    ['ends between rows', `[${ROW},\n`, 2],
  ])('is refused where it %s', async (_, text, line) => {
    await expect(readText(text)).rejects.toMatchObject({ code: 'damaged_file', line });
  });

  it.each([`[${ROW},1]`, `[${ROW}] x`, `[${ROW}],${ROW}`])(
    'is refused where something else stands in it: %s',
    async (text) => {
      await expect(readText(text)).rejects.toMatchObject({ code: 'not_json', line: 1 });
    },
  );

  it('is told from a CSV that begins with a bracket or a brace', async () => {
    const table = await readText('[answer],{response}\n{"a": 1},[1]\n', undefined);
    expect(table.header).toEqual(['[answer]', '{response}']);
  });
});

describe('a value of JSON is text', () => {
  it.each([
    ['"007"', '007'],
    ['"null"', 'null'],
    ['"NA"', 'NA'],
    ['1947.0', '1947.0'],
    ['-0', '-0'],
    ['1E+400', '1E+400'],
    ['12345678901234567890', '12345678901234567890'],
    ['7', '7'],
    ['true', 'true'],
    ['null', ''],
    ['[ "a", 1.5, null ]', '["a",1.5,null]'],
    ['{"a": {"b": []}}', '{"a":{"b":[]}}'],
    ['"a\\nb\\u0000"', 'a\nb\0'],
    ['"\\ud83d\\ude00 \\ud83d"', '😀 \uFFFD'],
    ['"1.0"', '1.0'],
  ])('%s as %j', async (value, text) => {
    const { rows } = await readText(`{"answer":"x 1.0 \\" -0","response":${value},"n":2}\n`);
    expect(rows).toEqual([['x 1.0 " -0', text, '2']]);
  });
});
