import { isPunctuation } from '../text/punctuation.ts';
import { isWhiteSpace } from '../text/white-space.ts';
import { splitWords } from '../text/words.ts';

/** From so many golden words on, splitting the response once is faster than looking for each. */
const MANY_WORDS = 64;

/** The distinct words of a lowered golden answer, in order of first appearance. */
export function findGoldenWords(loweredGolden: string): string[] {
  const words = splitWords(loweredGolden);
  if (words.length >= MANY_WORDS) return [...new Set(words)];
  return words.length < 2 ? words : words.filter((word, at) => words.indexOf(word) === at);
}

/** Word overlap: how many of the distinct golden words are words of the lowered response. */
export function countMatching(goldenWords: readonly string[], loweredResponse: string): number {
  if (goldenWords.length >= MANY_WORDS) {
    const words = new Set(splitWords(loweredResponse));
    return goldenWords.filter((word) => words.has(word)).length;
  }
  let matching = 0;
  for (const word of goldenWords) if (holdsWord(loweredResponse, word)) matching++;
  return matching;
}

/**
 * Whether a token of the text, stripped of ASCII punctuation, is the word.
 * An occurrence that fails rules out its whole token, so the search goes on behind it and stays linear.
 */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    if (standsAlone(text, at, at + word.length)) return true;
  }
  return false;
}

/** Whether nothing but ASCII punctuation is joined to a stretch of the text, at either end. */
export function standsAlone(text: string, start: number, end: number): boolean {
  return startsToken(text, start) && endsToken(text, end);
}

function startsToken(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isPunctuation(text.charCodeAt(before))) before--;
  return before < 0 || isWhiteSpace(text.charCodeAt(before));
}

function endsToken(text: string, at: number): boolean {
  let after = at;
  while (after < text.length && isPunctuation(text.charCodeAt(after))) after++;
  return after === text.length || isWhiteSpace(text.charCodeAt(after));
}
