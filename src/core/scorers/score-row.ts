import type { RowScore } from '../model.ts';
import { CASELESS, caseOf, MAY_CHANGE } from '../text/lower.ts';
import { isBlank } from '../text/white-space.ts';
import { findExactly } from './exact-substring.ts';
import { countMatching, findGoldenWords, standsAlone } from './word-overlap.ts';

/**
 * Both scorers' verdicts on a row, equal to CPython's for any two strings (lone surrogates included),
 * but for letters that one side's Unicode version does not know yet.
 */
export function scoreRow(golden: string, response: string): RowScore {
  const goldenCase = caseOf(golden);
  const loweredGolden = goldenCase === MAY_CHANGE ? golden.toLowerCase() : golden;
  const words = findGoldenWords(loweredGolden);
  const totalWords = words.length;
  if (isBlank(response)) {
    return { exact: false, overlap: false, matchingWords: 0, totalWords, blank: true };
  }
  const loweredResponse = goldenCase === CASELESS ? response : response.toLowerCase();
  const at = findExactly(loweredGolden, loweredResponse);
  // All words of a golden answer that stands there by itself are words of the response: most rows need no more.
  const matchingWords =
    at !== -1 && standsAlone(loweredResponse, at, at + loweredGolden.length)
      ? totalWords
      : countMatching(words, loweredResponse);
  return {
    exact: at !== -1,
    overlap: matchingWords === totalWords,
    matchingWords,
    totalWords,
    blank: false,
  };
}
