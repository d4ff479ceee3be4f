import { findColumns, uniqueColumns } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { isReviewOrPatch } from '../core/review/review-file.ts';
import { endsInScoredColumns } from '../core/scored-columns.ts';
import { countLines } from './count-lines.ts';
import { decodeText } from './decode.ts';
import type { Dialect, RaggedRow } from './dialect.ts';
import { LineSkipper } from './line-skipper.ts';
import { Mender } from './mend.ts';
import { findRecordEnds, parseRecords } from './parse-records.ts';
import { noCounts, type ReadCounts } from './read-counts.ts';
import { unprotectCell } from '../core/text/protect-cell.ts';
import type { MendedBatch } from './record-buffer.ts';
import { readSepLine } from './sep-line.ts';
import type { ByteSource } from './source.ts';

/** Some rows of a table. Each is as long as the header. */
export interface RowBatch {
  rows: string[][];
  /** Number of the first of these rows, counted from 0. */
  firstRow: number;
  ragged: RaggedRow[];
  /** Numbers of the rows in which text stood after a closing quote. */
  stray: number[];
  /** Bytes of the file read so far. */
  bytes: number;
}

/** A batch with what is known of its table so far. */
export interface TableBatch extends RowBatch {
  /** Names as they stand in the file. */
  header: string[];
  /** As given, but for the byte order mark, which the file has or has not. */
  dialect: Dialect;
  /** So far. */
  counts: ReadCounts;
}

/**
 * The rows of delimited text in batches of some ten thousand characters; nothing where there is no header.
 * Reading the source lets the event loop take a cancel message in between. Throws `NotUtf8` and Problems.
 */
export async function* readTable(
  source: ByteSource,
  dialect: Dialect,
  signal?: { cancelled: boolean },
): AsyncGenerator<TableBatch> {
  const passedOver = Math.max((dialect.header ?? 1) - 1, 0);
  const skipper = new LineSkipper(passedOver);
  const mender = new Mender(dialect, 1 + passedOver);
  const table = new TableReader(dialect);
  let bytes = 0;
  for await (const piece of decodeText(source, dialect)) {
    if (signal?.cancelled) throw new Problem('cancelled', 'Reading was cancelled.');
    table.dialect = { ...dialect, bom: piece.bom };
    bytes = piece.bytes;
    yield* table.read(mender.feed(skipper.pass(piece.text)), bytes);
  }
  yield* table.read(mender.finish(), bytes);
}

/** Turns records into rows, and knows what has to be known from batch to batch. */
class TableReader {
  dialect: Dialect;
  private header: string[] | undefined;
  /** Whether this is a file that was written here, with cells protected from spreadsheets. */
  private isProtected = false;
  /** Whether a row that repeats the header can be nothing else: it names the columns we look for. */
  private isTelling = false;
  private rowCount = 0;
  private readonly counts = noCounts();

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  *read(mended: MendedBatch | undefined, bytes: number): Generator<TableBatch> {
    const batch = mended && (this.header ? mended : this.readHeader(mended));
    if (!batch || !this.header) return;
    const records = parseRecords(batch.text, this.dialect);
    const shaped = this.isEven(batch, records, this.header.length)
      ? { rows: records, ragged: [], stray: [] }
      : this.shapeRecords(batch, records, this.header.length);
    if (this.isProtected) this.counts.unprotectedCells += shaped.rows.reduce(unprotectRow, 0);
    const { header, dialect, rowCount: firstRow } = this;
    this.rowCount += shaped.rows.length;
    yield { header, dialect, firstRow, ...shaped, bytes, counts: { ...this.counts } };
  }

