import type { Language } from './languages.ts';

/** A longer run of letters is no word of a language (a hash, an address), and is its own stem. */
const LONGEST_WORD = 64;
/** Words that are kept; then it begins anew, so that a file of endless numbers does not fill the memory. */
const MOST_WORDS = 2 ** 18;

/**
 * The stems of one language's words as small whole numbers, each word stemmed once: stemming takes forty times
 * as long as looking up. A number means something between two calls of `startRow` alone.
 */
export class StemNumbers {
  readonly #stem: (word: string) => string;
  readonly #ofWord = new Map<string, number>();
  readonly #ofStem = new Map<string, number>();
  #stems: string[] = [];

  constructor({ stem }: Language) {
    this.#stem = stem ?? ((word) => word);
  }

  /** Numbers that were given before need no longer hold. */
  startRow(): void {
    if (this.#ofWord.size < MOST_WORDS) return;
    this.#ofWord.clear();
    this.#ofStem.clear();
    this.#stems = [];
  }

  /** The number of a lower-case word's stem. */
  numberOf(word: string): number {
    const known = this.#ofWord.get(word);
    if (known !== undefined) return known;
    const own = copyText(word);
    const stem = own.length > LONGEST_WORD ? own : this.#stem(own);
    const number = this.#ofStem.get(stem) ?? this.#stems.push(stem) - 1;
    this.#ofStem.set(stem, number);
    this.#ofWord.set(own, number);
    return number;
  }

  /** The stem of a number. */
  stemOf(number: number): string {
    return this.#stems[number] ?? '';
  }
}

/** The same text without the longer one that it is a slice of, which would be kept with it. */
function copyText(text: string): string {
  return ` ${text}`.slice(1);
}

const numbers = new Map<string, StemNumbers>();

/** The one of a language. */
export function stemNumbersOf(language: Language): StemNumbers {
  let found = numbers.get(language.name);
  if (!found) numbers.set(language.name, (found = new StemNumbers(language)));
  return found;
}
