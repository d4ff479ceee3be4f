import { RowKeys } from './row-keys.ts';
import { hashText } from './text/hash-text.ts';
import { isBlank } from './text/white-space.ts';

/** Words that a row's digests take: two of the question, two of the golden answer. */
const WORDS = 4;

/**
 * Finds questions that stand in a file with more than one golden answer. Texts are compared verbatim, by digests
 * of 64 bits, so that none of them is kept; blank questions are no duplicates. Rows are added in order.
 */
export class DuplicateQuestions {
  #rows = 0;
  #digests = new Uint32Array(WORDS * 256);

  add(question: string, golden: string): void {
    if (WORDS * this.#rows === this.#digests.length) {
      const digests = new Uint32Array(2 * this.#digests.length);
      digests.set(this.#digests);
      this.#digests = digests;
    }
    const asked = hashText(question);
    // Blank questions seem to have one golden answer.
    const answer = hashText(isBlank(question) ? '' : golden);
    const at = WORDS * this.#rows++;
    this.#digests[at] = asked.high;
    this.#digests[at + 1] = asked.low;
    this.#digests[at + 2] = answer.high;
    this.#digests[at + 3] = answer.low;
  }

  /** All rows of such questions, in order. */
  findRows(): number[] {
    const keys = new RowKeys(this.#rows);
    const conflicting = new Set<number>();
    for (let row = 0; row < this.#rows; row++) {
      keys.add({ high: this.#word(row, 0), low: this.#word(row, 1) });
      if (keys.copyOf(row) === 0) continue;
      const first = keys.firstOf(row);
      if (!this.#haveSameAnswer(first, row)) conflicting.add(first);
    }
    if (conflicting.size === 0) return [];
    const found: number[] = [];
    for (let row = 0; row < this.#rows; row++)
      if (conflicting.has(keys.firstOf(row))) found.push(row);
    return found;
  }

  #haveSameAnswer(row: number, other: number): boolean {
    return (
      this.#word(row, 2) === this.#word(other, 2) && this.#word(row, 3) === this.#word(other, 3)
    );
  }

  #word(row: number, place: number): number {
    return this.#digests[WORDS * row + place] ?? 0;
  }
}
