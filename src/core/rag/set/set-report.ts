import type { LabelledSet } from './build-set.ts';
import type { LeftOut } from './qa-pair.ts';

/** What a labelled set came to. */
export interface SetReport {
  /** Rows of the file of questions. */
  questions: number;
  /** Rows that are a question with answer, chunk and source. */
  usable: number;
  /** Unique pairs that made rows. */
  pairs: number;
  /** Pairs met again the other way round. */
  repeated: number;
  /** Four a pair. */
  rows: number;
  leftOut: LeftOut[];
  /** Rows by the wording of their citations, most first. */
  wordings: { id: string; rows: number }[];
}

export function reportSet(set: LabelledSet, questions: number, usable: number): SetReport {
  const rows = set.pairs.flatMap((pair) => pair.rows);
  const counts = new Map<string, number>();
  for (const { wording } of rows) counts.set(wording, (counts.get(wording) ?? 0) + 1);
  const wordings = Array.from(counts, ([id, count]) => ({ id, rows: count }));
  return {
    questions,
    usable,
    pairs: set.pairs.length,
    repeated: set.repeated,
    rows: rows.length,
    leftOut: set.leftOut,
    wordings: wordings.sort((a, b) => b.rows - a.rows || (a.id < b.id ? -1 : 1)),
  };
}
