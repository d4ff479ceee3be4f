import { isPunctuation } from '../text/punctuation.ts';
import { collapseWhiteSpace, stripWhiteSpace } from '../text/white-space.ts';

/** SQuAD's figures of a row. */
export interface SquadScore {
  /** Whether a golden answer and the response are the same once both are normalised. */
  exactMatch: boolean;
  /** The harmonic mean of precision and recall of the words they share, 0 to 1. */
  f1: number;
}

/**
 * SQuAD's exact match and token F1 of a row, each the best over its golden answers: 0 where there are none.
 * As the official script for version 1.1 does (P. Rajpurkar et al., "SQuAD: 100,000+ questions for machine
 * comprehension of text", EMNLP 2016): a golden answer without words has an F1 of 0.
 */
export function scoreSquad(goldens: readonly string[], response: string): SquadScore {
  const given = normalizeAnswer(response);
  const best: SquadScore = { exactMatch: false, f1: 0 };
  for (const golden of goldens) {
    const wanted = normalizeAnswer(golden);
    if (wanted === given) best.exactMatch = true;
    best.f1 = Math.max(best.f1, wordF1(splitNormal(wanted), splitNormal(given)));
  }
  return best;
}

/** An article between two places where a word begins or ends, by the letters, digits and `_` of Python's `\b`. */
const ARTICLE = /(?<![\p{L}\p{N}_])(?:a|an|the)(?![\p{L}\p{N}_])/gu;

/** A text as SQuAD compares it: lowered, without ASCII punctuation, articles and superfluous white space. */
export function normalizeAnswer(text: string): string {
  const letters = text.toLowerCase().replace(/[!-~]/g, dropPunctuation);
  return stripWhiteSpace(collapseWhiteSpace(letters.replace(ARTICLE, ' ')));
}

function dropPunctuation(character: string): string {
  return isPunctuation(character.charCodeAt(0)) ? '' : character;
}

function splitNormal(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function wordF1(golden: readonly string[], response: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of golden) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of response) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared++;
    left.set(word, count - 1);
  }
  return shared === 0 ? 0 : (2 * shared) / (golden.length + response.length);
}
