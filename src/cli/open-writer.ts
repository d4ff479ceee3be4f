import { uniqueColumns } from '../core/columns.ts';
import { csvText, EXCEL_BOM } from '../csv/write-csv.ts';
import { jsonlText } from '../csv/write-jsonl.ts';
import type { ScoreOptions } from './options.ts';

/** How scored rows are written: what stands before them, and the text of some. */
export interface RowWriter {
  head: string;
  text(rows: string[][]): string;
}

/** A writer of rows under a header, in the format that was asked for. */
export function openWriter(header: string[], format: ScoreOptions['format']): RowWriter {
  if (format === 'jsonl') {
    const { columns } = uniqueColumns(header);
    return { head: '', text: (rows) => jsonlText(columns, rows) };
  }
  const bom = format === 'excel' ? EXCEL_BOM : '';
  return { head: bom + csvText([header], format), text: (rows) => csvText(rows, format) };
}
