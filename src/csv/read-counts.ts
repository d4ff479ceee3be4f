/** What was met while a file was read, besides its rows. */
export interface ReadCounts {
  /** Lines with nothing but spaces and tabs, empty rows of a sheet: skipped, not rows. */
  blankLines: number;
  /** Cells whose protecting apostrophe was removed: the file is our own export for Excel. */
  unprotectedCells: number;
  /** Rows that repeat the header, as in files put one after the other: left out. */
  repeatedHeaders: number;
  /** Rows that could not be read, and were left out because the reader was told to read on. */
  unreadRows: number;
}

export function noCounts(): ReadCounts {
  return { blankLines: 0, unprotectedCells: 0, repeatedHeaders: 0, unreadRows: 0 };
}
