import { uniqueColumns } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { readInRightEncoding } from './decode.ts';
import type { Dialect } from './dialect.ts';
import type { ReadCounts } from './read-counts.ts';
import { withAllColumns } from './read-json.ts';
import { readRows } from './read-rows.ts';
import type { RowBatch, TableBatch } from './read-table.ts';
import type { ByteSource } from './source.ts';
import { unpackSource } from './unpack.ts';
import type { UnpackedSource } from './unpack.ts';

export type { RowBatch } from './read-table.ts';

/** What takes the rows of a file, batch after batch; the next one comes when it has taken this one. */
export interface Sink {
  add(batch: RowBatch): void | Promise<void>;
}

export interface TableHead {
  /** Names as they stand in the file. */
  header: string[];
  /** Names made unique, as `uniqueColumns` does. */
  columns: string[];
  duplicates: string[];
  dialect: Dialect;
}

export interface ReadResult<S> {
  sink: S;
  /** How the file was read in the end. */
  dialect: Dialect;
  rows: number;
  counts: ReadCounts;
}

/**
 * Reads a file of any format from its first byte to its last into a sink, which is opened once the header is
 * known. A file that was taken for UTF-8 and is not is read again in another encoding, one whose JSON objects
 * turn out to have further names is read again with those columns, each into a sink opened anew. Throws
 * Problems: `empty_file`, `no_rows`, `unterminated_quote`, `record_too_long`, `not_json`, `damaged_file`,
 * `cancelled`, and whatever the source and the sink throw.
 */
export function readCsv<S extends Sink>(
  source: ByteSource,
  dialect: Dialect,
  openSink: (head: TableHead) => S | Promise<S>,
  signal?: { cancelled: boolean },
): Promise<ReadResult<S>> {
  const unpacked = unpackSource(source, dialect);
  return withAllColumns((columns) =>
    readInRightEncoding(unpacked, dialect, (settled) =>
      pourRows(unpacked, settled, columns, openSink, signal),
    ),
  );
}

async function pourRows<S extends Sink>(
  source: UnpackedSource,
  dialect: Dialect,
  columns: string[],
  openSink: (head: TableHead) => S | Promise<S>,
  signal?: { cancelled: boolean },
): Promise<ReadResult<S>> {
  let sink: S | undefined;
  let last: TableBatch | undefined;
  for await (const batch of readRows(source, dialect, columns, signal)) {
    sink ??= await openSink(describeHead(batch));
    last = batch;
    const bytes = source.bytesRead?.() ?? batch.bytes;
    if (batch.rows.length > 0) await sink.add({ ...batch, bytes });
  }
  if (!sink || !last) throw describeEmpty(dialect);
  const rows = last.firstRow + last.rows.length;
  if (rows === 0)
    throw new Problem(
      'no_rows',
      'This file has a header and no rows under it. Look at what wrote it, or choose another file.',
    );
  return { sink, dialect: last.dialect, rows, counts: last.counts };
}

export function describeHead({ header, dialect }: TableBatch): TableHead {
  return { header, ...uniqueColumns(header), dialect };
}

/** The Problem of a file in which no header was found: it is empty, or ends above the line that was given. */
export function describeEmpty({ header = 1 }: Dialect): Problem {
  if (header <= 1)
    return new Problem('empty_file', 'This file is empty: it has no header and no rows.');
  return new Problem(
    'no_rows',
    `This file has nothing from line ${header} on, on which its header is to stand. Choose an earlier line.`,
  );
}
