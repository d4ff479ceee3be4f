import { cutText, type JoinedTexts } from '../core/text/joined-texts.ts';
import type { RowBatch } from './read-table.ts';

/** Some rows of a table by column: a few long texts, which other threads are handed in no time. */
export interface ColumnBatch extends Omit<RowBatch, 'rows'> {
  rows: number;
  columns: JoinedTexts[];
}

/** What takes the rows of a file by column. */
export interface ColumnSink {
  add(batch: ColumnBatch): void | Promise<void>;
}

/** The same rows by column; there is at least one row. */
export function joinRows({ rows, ...about }: RowBatch): ColumnBatch {
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, column) =>
    joinColumn(rows, column),
  );
  return { ...about, rows: rows.length, columns };
}

/** Rows by column as rows of cells again. */
export function splitRows({ columns, rows: count, ...about }: ColumnBatch): RowBatch {
  const rows: string[][] = [];
  for (let row = 0; row < count; row++) rows.push(columns.map((column) => cutText(column, row)));
  return { ...about, rows };
}

function joinColumn(rows: string[][], column: number): JoinedTexts {
  const ends = new Uint32Array(rows.length);
  let text = '';
  for (let row = 0; row < rows.length; row++) {
    text += rows[row]?.[column] ?? '';
    ends[row] = text.length;
  }
  return { text, ends };
}
