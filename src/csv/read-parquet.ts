import type { AsyncBuffer, FileMetaData, ParquetParsers } from 'hyparquet';
import { Problem } from '../core/problem.ts';
import { batchRows } from './batch-rows.ts';
import type { Dialect } from './dialect.ts';
import type { TableBatch } from './read-table.ts';
import { readWhole } from './source.ts';
import type { ByteSource } from './source.ts';
import { dateText, singleText, typedCell } from './typed-cells.ts';

/**
 * The rows of a Parquet file, one row group after the other, in batches. Its reader is fetched when it is
 * needed. Cells are text by `typedCell`. Throws Problem `damaged_file`.
 */
export async function* readParquet(
  source: ByteSource,
  dialect: Dialect,
  signal?: { cancelled: boolean },
): AsyncGenerator<TableBatch> {
  const file = await openBuffer(source);
  const { parquetMetadataAsync, parquetRead, parquetSchema } = await import('hyparquet');
  const { compressors } = await import('hyparquet-compressors');
  const { metadata, columns, groups } = await tellDamage(async () => {
    const found = await parquetMetadataAsync(file);
    checkClaims(found);
    const tree = parquetSchema(found).children;
    const elements = tree.map(({ element }) => element);
    return { metadata: found, columns: elements, groups: listGroups(found) };
  });
  const header = columns.map(({ name }) => name);
  const texts = columns.map(({ type }) => (type === 'FLOAT' ? floatCell : typedCell));
  let firstRow = 0;
  for (const rows of groups) {
    const range = { rowStart: firstRow, rowEnd: firstRow + rows };
    const values = await tellDamage(async () => {
      let read: unknown[][] = [];
      await parquetRead({
        file,
        metadata,
        compressors,
        parsers: PARSERS,
        ...range,
        onComplete: (found: unknown[][]) => (read = found),
      });
      if (read.length !== rows) throw new Error('fewer rows than the file claims');
      return read;
    });
    const cells = values.map((row) => texts.map((textOf, at) => textOf(row[at])));
    const share = metadata.num_rows === 0n ? 1 : range.rowEnd / Number(metadata.num_rows);
    const bytes = Math.round(file.byteLength * share);
    yield* batchRows(header, cells, { dialect, firstRow, bytes, signal });
    firstRow += rows;
  }
}

/**
 * Throws where a damaged file claims what cannot be, before room is made for it: a column that is no list has as many
 * values as its group has rows.
 */
function checkClaims({ row_groups: groups, num_rows: all, schema }: FileMetaData): void {
  const lists = new Set(
    schema.flatMap(({ name, repetition_type: kind }) => (kind === 'REPEATED' ? [name] : [])),
  );
  let rows = 0n;
  for (const group of groups) {
    rows += group.num_rows;
    for (const { meta_data: column } of group.columns) {
      if (!column || column.path_in_schema.some((name) => lists.has(name))) continue;
      if (column.num_values !== group.num_rows) throw new Error('a column of another length');
    }
  }
  if (rows !== all) throw new Error('groups of other rows in all');
}

/** Rows of each row group; one without rows where there are none, so that the header is told. */
function listGroups({ row_groups: groups }: FileMetaData): number[] {
  return groups.length === 0 ? [0] : groups.map(({ num_rows: rows }) => Number(rows));
}

async function openBuffer(source: ByteSource): Promise<AsyncBuffer> {
  const { size, slice } = source;
  if (slice && size !== undefined)
    return {
      byteLength: size,
      slice: (start, end = size) => {
        if (start < 0 || end > size) throw new Error('a part outside the file');
        return slice(start, end);
      },
    };
  const bytes = await readWhole(source);
  return { byteLength: bytes.byteLength, slice: (start, end) => bytes.slice(start, end) };
}

async function tellDamage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      'damaged_file',
      'This Parquet file cannot be read: it is damaged, cut short or encrypted, or packed in a way that is not known here. Save its table as CSV (UTF-8), then drop that file.',
    );
  }
}

function floatCell(value: unknown): string {
  return typeof value === 'number' ? singleText(value) : typedCell(value);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Values that would be objects are text from the start. */
const PARSERS: Partial<ParquetParsers> = {
  stringFromBytes: decodeBytes,
  jsonFromBytes: decodeBytes,
  dateFromDays: (days) => dateText(new Date(days * 86_400_000)),
  timestampFromMilliseconds: (millis) => dateText(new Date(Number(millis))),
  timestampFromMicroseconds: (micros) => momentText(micros, 1_000_000n),
  timestampFromNanoseconds: (nanos) => momentText(nanos, 1_000_000_000n),
};

function decodeBytes(bytes: Uint8Array | undefined): string | undefined {
  return bytes && decoder.decode(bytes);
}

/** A moment counted in fractions of a second, with as many digits of it as it has. */
function momentText(count: bigint, perSecond: bigint): string {
  const part = ((count % perSecond) + perSecond) % perSecond;
  const text = dateText(new Date(Number((count - part) / perSecond) * 1000));
  if (part === 0n) return text;
  const digits = part.toString().padStart(String(perSecond).length - 1, '0');
  const time = text.length > 10 ? text : `${text} 00:00:00`;
  return `${time}.${digits.replace(/0+$/, '')}`;
}
