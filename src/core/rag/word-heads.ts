/** Powers of two, small since each row has its own. Two heads may share a slot: then a word is looked at in vain. */
const SLOTS = 2 ** 13;
const LETTER_SLOTS = 2 ** 8;

/**
 * The first two letters of some stems, to pass over a word that cannot have one of them without looking it up.
 * It holds for stems that begin as their words do, but for a second letter `i` that was `y`, and an `e` at the end
 * that stands for the `ing` of a word of one letter more.
 */
export class WordHeads {
  readonly #heads = new Uint8Array(SLOTS);
  readonly #letters = new Uint8Array(LETTER_SLOTS);

  /** A stem of one letter may come of any word that begins with it. */
  add(stem: string): void {
    const first = stem.charCodeAt(0);
    if (stem.length === 1) this.#letters[first & (LETTER_SLOTS - 1)] = 1;
    this.#heads[slotOf(first, stem.charCodeAt(1))] = 1;
    if (stem[1] === 'i') this.#heads[slotOf(first, Y)] = 1;
    if (stem.length === 2 && stem[1] === 'e') this.#heads[slotOf(first, I)] = 1;
  }

  /** Whether a word may have one of the stems, by its first two codes; of a word of one letter the second does not count. */
  mayHold(first: number, second: number): boolean {
    return (
      this.#heads[slotOf(first, second)] === 1 || this.#letters[first & (LETTER_SLOTS - 1)] === 1
    );
  }
}

const Y = 'y'.charCodeAt(0);
const I = 'i'.charCodeAt(0);

function slotOf(first: number, second: number): number {
  return (first * 131 + second) & (SLOTS - 1);
}
