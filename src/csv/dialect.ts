/** How a file is written, whatever its format. Marks of text formats mean nothing in binary ones. */
export interface Dialect {
  encoding: Encoding;
  /** The file starts with a byte order mark (never part of the first cell). */
  bom: boolean;
  delimiter: Delimiter;
  /** How a quote inside a quoted cell is written: `""`, or `\"` as Spark and MySQL do. */
  escape: 'double' | 'backslash';
  /** Absent: `delimited`. */
  format?: Format;
  /** The bytes are packed. */
  gzip?: true;
  /** What quotes a cell. Absent: `"`. */
  quote?: Quote;
  /**
   * Line of the file (row of the sheet), counted from 1, on which the header stands: what is above it is
   * passed over. 0: there is no header, and columns are named `Column 1`, … Absent: the first that is not
   * blank.
   */
  header?: number;
  /** Name of the sheet of a workbook. Absent: the first that names the columns, else the first with rows. */
  sheet?: string;
  /**
   * Bytes that are not UTF-8 are read as U+FFFD: the file is damaged UTF-8, or its reader insists on
   * UTF-8. Absent: a file that turns out not to be UTF-8 is read from its start in another encoding.
   */
  tolerant?: true;
  /**
   * Damage that would end the reading is read past: a quote that is never closed is a letter of its cell,
   * what is no JSON is left out, packed bytes are read as far as they go.
   */
  readOn?: true;
}

export const FORMATS = ['delimited', 'jsonl', 'json', 'xlsx', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1256',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export const QUOTES = ['"', "'", 'none'] as const;
export type Quote = (typeof QUOTES)[number];

/** What of a dialect tells where cells begin and end. */
export type Marks = Pick<Dialect, 'delimiter' | 'escape' | 'quote'>;

/** A row with too few or too many cells. Missing cells are read as empty, extra ones are left out. */
export interface RaggedRow {
  /** Counted from 0. */
  row: number;
  /** Physical line of the file on which the row starts, counted from 1 (the header is usually line 1). */
  line: number;
  /** Cells that the row has; negative never. */
  cells: number;
}
