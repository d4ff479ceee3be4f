import { cutText, type JoinedTexts } from './text/joined-texts.ts';
import { parsePandasFloat, printPythonFloat, readPandasInteger } from './pandas-numbers.ts';

/** Cells that pandas reads as missing: its documented default list (`None` since 2.0). */
const MISSING = new Set(
  ',#N/A,#N/A N/A,#NA,-1.#IND,-1.#QNAN,-NaN,-nan,1.#IND,1.#QNAN,<NA>,N/A,NA,NULL,NaN,None,n/a,nan,null'.split(
    ',',
  ),
);
const LONGEST_MISSING = 8;

/** `verbatim` is text in which even missing cells stay as they are. */
type ColumnKind = 'integer' | 'integer_with_missing' | 'float' | 'boolean' | 'text' | 'verbatim';

/**
 * Finds the rows whose cell a default `pandas.read_csv` (1.5 to 2.x, C engine) gives back, as a string,
 * otherwise than it stands in the file: missing values, numbers and booleans written in another way, and
 * cells cut at NUL. Cells of one column are added in order of rows; those of a column of numbers or booleans
 * alone are asked for once more.
 * Not covered: pandas settles the kind of a large column for each part of the file by itself.
 */
export class PandasColumn {
  readonly #kind = new KindFinder();
  /** Rows whose cell is missing to pandas, or holds a NUL: all that differ in a column of text. */
  readonly #missing: number[] = [];
  readonly #cut: number[] = [];
  #rows = 0;

  /** Adds the next cells; those of a column of text are looked at only where they may be missing or cut. */
  addAll(cells: JoinedTexts): void {
    const mayBeCut = cells.text.includes('\0');
    let start = 0;
    let place = 0;
    for (const end of cells.ends) {
      if (mayBeCut || this.#kind.isOpen || end - start <= LONGEST_MISSING)
        this.#add(cutText(cells, place));
      else this.#rows++;
      start = end;
      place++;
    }
  }

  /** Marks each of those rows. */
  mark(cellAt: (row: number) => string, mark: (row: number) => void): void {
    const kind = this.#kind.find();
    if (kind === 'text') for (const row of this.#missing) mark(row);
    if (kind === 'text' || kind === 'verbatim') {
      for (const row of this.#cut) mark(row);
      return;
    }
    for (let row = 0; row < this.#rows; row++) {
      const cell = cellAt(row);
      if (printAs(kind, cutAtNul(cell)) !== cell) mark(row);
    }
  }

  #add(cell: string): void {
    // A missing cell is written `nan`.
    if (isMissing(cell) && cell !== 'nan') this.#missing.push(this.#rows);
    else if (cell.includes('\0')) this.#cut.push(this.#rows);
    this.#rows++;
    if (this.#kind.isOpen) this.#kind.add(cutAtNul(cell));
  }
}

/** Whether pandas shifts all columns: with too many cells in the first row it takes the first ones for row labels. */
export function shiftsInPandas(columns: number, cellsOfFirstRow: number): boolean {
  return cellsOfFirstRow > columns;
}

/** What a column's cell is in pandas, as a string. */
function printAs(kind: ColumnKind, cell: string): string {
  if (kind === 'verbatim') return cell;
  if (isMissing(cell)) return 'nan';
  switch (kind) {
    case 'integer':
      return String(BigInt(cell));
    case 'integer_with_missing':
      return printPythonFloat(Number(cell));
    case 'float':
      return printPythonFloat(parsePandasFloat(cell) ?? NaN);
    case 'boolean':
      return cell.toLowerCase() === 'true' ? 'True' : 'False';
    default:
      return cell;
  }
}

function cutAtNul(cell: string): string {
  const nul = cell.indexOf('\0');
  return nul === -1 ? cell : cell.slice(0, nul);
}

function isMissing(cell: string): boolean {
  return cell.length <= LONGEST_MISSING && MISSING.has(cell);
}

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const UINT64_MAX = 2n ** 64n - 1n;

/**
 * What pandas takes a column for: it tries int64, then uint64 if a number was too large for that, then
 * float, then boolean. Each try ends at the first cell that does not fit. Numbers too large for uint64
 * leave the column text, and so do those too large for int64 beside negative or missing ones.
 */
class KindFinder {
  #signed: Fit = 'fits';
  #unsigned: Fit = 'fits';
  #float = true;
  #boolean = true;
  #missing = false;
  #negative = false;
  #large = false;

  /** False once a cell of plain text has settled it: no other cell changes anything then. */
  get isOpen(): boolean {
    return this.#float || this.#boolean;
  }

  add(cell: string): void {
    if (isMissing(cell)) {
      this.#missing = true;
      return;
    }
    const isNegative = /^[ \t-\r]*-/.test(cell);
    if (isNegative) this.#negative = true;
    if (this.#signed === 'fits') this.#signed = fitOf(cell, INT64_MIN, INT64_MAX);
    if (this.#unsigned === 'fits' && !isNegative) {
      this.#unsigned = fitOf(cell, 0n, UINT64_MAX);
      this.#large ||= fitOf(cell, 0n, INT64_MAX) === 'too_large';
    }
    if (this.#float) this.#float = parsePandasFloat(cell) !== undefined;
    if (this.#boolean) this.#boolean = /^(?:true|false)$/i.test(cell);
  }

  find(): ColumnKind {
    if (this.#signed === 'fits') return this.#missing ? 'integer_with_missing' : 'integer';
    if (this.#signed === 'too_large' && this.#unsigned !== 'no') {
      if (this.#unsigned === 'too_large' || !this.#large) return 'text';
      return this.#negative || this.#missing ? 'verbatim' : 'integer';
    }
    if (this.#float) return 'float';
    return this.#boolean ? 'boolean' : 'text';
  }
}

type Fit = 'fits' | 'too_large' | 'no';

/** A number too large counts as such whatever follows its digits. */
function fitOf(cell: string, least: bigint, most: bigint): Fit {
  const integer = readPandasInteger(cell);
  if (!integer) return 'no';
  if (integer.value < least || integer.value > most) return 'too_large';
  return integer.whole ? 'fits' : 'no';
}
