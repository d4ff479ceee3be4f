import type { Span } from './span.ts';
import type { RowSpans } from './spans.ts';

/** No more marks of a kind are shown, for a text with a hundred thousand of them would freeze the page. */
export const MOST_MARKS = 5000;

/** No more missing words are listed: a golden answer of megabytes may have a hundred thousand of them. */
export const MOST_MISSING = 200;

/** What is found in a row, as far as it is shown, and how much there is of it. */
export interface ShownSpans extends RowSpans {
  wordCount: number;
  missingCount: number;
}

/** The first `MOST_MARKS` words and the first `MOST_MISSING` of those that are missing, and how many there are. */
export function limitSpans({ exact, words, missing }: RowSpans): ShownSpans {
  return {
    exact,
    words: limitMarks(words),
    wordCount: words.length,
    missing: missing.slice(0, MOST_MISSING),
    missingCount: missing.length,
  };
}

/** The first `MOST_MARKS`. */
export function limitMarks(spans: readonly Span[]): Span[] {
  return spans.slice(0, MOST_MARKS);
}
