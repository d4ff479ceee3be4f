import { peekCsv } from './peek-csv.ts';
import { readCsv } from './read-csv.ts';
import type { RowBatch, TableHead } from './read-csv.ts';
import type { Dialect, RaggedRow } from './dialect.ts';
import type { ReadCounts } from './read-counts.ts';
import type { ByteSource } from './source.ts';

/** Bytes as a source that hands them out in pieces of the given lengths, the last of which repeats. */
export function bytesSource(bytes: Uint8Array, ...lengths: number[]): ByteSource {
  async function* blocks(): AsyncGenerator<Uint8Array> {
    let at = 0;
    for (let index = 0; at < bytes.length; index++) {
      const length = lengths[Math.min(index, lengths.length - 1)] ?? bytes.length;
      yield bytes.subarray(at, at + length);
      at += length;
    }
  }
  return { name: 'test.csv', size: bytes.length, blocks };
}

export interface WholeTable extends TableHead, ReadCounts {
  rows: string[][];
  ragged: RaggedRow[];
  stray: number[];
}

export const PLAIN: Dialect = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' };

/** All of a source, read in a dialect or, without one, in the one that a first look finds. */
export async function readAll(source: ByteSource, dialect?: Dialect): Promise<WholeTable> {
  const found = dialect ?? (await peekCsv(source)).dialect;
  const { sink, dialect: settled, counts } = await readCsv(source, found, collectRows);
  return { ...sink.table, ...counts, dialect: settled };
}

function collectRows(head: TableHead) {
  const table: Pick<WholeTable, keyof TableHead | 'rows' | 'ragged' | 'stray'> = {
    ...head,
    rows: [],
    ragged: [],
    stray: [],
  };
  return {
    table,
    add(batch: RowBatch) {
      for (const row of batch.rows) table.rows.push(row);
      table.ragged.push(...batch.ragged);
      table.stray.push(...batch.stray);
    },
  };
}

/** All of a text, as UTF-8. */
export function readText(text: string, dialect?: Dialect): Promise<WholeTable> {
  return readAll(bytesSource(new TextEncoder().encode(text)), dialect);
}
