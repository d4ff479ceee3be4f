import type { QaPair } from './qa-pair.ts';
import { readQaPairs } from './read-qa-pairs.ts';
import type { QaReading } from './read-qa-pairs.ts';

/** For tests: a pair by its number, with nothing in common with another. */
export function makePair(row: number, change: Partial<QaPair> = {}): QaPair {
  return {
    row,
    question: `Who found the ${WORDS[row % WORDS.length]} of ${row}?`,
    answer: `Answer ${row} stands here.`,
    chunk: `Before it. Answer ${row} stands here. After it.`,
    source: `file_${row}.txt`,
    domain: '',
    ...change,
  };
}

const WORDS = ['river', 'comet', 'violin', 'harbour', 'equation'];

/** For tests: so many pairs as they are read. */
export function makeReading(count: number): QaReading {
  return { pairs: Array.from({ length: count }, (_, row) => makePair(row)), leftOut: [] };
}

/** For tests: rows with the columns question, answer, chunk, source. */
export function readRows(rows: string[][]): QaReading {
  const columns = { question: 0, answer: 1, chunk: 2, source: 3, domain: undefined };
  return readQaPairs(rows, columns, undefined);
}
