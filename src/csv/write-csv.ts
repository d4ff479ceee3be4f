import Papa from 'papaparse';
import { protectCell } from '../core/text/protect-cell.ts';

/** What a CSV for Excel begins with, once, so that Excel reads it as UTF-8. */
export const EXCEL_BOM = '\uFEFF';

/**
 * Rows as CSV text, each ended by `\n`; no rows give the empty text, and texts of one flavour may be joined.
 * `csv` is verbatim; `excel` protects cells that a spreadsheet would take for formulas (the mark
 * `EXCEL_BOM` is the caller's to write). Rows of two cells or more are read back by `readCsv` cell by cell.
 */
export function csvText(rows: string[][], flavour: 'csv' | 'excel'): string {
  if (rows.length === 0) return '';
  const cells = flavour === 'excel' ? rows.map((row) => row.map(protectCell)) : rows;
  return `${Papa.unparse(cells, { newline: '\n', quotes: mustQuote })}\n`;
}

/** A first cell such as `sep=` would be taken for the line by which Excel names the delimiter. */
function mustQuote(cell: unknown): boolean {
  return typeof cell === 'string' && /^sep=/i.test(cell);
}