  /** Takes the first line that is not blank for the header; returns what follows it. */
  private readHeader(mended: MendedBatch): MendedBatch {
    let batch = mended;
    if (batch.line === 1) batch = dropStart(batch, readSepLine(batch.text)?.length ?? 0);
    while (!this.header && batch.text !== '') {
      const [end = batch.text.length] = findRecordEnds(batch.text, this.dialect, 1);
      const [cells = []] = parseRecords(batch.text.slice(0, end), this.dialect);
      if (isBlankLine(cells, batch.text, 0)) this.counts.blankLines++;
      else if (this.dialect.header === 0) {
        this.openTable(numberColumns(cells.length));
        return batch;
      } else this.openTable(cells);
      batch = dropStart(batch, end);
    }
    return batch;
  }

  /** Whether every record is a row as it is: nearly always, so that lines need no counting. */
  private isEven({ stray }: MendedBatch, records: string[][], width: number): boolean {
    return (
      stray.length === 0 &&
      width > 1 &&
      records.every((cells) => cells.length === width && !this.isHeaderAgain(cells))
    );
  }

  /** Whether a row is the header once more, as where files were put one after the other. */
  private isHeaderAgain(cells: string[]): boolean {
    const { header } = this;
    if (!this.isTelling || !header || cells.length !== header.length) return false;
    const [[first = ''], [name = '']] = [cells, header];
    const isFirst = first === name || (first.startsWith('\uFEFF') && first.slice(1) === name);
    return isFirst && cells.every((cell, at) => at === 0 || cell === header[at]);
  }

  private shapeRecords({ text, line, stray }: MendedBatch, records: string[][], width: number) {
    const shaped: Pick<RowBatch, 'rows' | 'ragged' | 'stray'> = { rows: [], ragged: [], stray: [] };
    const ends = findRecordEnds(text, this.dialect);
    let start = 0;
    let nextStray = 0;
    records.forEach((cells, index) => {
      const end = ends[index] ?? text.length;
      const row = this.rowCount + shaped.rows.length;
      if (isBlankLine(cells, text, start)) this.counts.blankLines++;
      else if (this.isHeaderAgain(cells)) this.counts.repeatedHeaders++;
      else {
        if (cells.length !== width) shaped.ragged.push({ row, line, cells: cells.length });
        if ((stray[nextStray] ?? end) < end) shaped.stray.push(row);
        shaped.rows.push(fitCells(cells, width));
      }
      while ((stray[nextStray] ?? end) < end) nextStray++;
      line += countLines(text.slice(start, end));
      start = end;
    });
    return shaped;
  }

  private openTable(header: string[]): void {
    const isOurs = endsInScoredColumns(header) || isReviewOrPatch(header);
    this.isProtected = this.dialect.bom && isOurs;
    if (this.isProtected) this.counts.unprotectedCells += unprotectRow(0, header);
    this.isTelling = findColumns(uniqueColumns(header).columns).missing.length === 0;
    this.header = header;
  }
}

/** Names for the columns of a file that has none. */
export function numberColumns(count: number): string[] {
  return Array.from({ length: count }, (_, column) => `Column ${column + 1}`);
}

/** A batch without its first `length` characters, which are whole lines. */
function dropStart({ text, line, stray }: MendedBatch, length: number): MendedBatch {
  return {
    text: text.slice(length),
    line: line + countLines(text.slice(0, length)),
    stray: stray.map((at) => at - length).filter((at) => at >= 0),
  };
}

/** Whether a record that starts at a place of a text is a blank line, which a line `""` is not. */
function isBlankLine([cell = '', ...others]: string[], text: string, start: number): boolean {
  return others.length === 0 && /^[ \t]*$/.test(cell) && text[start + cell.length] === '\n';
}

function fitCells(cells: string[], width: number): string[] {
  if (cells.length > width) return cells.slice(0, width);
  while (cells.length < width) cells.push('');
  return cells;
}

/** Takes the protecting apostrophes out of a row, and adds their number to a count. */
function unprotectRow(count: number, row: string[]): number {
  row.forEach((cell, at) => {
    const plain = unprotectCell(cell);
    if (plain === cell) return;
    row[at] = plain;
    count++;
  });
  return count;
}
