/** How a delimited file is written. */
export interface Dialect {
  encoding: Encoding;
  /** The file starts with a byte order mark (never part of the first cell). */
  bom: boolean;
  delimiter: Delimiter;
  /** How a quote inside a quoted cell is written: `""`, or `\"` as Spark and MySQL do. */
  escape: 'double' | 'backslash';
  /**
   * Bytes that are not UTF-8 are read as U+FFFD: the file is damaged UTF-8, or its reader insists on
   * UTF-8. Absent: a file that turns out not to be UTF-8 is read from its start in another encoding.
   */
  tolerant?: true;
}

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A row with too few or too many cells. Missing cells are read as empty, extra ones are left out. */
export interface RaggedRow {
  /** Counted from 0. */
  row: number;
  /** Physical line of the file on which the row starts, counted from 1 (the header is usually line 1). */
  line: number;
  /** Cells that the row has; negative never. */
  cells: number;
}
