import type { Span } from '../text/span.ts';
import { findWords } from '../text/words.ts';

/**
 * The places of words that a text has and the other text has not, as word overlap tells words apart: lowered,
 * without ASCII punctuation at their ends, repeats and order aside.
 */
export function findOwnWords(text: string, other: string): Span[] {
  const known = new Set(findWords(other).map((word) => word.text.toLowerCase()));
  return findWords(text)
    .filter((word) => !known.has(word.text.toLowerCase()))
    .map(({ start, end }) => ({ start, end }));
}
