import { bucketOf } from './buckets.ts';
import type { RowScore } from './model.ts';

/** The columns that scoring appends to a file, in order. */
export const SCORED_COLUMNS = [
  'exact_substring',
  'word_overlap',
  'matching_words',
  'total_golden_words',
  'bucket',
  'blank_response',
] as const;

/**
 * Which columns of a file a scored CSV keeps, and its whole header. Where the file holds all scored
 * columns it was scored before, and its last ones of these names (those that scoring appended) are
 * replaced; a file that has some of the names keeps them, as they mean something of its own.
 */
export function planScoredColumns(header: readonly string[]): { keep: number[]; header: string[] } {
  const last = SCORED_COLUMNS.map((column) => header.lastIndexOf(column));
  const replaced = new Set(last.includes(-1) ? [] : last);
  const keep = [...header.keys()].filter((column) => !replaced.has(column));
  return { keep, header: [...keep.map((column) => header[column] ?? ''), ...SCORED_COLUMNS] };
}

/** A row's cells under `SCORED_COLUMNS`. */
export function scoredCells(score: RowScore): string[] {
  return [
    String(score.exact),
    String(score.overlap),
    String(score.matchingWords),
    String(score.totalWords),
    bucketOf(score.exact, score.overlap),
    String(score.blank),
  ];
}
