import { mapLowered } from '../text/lowered-places.ts';
import type { Span } from '../text/span.ts';
import { visitWords } from '../text/words.ts';
import { findContentWords } from './content-words.ts';
import { stemNumbersOf } from './stem-numbers.ts';

/** Where a chunk's text holds content words of a golden answer, every time it does, in order. */
export function findSupportingWords(golden: string, text: string): Span[] {
  const content = findContentWords(golden);
  if (!content) return [];
  const numbers = stemNumbersOf(content.language);
  numbers.startRow();
  const wanted = new Set(content.words.map((word) => numbers.numberOf(word)));
  const lowered = text.toLowerCase();
  const toText = mapLowered(text);
  const spans: Span[] = [];
  visitWords(lowered, (start, end) => {
    if (wanted.has(numbers.numberOf(lowered.slice(start, end)))) spans.push(toText({ start, end }));
  });
  return spans;
}
