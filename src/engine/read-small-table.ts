import { peekCsv } from '../csv/peek-csv.ts';
import { readCsv } from '../csv/read-csv.ts';
import { fileSource } from '../csv/source.ts';

/** A whole file as plain rows, for review and patch files. Throws the Problems of `peekCsv` and `readCsv`. */
export async function readSmallTable(file: File): Promise<{ columns: string[]; rows: string[][] }> {
  const source = fileSource(file);
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
