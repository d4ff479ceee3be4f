import { splitWords } from '../text/words.ts';
import { findLanguage, isStopWord } from './languages.ts';
import type { Language } from './languages.ts';

/** What a golden answer says, as its distinct words in the order of their first appearance. */
export interface ContentWords {
  language: Language;
  /** Lower case, not stemmed. */
  words: string[];
}

/**
 * The words of a golden answer less the stop words of its main script; all its words where none is left.
 * Undefined for a golden answer without any word.
 */
export function findContentWords(golden: string): ContentWords | undefined {
  const words = [...new Set(splitWords(golden.toLowerCase()))];
  if (words.length === 0) return undefined;
  const language = findLanguage(golden);
  const content = words.filter((word) => !isStopWord(word, language));
  return { language, words: content.length > 0 ? content : words };
}
