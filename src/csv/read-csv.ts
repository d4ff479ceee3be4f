import { uniqueColumns } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { readInRightEncoding } from './decode.ts';
import type { Dialect } from './dialect.ts';
import { readTable } from './read-table.ts';
import type { RowBatch, TableBatch } from './read-table.ts';
import type { ByteSource } from './source.ts';

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
  /** Lines with nothing but spaces and tabs: skipped, not rows. */
  blankLines: number;
  /** Cells whose protecting apostrophe was removed: the file is our own export for Excel. */
  unprotectedCells: number;
}

/**
 * Reads a file from its first byte to its last into a sink, which is opened once the header is known.
 * A file that was taken for UTF-8 and is not is read again in another encoding, into a sink opened anew.
 * Throws Problems: `empty_file`, `no_rows`, `unterminated_quote`, `record_too_long`, `cancelled`, and
 * whatever the source and the sink throw.
 */
export function readCsv<S extends Sink>(
  source: ByteSource,
  dialect: Dialect,
  openSink: (head: TableHead) => S | Promise<S>,
  signal?: { cancelled: boolean },
): Promise<ReadResult<S>> {
  return readInRightEncoding(source, dialect, async (settled) => {
    let sink: S | undefined;
    let last: TableBatch | undefined;
    for await (const batch of readTable(source, settled, signal)) {
      sink ??= await openSink(describeHead(batch));
      last = batch;
      if (batch.rows.length > 0) await sink.add(batch);
    }
    if (!sink || !last) throw describeEmpty();
    const rows = last.firstRow + last.rows.length;
    if (rows === 0) throw new Problem('no_rows', 'This file has a header and no rows under it.');
    const { blankLines, unprotectedCells } = last;
    return { sink, dialect: last.dialect, rows, blankLines, unprotectedCells };
  });
}

export function describeHead({ header, dialect }: TableBatch): TableHead {
  return { header, ...uniqueColumns(header), dialect };
}

export function describeEmpty(): Problem {
  return new Problem('empty_file', 'This file is empty: it has no header and no rows.');
}
