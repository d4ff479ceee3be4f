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
  const length = text.length;
  let at = 0;
  while (at < length) {
    while (at < length && isWhiteSpace(text.charCodeAt(at))) at++;
    let start = at;
    while (at < length && !isWhiteSpace(text.charCodeAt(at))) at++;
    let end = at;
    while (start < end && isPunctuation(text.charCodeAt(start))) start++;
    while (end > start && isPunctuation(text.charCodeAt(end - 1))) end--;
    if (end > start) visit(start, end);
  }
}
