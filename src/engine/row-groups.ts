import { type KeyWords, RowKeys, writeKey } from '../core/row-keys.ts';
import { mixWords } from '../core/text/hash-text.ts';
import { isWhiteSpace } from '../core/text/white-space.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { paceWork } from './pace-work.ts';

/** Rows between two looks at the clock. */
const STEP_ROWS = 64;

/** Which rows of a run have near-identical golden answers and responses. */
export class RowGroups {
  readonly #loaded: LoadedRun;
  readonly #keys: RowKeys;

  constructor(loaded: LoadedRun) {
    this.#loaded = loaded;
    this.#keys = new RowKeys(loaded.table.rows);
  }

  /** The rows that are like a row, in order, without itself. The first call takes a while, in slices. */
  async likeRow(row: number): Promise<number[]> {
    const rest = paceWork({ cancelled: false });
    // Calls that overlap go on where the rows stand.
    while (this.#keys.rows < this.#loaded.table.rows) {
      this.#keys.add(hashRow(this.#loaded, this.#keys.rows));
      if (this.#keys.rows % STEP_ROWS === 0) await rest();
    }
    const folded = foldRow(this.#loaded, row);
    const alike = this.#keys.rowsOf(writeKey(this.#keys.wordsOf(row)));
    // The digest is a short one.
    return alike.filter((other) => other !== row && foldRow(this.#loaded, other) === folded);
  }
}

function foldRow(loaded: LoadedRun, row: number): string {
  let folded = '';
  visitFolded(loaded, row, (code) => (folded += String.fromCharCode(code)));
  return folded;
}

/** A digest of a row's folded texts. */
function hashRow(loaded: LoadedRun, row: number): KeyWords {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  visitFolded(loaded, row, (code) => {
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  });
  return mixWords(high, low);
}

/** The units of golden answer and response in lower case, without punctuation and white space. */
function visitFolded(loaded: LoadedRun, row: number, visit: (code: number) => void): void {
  visitText(textOf(loaded, row, 'golden'), visit);
  visit(BETWEEN);
  visitText(textOf(loaded, row, 'response'), visit);
}

/** White space, and so in no folded text. */
const BETWEEN = 0x0a;

function visitText(text: string, visit: (code: number) => void): void {
  const lower = text.toLowerCase();
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at);
    if (!isPassedOver(code)) visit(code);
  }
}

/** By UTF-16 unit, found when first met: 1 is passed over, 2 is not. */
const kinds = new Uint8Array(2 ** 16);

function isPassedOver(code: number): boolean {
  const kind = kinds[code] || (isWhiteSpace(code) || isPunctuationMark(code) ? 1 : 2);
  kinds[code] = kind;
  return kind === 1;
}

function isPunctuationMark(code: number): boolean {
  return /\p{P}/u.test(String.fromCharCode(code));
}
