/** A stretch of a text: UTF-16 offsets, `end` excluded; borders lie between graphemes. */
export interface Span {
  start: number;
  end: number;
}

/** What to mark in a row's response, and which golden words it lacks. */
export interface RowSpans {
  /** The first exact match, if there is one that is not empty. */
  exact: Span | undefined;
  /** Every place where a golden word stands as a word of the response, in order. */
  words: Span[];
  /** Golden words (lower-cased, stripped) that the response lacks, in the golden answer's order. */
  missing: string[];
}
