import { isBlank } from '../../text/white-space.ts';
import type { ChunkBook } from './chunk-book.ts';
import type { QaColumns } from './find-qa-columns.ts';
import { leaveOut, type LeftOut, type QaPair } from './qa-pair.ts';

/** The longest chunk that is taken, in characters. */
export const LONGEST_CHUNK = 2000;

export interface QaReading {
  pairs: QaPair[];
  leftOut: LeftOut[];
}

/**
 * The pairs of a file, in its order, and the rows that are none. A chunk that is too long is not cut: the
 * answer might stand in what is cut off. `book` holds the chunks where they are a file of their own.
 */
export function readQaPairs(
  rows: readonly (readonly string[])[],
  columns: QaColumns,
  book: ChunkBook | undefined,
): QaReading {
  const pairs: QaPair[] = [];
  const leftOut: LeftOut[] = [];
  for (const [row, cells] of rows.entries()) {
    const pair = readPair(row, cells, columns, book);
    const fault = findFault(pair);
    if (fault === undefined) pairs.push({ ...pair, chunk: pair.chunk ?? '' });
    else leaveOut(leftOut, row, fault);
  }
  return { pairs, leftOut };
}

type ReadPair = Omit<QaPair, 'chunk'> & { chunk: string | undefined };

function readPair(
  row: number,
  cells: readonly string[],
  columns: QaColumns,
  book: ChunkBook | undefined,
): ReadPair {
  const cellOf = (column: number | undefined) =>
    column === undefined ? '' : (cells[column] ?? '').trim();
  const source = cellOf(columns.source);
  const answer = cellOf(columns.answer);
  return {
    row,
    question: cellOf(columns.question),
    answer,
    source,
    domain: cellOf(columns.domain),
    chunk: book ? book.find(source, answer) : cellOf(columns.chunk),
  };
}

function findFault({ question, answer, chunk, source }: ReadPair): string | undefined {
  if (isBlank(question)) return 'the question is blank';
  if (isBlank(answer)) return 'the answer is blank';
  if (isBlank(source)) return 'the source is blank';
  if (chunk === undefined) return `the source ${source} is not in the file of chunks`;
  if (isBlank(chunk)) return 'the chunk is blank';
  if (countCharacters(chunk) > LONGEST_CHUNK)
    return `the chunk is longer than ${LONGEST_CHUNK} characters`;
  return undefined;
}

/** Code points, so that a script beyond the basic plane has as much room as any other. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
