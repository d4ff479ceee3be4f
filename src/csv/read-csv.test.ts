import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAIN, bytesSource, readAll, readText } from './test-source.ts';

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
const { cases } = JSON.parse(readFileSync('test-data/csv-vectors.json', 'utf8')) as {
  cases: Vector[];
};

describe('the CSV vectors', () => {
  it.each(cases)('reads "$id"', async ({ base64, app }) => {
    const source = bytesSource(Buffer.from(base64, 'base64'));
    if (app.error !== undefined) {
      await expect(readAll(source)).rejects.toMatchObject({ code: 'empty_file' });
      return;
    }
    const table = await readAll(source);
    expect(table.columns).toEqual(app.columns);
    expect(table.rows).toEqual(app.rows);
    expect(table.ragged.map(({ row }) => row + 1)).toEqual(
      app.ragged ?? table.ragged.map(({ row }) => row + 1),
    );
    expect(table.duplicates).toEqual(app.duplicate ?? []);
    expect(table.dialect.encoding).toBe(app.encoding ?? 'utf-8');
  });
});
