import { compressors } from 'hyparquet-compressors';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ColumnSource } from 'hyparquet-writer';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Problem } from '../core/problem.ts';
import { peekCsv } from './peek-csv.ts';
import { bytesSource, readAll } from './test-source.test-support.ts';

const write = (columnData: ColumnSource[], rowGroupSize = 1000) =>
  new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize }));

const TEXTS = [
  '007',
  '1947.0',
  'NA',
  'null',
  'None',
  'nan',
  'TRUE',
  '',
  '\uFEFFx',
  'गंगा\n"नदी"',
  '😀',
];

describe('a Parquet file', () => {
  const bytes = write([
    { name: 'answer', data: TEXTS, type: 'STRING' },
    { name: 'response', data: TEXTS, type: 'STRING' },
  ]);

  it('gives its text as it stands', async () => {
    const table = await readAll(bytesSource(bytes, 100));
    expect(table.dialect.format).toBe('parquet');
    expect(table.header).toEqual(['answer', 'response']);
    expect(table.rows).toEqual(TEXTS.map((text) => [text, text]));
  });

  it('reads only what it needs of a source that can be read anywhere', async () => {
    const slices: number[] = [];
    const source = {
      ...bytesSource(bytes),
      slice: async (start: number, end: number) => {
        slices.push(end - start);
        return bytes.slice(start, end).buffer;
      },
    };
    expect((await readAll(source)).rows.length).toBe(TEXTS.length);
    expect(slices.length).toBeGreaterThan(0);
  });

  it('gives all row groups, in order', async () => {
    const data = Array.from({ length: 5000 }, (_, row) => `t${row}`);
    const many = write(
      [
        { name: 'answer', data },
        { name: 'response', data },
      ],
      700,
    );
    const { rows } = await readAll(bytesSource(many));
    expect(rows.map(([text]) => text)).toEqual(data);
  });

  it.each<[string, ColumnSource['type'], unknown[], string[]]>([
    ['INT32', 'INT32', [7, -1], ['7', '-1']],
    ['INT64', 'INT64', [12345678901234567n, 0n], ['12345678901234567', '0']],
    ['DOUBLE', 'DOUBLE', [1947, 0.1], ['1947', '0.1']],
    ['FLOAT', 'FLOAT', [Math.fround(0.1), 1.5], ['0.1', '1.5']],
    ['BOOLEAN', 'BOOLEAN', [true, false], ['true', 'false']],
    [
      'TIMESTAMP',
      'TIMESTAMP',
      [new Date('2024-05-01T12:00:00.250Z'), new Date(0)],
      ['2024-05-01 12:00:00.25', '1970-01-01'],
    ],
    ['JSON', 'JSON', [{ a: [1] }, ['x']], ['{"a":[1]}', '["x"]']],
  ])('writes %s by the rule', async (_, type, data, texts) => {
    const file = write([{ name: 'response', data, ...(type && { type }) }]);
    const { rows } = await readAll(bytesSource(file));
    expect(rows.map(([text]) => text)).toEqual(texts);
  });

  it('has an empty cell where there is no value', async () => {
    const file = write([
      { name: 'response', data: ['a', null, 'b'], type: 'STRING', nullable: true },
    ]);
    expect((await readAll(bytesSource(file))).rows).toEqual([['a'], [''], ['b']]);
  });

  it('may be packed once more', async () => {
    const table = await readAll(bytesSource(Uint8Array.from(gzipSync(bytes)), 64));
    expect(table.dialect).toMatchObject({ format: 'parquet', gzip: true });
    expect(table.rows.length).toBe(TEXTS.length);
  });

  it('can be packed as the hub packs it', () => {
    expect(Object.keys(compressors)).toEqual(expect.arrayContaining(['SNAPPY', 'ZSTD', 'GZIP']));
  });

  it('is refused where it is cut short', async () => {
    await expect(peekCsv(bytesSource(bytes.slice(0, -20)))).rejects.toMatchObject({
      code: 'damaged_file',
    });
  });

  it('is refused where what it tells of its parts does not fit, and never gives other rows', async () => {
    // The file ends with the length of what tells of its parts, and four letters.
    const end = bytes.length - 8;
    const start = end - new DataView(bytes.buffer).getUint32(end, true);
    for (let at = start; at < end; at++)
      for (const change of [1, 2, 0x80]) {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] ?? 0) ^ change;
        const found = await readAll(bytesSource(damaged)).catch((thrown: unknown) => thrown);
        if (found instanceof Problem) continue;
        expect(found).toHaveProperty('rows.length', TEXTS.length);
      }
  });
});
