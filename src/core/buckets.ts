import type { Bucket, Credit } from './model.ts';

/** Which of the four buckets a pair of verdicts falls into. */
export function bucketOf(exact: boolean, overlap: boolean): Bucket {
  if (exact) return overlap ? 'both_pass' : 'exact_only';
  return overlap ? 'overlap_only' : 'both_fail';
}

/** Which class of partial credit a row falls into; a golden answer without words has one of its own. */
export function creditOf(matchingWords: number, totalWords: number): Credit {
  if (totalWords === 0) return 'no_golden_words';
  if (matchingWords === totalWords) return 'all';
  if (matchingWords === 0) return 'none';
  return matchingWords * 2 >= totalWords ? 'half_or_more' : 'under_half';
}

/** How each bucket is named, marked without colour, and read (spec: "How a reader should take the pair"). */
export const BUCKET_LABELS: Record<Bucket, { name: string; letter: string; sentence: string }> = {
  both_pass: { name: 'Both pass', letter: 'P', sentence: 'Very likely right.' },
  exact_only: {
    name: 'Exact only',
    letter: 'E',
    sentence: 'Almost always an inflection: the golden answer stands inside a longer word.',
  },
  overlap_only: {
    name: 'Overlap only',
    letter: 'O',
    sentence: 'The words are there but rearranged or apart: read the row.',
  },
  both_fail: {
    name: 'Both fail',
    letter: 'F',
    sentence:
      'Not a safe “wrong”: on 15,100 human-labelled answers 49% of these were right, because golden answers are long or one of several.',
  },
};

/** How each class of partial credit is named. */
export const CREDIT_LABELS: Record<Credit, string> = {
  none: 'No golden word',
  under_half: 'Under half of the golden words',
  half_or_more: 'Half or more, not all',
  all: 'All golden words',
  no_golden_words: 'Golden answer has no words',
};
