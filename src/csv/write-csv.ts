import { protectCell } from '../core/text/protect-cell.ts';

/** What a CSV for Excel begins with, once, so that Excel reads it as UTF-8. */
export const EXCEL_BOM = '\uFEFF';

/**
 * Rows as CSV text, each ended by `\n`; no rows give the empty text, and texts of one flavour may be joined.
 * `csv` is verbatim; `excel` protects cells that a spreadsheet would take for formulas (the mark
 * `EXCEL_BOM` is the caller's to write). Rows of two cells or more are read back by `readCsv` cell by cell.
 */
export function csvText(rows: string[][], flavour: 'csv' | 'excel'): string {
  const writeCell =
    flavour === 'excel' ? (cell: string) => quoteCell(protectCell(cell)) : quoteCell;
  let text = '';
  for (const row of rows) {
    row.forEach((cell, at) => (text += at === 0 ? writeCell(cell) : `,${writeCell(cell)}`));
    text += '\n';
  }
  return text;
}

/** The cell in quotes where it has to be, as `Papa.unparse` has it, which takes several times as long. */
function quoteCell(cell: string): string {
  return mustQuote(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Also a cell such as `sep=`: as a first one it would be taken for the line by which Excel names the delimiter. */
function mustQuote(cell: string): boolean {
  return (
    /[",\r\n\uFEFF]/.test(cell) || cell.startsWith(' ') || cell.endsWith(' ') || /^sep=/i.test(cell)
  );
}
