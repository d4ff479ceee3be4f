import type { Dialect } from './dialect.ts';
import { readJson } from './read-json.ts';
import { readParquet } from './read-parquet.ts';
import { readTable } from './read-table.ts';
import type { TableBatch } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ByteSource } from './source.ts';

/**
 * Any file as a stream of rows of text, whatever its format; nothing where there is no header. The source is
 * unpacked already. `columns` are names that rows of JSON are known to have. Throws `NotUtf8`, `MoreColumns`
 * and Problems.
 */
export function readRows(
  source: ByteSource,
  dialect: Dialect,
  columns: string[],
  signal?: { cancelled: boolean },
): AsyncGenerator<TableBatch> {
  switch (dialect.format) {
    case 'jsonl':
    case 'json':
      return readJson(source, dialect, columns, signal);
    case 'xlsx':
      return readXlsx(source, dialect, signal);
    case 'parquet':
      return readParquet(source, dialect, signal);
    default:
      return readTable(source, dialect, signal);
  }
}
