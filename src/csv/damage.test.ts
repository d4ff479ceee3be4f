import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Dialect } from './dialect.ts';
import { peekCsv } from './peek-csv.ts';
import { bytesSource, PLAIN, readAll, readText } from './test-source.test-support.ts';

const READ_ON: Dialect = { ...PLAIN, readOn: true };

describe('a quote that is never closed', () => {
  it.each<[string, string, string[][], number[]]>([
    [
      'is a letter, and rows below it are rows',
      'a,b\n1,2\n3,"x\n5,6\n',
      [
        ['1', '2'],
        ['3', '"x'],
        ['5', '6'],
      ],
      [1],
    ],
    [
      'leaves quotes below it that open and close',
      'a,b\n3,"x\n5,""\n7,""""\n',
      [
        ['3', '"x'],
        ['5', ''],
        ['7', '"'],
      ],
      [0],
    ],
    ['may stand in the last cell', 'a,b\r\n1,"', [['1', '"']], [0]],
    [
      'may be the one that a misplaced quote left over',
      'a,b\n1,"x"y"\n2,"z\n3,4',
      [
        ['1', 'xy"'],
        ['2', '"z'],
        ['3', '4'],
      ],
      [0, 1],
    ],
  ])('%s, where it is to be read on', async (_, text, rows, stray) => {
    const table = await readText(text, READ_ON);
    expect({ rows: table.rows, stray: table.stray }).toEqual({ rows, stray });
  });

  it('is read past where it is longer than a record may be, and rows keep their lines', async () => {
    const long = `${'x'.repeat(1000)},y\n`.repeat(36_000);
    const { rows, ragged } = await readText(`a,b\n1,"2\n${long}short\n`, READ_ON);
    expect(rows.length).toBe(36_002);
    expect(rows[0]).toEqual(['1', '"2']);
    expect(rows.slice(1, -1).every(([, cell]) => cell === 'y')).toBe(true);
    expect(ragged).toEqual([{ row: 36_001, line: 36_003, cells: 1 }]);
  });

  it('reads the same however the bytes are cut', async () => {
    const bytes = new TextEncoder().encode('a,b\r\n1,"2\r\n3,"x ""y"" z\r\n5,""\r\n');
    const whole = await readAll(bytesSource(bytes), READ_ON);
    for (let cut = 1; cut < bytes.length; cut++)
      expect(await readAll(bytesSource(bytes, cut, 1), READ_ON)).toEqual(whole);
  });
});

describe('files put one after the other', () => {
  it('have one header: it is left out where it comes again, with its mark, and counted', async () => {
    const part = '\uFEFFquestion,answer,response\na,b,c\n';
    const table = await readText(part + part + part);
    expect(table.rows).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    expect(table.repeatedHeaders).toBe(2);
  });

  it('keep a row that repeats names which are none that we look for', async () => {
    const table = await readText('x,y\nx,y\n', PLAIN);
    expect(table).toMatchObject({ rows: [['x', 'y']], repeatedHeaders: 0 });
  });
});

describe('a file that was cut short', () => {
  it('has a last row with too few cells, which is told', async () => {
    const { rows, ragged } = await readText('answer,response,Domain\na,b,c\nd,e');
    expect(rows[1]).toEqual(['d', 'e', '']);
    expect(ragged).toEqual([{ row: 1, line: 3, cells: 2 }]);
  });

  const packed = gzipSync(`answer,response\n${'some text,and more\n'.repeat(5e4)}`);

  it.each([
    ['packed, in the middle', packed.subarray(0, packed.length / 2)],
    ['packed, in its sum', packed.subarray(0, -4)],
    [
      'packed, with a wrong byte',
      packed.map((byte, at) => (at === packed.length - 6 ? byte ^ 1 : byte)),
    ],
  ])('is refused where it is %s', async (_, bytes) => {
    await expect(readAll(bytesSource(Uint8Array.from(bytes)))).rejects.toMatchObject({
      code: 'damaged_file',
      message: expect.stringContaining('gzip'),
    });
  });

  it('is read as far as it goes where it is packed and to be read on', async () => {
    const source = bytesSource(Uint8Array.from(packed.subarray(0, packed.length / 2)));
    const { dialect } = await peekCsv(source, { readOn: true });
    const { rows } = await readAll(source, dialect);
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.slice(0, -1).every(([cell]) => cell === 'some text')).toBe(true);
  });
});
