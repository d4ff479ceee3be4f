import { Problem } from '../core/problem.ts';
import { decodeText } from './decode.ts';
import type { Dialect, RaggedRow } from './dialect.ts';
import { readJsonRow } from './json-cells.ts';
import { noCounts } from './read-counts.ts';
import type { TableBatch } from './read-table.ts';
import type { ByteSource } from './source.ts';
import { splitLines, splitValues } from './split-json.ts';
import type { JsonText } from './split-json.ts';

/** What `readJson` throws where objects further down have names that the first did not. */
class MoreColumns extends Error {
  /** All names of the file, in order of first appearance. */
  readonly columns: string[];

  constructor(columns: string[]) {
    super('Objects have further names.');
    this.columns = columns;
  }
}

/** Reads, and once more with all columns where JSON turns out to have further ones. */
export async function withAllColumns<T>(read: (columns: string[]) => Promise<T>): Promise<T> {
  try {
    return await read([]);
  } catch (error) {
    if (!(error instanceof MoreColumns)) throw error;
    return read(error.columns);
  }
}

/**
 * How much text is looked at together, in UTF-16 units: a name of a column that comes after the first of it costs a
 * second reading, and a value that goes on behind it is looked at once more.
 */
const PIECE = 2 ** 20;

/**
 * The rows of a list of JSON objects, or of one object a line, in batches of about a million characters. Its
 * columns are the names in `columns`, then those of the first batch in order of first appearance; a name that
 * an object lacks is an empty cell. Lists in place of objects are rows by place, the first of them the header.
 * Throws `NotUtf8`, `MoreColumns` once the file is through, and Problems, `not_json` and `damaged_file` among them.
 */
export async function* readJson(
  source: ByteSource,
  dialect: Dialect,
  columns: string[],
  signal?: { cancelled: boolean },
): AsyncGenerator<TableBatch> {
  const splitter = dialect.format === 'jsonl' ? splitLines() : splitValues();
  const table = new JsonTable(dialect, columns);
  let bytes = 0;
  for await (const piece of decodeText(source, dialect, PIECE)) {
    if (signal?.cancelled) throw new Problem('cancelled', 'Reading was cancelled.');
    table.dialect = { ...dialect, bom: piece.bom };
    bytes = piece.bytes;
    yield* table.read(splitter.feed(piece.text), bytes);
  }
  const rest = splitter.finish();
  if (rest) yield* table.read([rest], bytes, dialect.format === 'json');
  if (table.hasMore) throw new MoreColumns(table.names);
}

/** Turns values into rows, and knows what has to be known from batch to batch. */
class JsonTable {
  dialect: Dialect;
  /** Names beyond the header have come, so that the rows so far are not the table's. */
  hasMore = false;
  private readonly places: Map<string, number>;
  /** Rows are lists; undefined until the first. */
  private isLists: boolean | undefined;
  private header: string[] | undefined;
  private rowCount = 0;
  private readonly counts = noCounts();

  constructor(dialect: Dialect, columns: string[]) {
    this.dialect = dialect;
    this.places = new Map(columns.map((name, place) => [name, place]));
  }

  get names(): string[] {
    return [...this.places.keys()];
  }

  /** `isCut`: the last value is one that its file does not end. */
  *read(values: JsonText[], bytes: number, isCut = false): Generator<TableBatch> {
    const rows: string[][] = [];
    const ragged: RaggedRow[] = [];
    for (const value of values) {
      const cells = this.readCells(value, isCut);
      if (!cells) continue;
      const { length } = this.header ?? [];
      if (this.isLists && cells.length !== length)
        ragged.push({ row: this.rowCount + rows.length, line: value.line, cells: cells.length });
      rows.push(cells);
    }
    if (!this.isLists && this.places.size > 0) this.header ??= this.names;
    const { header, dialect, rowCount: firstRow } = this;
    this.hasMore ||= header !== undefined && this.places.size > header.length;
    if (!header || this.hasMore) return;
    const { length } = header;
    for (const [at, row] of rows.entries()) rows[at] = fitCells(row, length);
    this.rowCount += rows.length;
    const counts = { ...this.counts };
    yield { header, dialect, rows, firstRow, ragged, stray: [], bytes, counts };
  }

  /** A row's cells; undefined where the value is none. */
  private readCells({ text, line }: JsonText, isCut: boolean): string[] | undefined {
    if (text.trim() === '' && !isCut) {
      this.counts.blankLines++;
      return undefined;
    }
    const row = readJsonRow(text);
    this.isLists ??= row && row.names === undefined;
    if (!row || this.isLists !== (row.names === undefined)) return this.leaveOut(text, line, isCut);
    if (row.names) return this.placeCells(row.names, row.cells);
    if (this.header) return row.cells;
    // A list of nothing, which is all that an empty JSON list is, names no columns.
    if (row.cells.length > 0) this.header = row.cells;
    return undefined;
  }

  private placeCells(names: string[], cells: string[]): string[] {
    const placed: string[] = [];
    for (const [at, name] of names.entries()) {
      let place = this.places.get(name);
      if (place === undefined) this.places.set(name, (place = this.places.size));
      placed[place] = cells[at] ?? '';
    }
    return placed;
  }

  private leaveOut(text: string, line: number, isCut: boolean): undefined {
    if (text.trim() !== '') this.counts.unreadRows++;
    if (this.dialect.readOn) return undefined;
    if (isCut)
      throw new Problem(
        'damaged_file',
        `The file ends within its list, in or behind line ${line}: it was cut short.`,
        line,
      );
    throw new Problem(
      'not_json',
      `Line ${line} is neither a JSON object nor a list: it is damaged or cut short, or the file is no JSON.`,
      line,
    );
  }
}

/** A row as long as the header; cells that have no place in it are left out. */
function fitCells(cells: string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => cells[at] ?? '');
}
