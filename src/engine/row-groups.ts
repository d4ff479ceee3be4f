import { type KeyWords, RowKeys, writeKey } from '../core/row-keys.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';

/** Which rows of a run have near-identical golden answers and responses. */
export class RowGroups {
  readonly #loaded: LoadedRun;
  readonly #keys: RowKeys;

  constructor(loaded: LoadedRun) {
    this.#loaded = loaded;
    this.#keys = new RowKeys(loaded.table.rows);
    for (let row = 0; row < loaded.table.rows; row++)
      this.#keys.add(hashText(foldRow(loaded, row)));
  }

  /** The rows that are like a row, in order, without itself. */
  likeRow(row: number): number[] {
    const folded = foldRow(this.#loaded, row);
    const alike = this.#keys.rowsOf(writeKey(this.#keys.wordsOf(row)));
    // The digest is a short one.
    return alike.filter((other) => other !== row && foldRow(this.#loaded, other) === folded);
  }
}

function foldRow(loaded: LoadedRun, row: number): string {
  return `${foldText(textOf(loaded, row, 'golden'))}\n${foldText(textOf(loaded, row, 'response'))}`;
}

/** A text in lower case, without punctuation and white space. */
function foldText(text: string): string {
  return text.toLowerCase().replace(/[\p{P}\s\x1c-\x1f\x85]/gu, '');
}

/** Two digests of a text: cyrb53 (bryc, public domain), both halves whole. */
function hashText(text: string): KeyWords {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  const mixed = mixWord(high, low);
  return { high: mixed, low: mixWord(low, mixed) };
}

function mixWord(word: number, other: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  return (mixed ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)) >>> 0;
}
