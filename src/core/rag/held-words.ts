import { visitWords } from '../text/words.ts';
import type { ContentWords } from './content-words.ts';
import { stemNumbersOf } from './stem-numbers.ts';
import { WordHeads } from './word-heads.ts';

/** Which stems of some content words each text holds: an array of 0 and 1 for each text, all of one length. */
export interface HeldWords {
  /** Distinct stems of the content words. */
  stems: number;
  held: Uint8Array[];
}

/** Looks for the content words in each text: words as word overlap splits them, in lower case, stemmed. */
export function findHeldWords(
  { language, words }: ContentWords,
  texts: readonly string[],
): HeldWords {
  const numbers = stemNumbersOf(language);
  numbers.startRow();
  const heads = language.keepsHeads ? new WordHeads() : undefined;
  const places = new Map<number, number>();
  for (const word of words) {
    const number = numbers.numberOf(word);
    if (places.has(number)) continue;
    places.set(number, places.size);
    heads?.add(numbers.stemOf(number));
  }
  const held = texts.map((text) => {
    const lowered = text.toLowerCase();
    const found = new Uint8Array(places.size);
    visitWords(lowered, (start, end) => {
      if (heads?.mayHold(lowered.charCodeAt(start), lowered.charCodeAt(start + 1)) === false)
        return;
      const place = places.get(numbers.numberOf(lowered.slice(start, end)));
      if (place !== undefined) found[place] = 1;
    });
    return found;
  });
  return { stems: places.size, held };
}
