import { Problem } from '../core/problem.ts';
import type { Dialect } from './dialect.ts';
import { noCounts } from './read-counts.ts';
import type { TableBatch } from './read-table.ts';

/** Rows that are handed on at a time. */
const BATCH = 250;
/** Rows between two pauses, in which a cancel message is heard. */
const PAUSE = 2000;

/** Rows that are all in memory, batch after batch; one batch without rows where there are none. */
export async function* batchRows(
  header: string[],
  rows: string[][],
  about: {
    dialect: Dialect;
    firstRow: number;
    bytes: number;
    blankLines?: number;
    signal: { cancelled: boolean } | undefined;
  },
): AsyncGenerator<TableBatch> {
  const { dialect, bytes, blankLines = 0 } = about;
  const counts = { ...noCounts(), blankLines };
  for (let at = 0; at === 0 || at < rows.length; at += BATCH) {
    if (about.signal?.cancelled) throw new Problem('cancelled', 'Reading was cancelled.');
    const part = rows.slice(at, at + BATCH);
    const firstRow = about.firstRow + at;
    yield { header, dialect, rows: part, firstRow, ragged: [], stray: [], bytes, counts };
    if ((at + BATCH) % PAUSE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}
