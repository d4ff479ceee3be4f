import type { RowScore } from '../model.ts';
import { CASELESS, caseOf, MAY_CHANGE } from '../text/lower.ts';
import { isBlank } from '../text/white-space.ts';
import { holdsExactly } from './exact-substring.ts';
import { findGoldenWords, matchWords } from './word-overlap.ts';

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
  const { matching, absent } = matchWords(words, loweredResponse);
  return {
    // A response that holds the golden answer holds all of its words somewhere, so one search may be spared.
    exact: !absent && holdsExactly(loweredGolden, loweredResponse),
    overlap: matching === totalWords,
    matchingWords: matching,
    totalWords,
    blank: false,
  };
}
