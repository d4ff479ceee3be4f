/**
 * A start that a spreadsheet may take for a formula, or that hides one: white space and invisible characters
 * before `= + - @`, a tab or a line end, in their full-width forms too. Apostrophes before it are part of it,
 * so that taking one away again is exact.
 */
const RISKY = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;

/** The cell with an apostrophe before it where a spreadsheet might take it for a formula. */
export function protectCell(cell: string): string {
  return RISKY.test(cell) ? `'${cell}` : cell;
}

/** The cell without the apostrophe that `protectCell` gave it; any other cell as it is. */
export function unprotectCell(cell: string): string {
  return cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell;
}
