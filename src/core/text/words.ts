import { isPunctuation } from './punctuation.ts';
import type { Span } from './span.ts';
import { isWhiteSpace } from './white-space.ts';

/** A word with its place in the text. */
export interface Word extends Span {
  text: string;
}

/**
 * The words of a text in order, repeats kept: what CPython's `split()` gives, stripped of ASCII
 * punctuation, where anything is left. Case is kept.
 */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  visitWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

/** The same words with their places. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  visitWords(text, (start, end) => words.push({ text: text.slice(start, end), start, end }));
  return words;
}

/** Hears of each of the same words where it starts and ends, in order. */
export function visitWords(text: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  let end = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSmallLetter(code) || !(isWhiteSpace(code) || isPunctuation(code))) {
      if (start === -1) start = at;
      end = at + 1;
    } else if (start !== -1 && isWhiteSpace(code)) {
      visit(start, end);
      start = -1;
    }
  }
  if (start !== -1) visit(start, end);
}

/** Most characters of most texts, which thus need no other test. */
function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}
