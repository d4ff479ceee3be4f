import { peekCsv } from './peek-csv.ts';
import { readCsv } from './read-csv.ts';
import type { ByteSource } from './source.ts';

/** A table that is small enough to be held as it is: column names made unique, rows as long as they. */
export interface WholeTable {
  columns: string[];
  rows: string[][];
}

/** All rows of a file at once, however it is written. Throws the Problems of `peekCsv` and `readCsv`. */
export async function readWholeTable(source: ByteSource): Promise<WholeTable> {
  const { dialect } = await peekCsv(source);
  const { sink } = await readCsv(source, dialect, ({ columns }) => {
    const rows: string[][] = [];
    return {
      columns,
      rows,
      add(batch: { rows: string[][] }) {
        for (const row of batch.rows) rows.push(row);
      },
    };
  });
  return { columns: sink.columns, rows: sink.rows };
}
