import { Problem } from '../core/problem.ts';
import { openChunkBook } from '../core/rag/set/chunk-book.ts';
import { findChunkColumns, findQaColumns } from '../core/rag/set/find-qa-columns.ts';
import { type QaReading, readQaPairs } from '../core/rag/set/read-qa-pairs.ts';
import { readWholeTable } from './read-whole-table.ts';
import type { ByteSource } from './source.ts';

/**
 * Question-answer pairs of a file, their chunks in it or in a second one, and how many rows it has. Throws the
 * Problems of `readWholeTable` and `findQaColumns`; those of the second file begin with its name.
 */
export async function readQaFile(
  source: ByteSource,
  chunks: ByteSource | undefined,
): Promise<QaReading & { rows: number }> {
  const book = chunks && (await readChunks(chunks));
  const { columns, rows } = await readWholeTable(source);
  return {
    ...readQaPairs(rows, findQaColumns(columns, book !== undefined), book),
    rows: rows.length,
  };
}

async function readChunks(source: ByteSource) {
  try {
    const { columns, rows } = await readWholeTable(source);
    return openChunkBook(rows, findChunkColumns(columns));
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    throw new Problem(thrown.code, `In ${source.name}: ${thrown.message}`, thrown.line);
  }
}
