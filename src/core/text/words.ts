import { isPunctuation } from './punctuation.ts';
import { isWhiteSpace } from './white-space.ts';

/**
 * The words of a text in order, repeats kept: what CPython's `split()` gives, stripped of ASCII
 * punctuation, where anything is left. Case is kept.
 */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    while (at < length && isWhiteSpace(text.charCodeAt(at))) at++;
    let start = at;
    while (at < length && !isWhiteSpace(text.charCodeAt(at))) at++;
    let end = at;
    while (start < end && isPunctuation(text.charCodeAt(start))) start++;
    while (end > start && isPunctuation(text.charCodeAt(end - 1))) end--;
    if (end > start) words.push(text.slice(start, end));
  }
  return words;
}
