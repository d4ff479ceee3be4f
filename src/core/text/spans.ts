import { findGoldenWords } from '../scorers/word-overlap.ts';
import { findText } from './find-text.ts';
import { widenSpan } from './graphemes.ts';
import { mapLowered } from './lowered-places.ts';
import type { Span } from './span.ts';
import { isBlank } from './white-space.ts';
import { findWords } from './words.ts';

/** What to mark in a row's response, and which golden words it lacks. */
export interface RowSpans {
  /** The first exact match, if there is one that is not empty. */
  exact: Span | undefined;
  /** Every place where a golden word stands as a word of the response, in order. */
  words: Span[];
  /** Golden words (lower-cased, stripped) that the response lacks, in the golden answer's order. */
  missing: string[];
}

/** A stretch of a text that is marked alike throughout. */
export interface Segment {
  text: string;
  /** Part of the exact match. */
  exact: boolean;
  /** Part of a matched golden word. */
  word: boolean;
}

/**
 * What the scorers found in a response, as spans of the response itself, widened so that no grapheme is
 * cut; what they did not find as words. A blank response has nothing to mark.
 */
export function findSpans(golden: string, response: string): RowSpans {
  const loweredGolden = golden.toLowerCase();
  const goldenWords = new Set(findGoldenWords(loweredGolden));
  if (isBlank(response)) return { exact: undefined, words: [], missing: [...goldenWords] };

  const lowered = response.toLowerCase();
  const toOriginal = mapLowered(response);
  const toSpan = (start: number, end: number) => widenSpan(response, toOriginal({ start, end }));
  const exactAt = golden === '' ? -1 : findText(lowered, loweredGolden);
  const found = new Set<string>();
  const words: Span[] = [];
  for (const { text, start, end } of findWords(lowered)) {
    if (!goldenWords.has(text)) continue;
    found.add(text);
    words.push(toSpan(start, end));
  }
  return {
    exact: exactAt === -1 ? undefined : toSpan(exactAt, exactAt + loweredGolden.length),
    words,
    missing: [...goldenWords].filter((word) => !found.has(word)),
  };
}

/** Cuts a text into segments, in order and adding up to the text. */
export function markText(text: string, { exact, words }: RowSpans): Segment[] {
  const segments: Segment[] = [];
  const exactStart = exact?.start ?? text.length;
  const exactEnd = exact?.end ?? text.length;
  const push = (start: number, end: number, inExact: boolean, word: boolean) => {
    if (start < end) segments.push({ text: text.slice(start, end), exact: inExact, word });
  };
  const add = (start: number, end: number, word: boolean) => {
    const from = clamp(exactStart, start, end);
    const to = clamp(exactEnd, start, end);
    push(start, from, false, word);
    push(from, to, true, word);
    push(to, end, false, word);
  };
  let at = 0;
  for (const { start, end } of words) {
    add(at, Math.max(at, start), false);
    // Two words overlap where one grapheme holds the end of the first and the start of the second.
    add(Math.max(at, start), Math.max(at, end), true);
    at = Math.max(at, end);
  }
  add(at, text.length, false);
  return segments;
}

function clamp(offset: number, low: number, high: number): number {
  return Math.min(Math.max(offset, low), high);
}
