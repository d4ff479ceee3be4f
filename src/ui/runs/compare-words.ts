import type { Span } from '../../core/text/span.ts';
import { findWords } from '../../core/text/words.ts';

/** The words of each of two texts that the other does not have, by the rule of word overlap, whatever their case. */
export function compareWords(first: string, second: string): { first: Span[]; second: Span[] } {
  const [firstWords, secondWords] = [lowerWords(first), lowerWords(second)];
  return { first: without(firstWords, secondWords), second: without(secondWords, firstWords) };
}

function lowerWords(text: string): { lowered: string; span: Span }[] {
  return findWords(text).map(({ text: word, start, end }) => ({
    lowered: word.toLowerCase(),
    span: { start, end },
  }));
}

function without(
  words: ReturnType<typeof lowerWords>,
  others: ReturnType<typeof lowerWords>,
): Span[] {
  const known = new Set(others.map(({ lowered }) => lowered));
  return words.filter(({ lowered }) => !known.has(lowered)).map(({ span }) => span);
}
