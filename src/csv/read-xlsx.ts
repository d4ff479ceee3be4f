import { findColumns, uniqueColumns } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { batchRows } from './batch-rows.ts';
import type { Dialect } from './dialect.ts';
import { numberColumns, type TableBatch } from './read-table.ts';
import { readWhole } from './source.ts';
import type { ByteSource } from './source.ts';
import { dateText, typedCell } from './typed-cells.ts';

/**
 * The rows of one sheet of an Excel workbook, in batches; nothing where it is empty. Its reader is fetched
 * when it is needed. Cells are text by `typedCell`; formulas are what Excel last made of them, errors are
 * empty, merged cells have their text in the first. Rows without any text are skipped. Throws Problem
 * `damaged_file`.
 */
export async function* readXlsx(
  source: ByteSource,
  dialect: Dialect,
  signal?: { cancelled: boolean },
): AsyncGenerator<TableBatch> {
  const bytes = await readWhole(source);
  const sheets = await readSheets(bytes);
  const { name, rows } = chooseSheet(sheets, dialect.sheet);
  const headed = dialect.header ?? 1 + rows.findIndex((row) => !isBlank(row));
  const [first] = rows;
  if (!first || headed > rows.length) return;
  const header = headed === 0 ? numberColumns(first.length) : (rows[headed - 1] ?? []);
  const below = rows.slice(headed);
  const kept = below.filter((row) => !isBlank(row));
  yield* batchRows(header, kept, {
    dialect: { ...dialect, sheet: name },
    firstRow: 0,
    bytes: bytes.byteLength,
    blankLines: below.length - kept.length,
    signal,
  });
}

/**
 * The sheet and the row of its header: what is given, else the first sheet that names the columns we look for,
 * else the first with rows; the first row that names them, and no row where that is the first with text. And the
 * names of all sheets. Throws Problem `usage` where there is no sheet of the name that is given.
 */
export async function detectSheet(
  source: ByteSource,
  given: Pick<Dialect, 'sheet' | 'header'>,
): Promise<Pick<Dialect, 'sheet' | 'header'> & { sheets: string[] }> {
  const sheets = await readSheets(await readWhole(source));
  const { name, rows } = chooseSheet(sheets, given.sheet);
  const named = findNames(rows);
  const first = rows.findIndex((row) => !isBlank(row));
  const header = given.header ?? (named > first ? named + 1 : undefined);
  const names = sheets.map((sheet) => sheet.name);
  return { sheet: name, ...(header !== undefined && { header }), sheets: names };
}

/** Rows from the top among which the header is looked for. */
const LEAD = 20;

/** The first row that names the columns we look for; -1 where none does. */
function findNames(rows: string[][]): number {
  return rows
    .slice(0, LEAD)
    .findIndex((row) => findColumns(uniqueColumns(row).columns).missing.length === 0);
}

interface Sheet {
  name: string;
  rows: string[][];
}

/** All sheets of a workbook as text. */
async function readSheets(bytes: ArrayBuffer): Promise<Sheet[]> {
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  try {
    const sheets = await readXlsxFile<string>(bytes, { trim: false, parseNumber: numberText });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(cellsOf) }));
  } catch {
    throw new Problem(
      'damaged_file',
      'This Excel workbook cannot be read: it is damaged or cut short. Open it in Excel and choose File › Save As › CSV UTF-8.',
    );
  }
}

function cellsOf(row: readonly unknown[]): string[] {
  return row.map((value) =>
    value instanceof Date && value.getTime() < FIRST_DAY ? timeText(value) : typedCell(value),
  );
}

/** The first day that a workbook counts, in milliseconds: what comes before it is a time of day alone. */
const FIRST_DAY = Date.UTC(1899, 11, 31);

function timeText(time: Date): string {
  return dateText(time).slice('1899-12-30 '.length) || '00:00:00';
}

/** A number as the workbook has it, in the shortest decimal that gives it back. */
function numberText(stored: string): string {
  const number = Number(stored);
  return Number.isFinite(number) ? String(number) : stored;
}

/** The sheet of a name; without one the first that names the columns, else the first with rows. */
function chooseSheet(sheets: Sheet[], name: string | undefined): Sheet {
  if (!name) {
    const telling = sheets.find(({ rows }) => findNames(rows) !== -1);
    return telling ?? sheets.find(({ rows }) => rows.length > 0) ?? { name: '', rows: [] };
  }
  const named = sheets.find((sheet) => sheet.name === name);
  if (named) return named;
  const names = sheets.map((sheet) => sheet.name).join(', ');
  throw new Problem('usage', `There is no sheet "${name}" in this workbook. It has: ${names}.`);
}

function isBlank(row: string[]): boolean {
  return row.every((cell) => /^[ \t]*$/.test(cell));
}
