/** A row key as two whole numbers below 2³², of which thousands are cheaper than so many strings. */
export interface KeyWords {
  high: number;
  low: number;
}

/** The words of a row key; undefined where the text is not 16 hex digits in lower case. */
export function readKey(key: string): KeyWords | undefined {
  if (!/^[0-9a-f]{16}$/.test(key)) return undefined;
  return { high: Number.parseInt(key.slice(0, 8), 16), low: Number.parseInt(key.slice(8), 16) };
}

/** The key that two words stand for. */
export function writeKey({ high, low }: KeyWords): string {
  return toHex(high) + toHex(low);
}

function toHex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

/** The keys of a table's rows, and which rows have a key. Rows are added in order, from row 0 on. */
export class RowKeys {
  /** Rows added so far. */
  rows = 0;
  readonly #high: Uint32Array;
  readonly #low: Uint32Array;
  /** Row + 1 by a key's hash, with the next free place taken where that one is; 0 is free. */
  readonly #slots: Int32Array;
  /** Of each row the next one with the same key, + 1; 0 where there is none. */
  readonly #next: Int32Array;
  /** Of the first row of each key the last one. */
  readonly #last: Int32Array;
  /** How many rows before it have the same key. */
  readonly #copies: Uint32Array;

  constructor(capacity: number) {
    this.#high = new Uint32Array(capacity);
    this.#low = new Uint32Array(capacity);
    this.#next = new Int32Array(capacity);
    this.#last = new Int32Array(capacity);
    this.#copies = new Uint32Array(capacity);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * capacity + 2)));
  }

  add(key: KeyWords): void {
    const row = this.rows++;
    this.#high[row] = key.high;
    this.#low[row] = key.low;
    this.#last[row] = row;
    const slot = this.#findSlot(key);
    const first = (this.#slots[slot] ?? 0) - 1;
    if (first === -1) {
      this.#slots[slot] = row + 1;
      return;
    }
    const last = this.#last[first] ?? first;
    this.#next[last] = row + 1;
    this.#last[first] = row;
    this.#copies[row] = (this.#copies[last] ?? 0) + 1;
  }

  /** The words of a row's key. */
  wordsOf(row: number): KeyWords {
    return { high: this.#high[row] ?? 0, low: this.#low[row] ?? 0 };
  }

  /** A row's key: 16 hex digits. */
  keyOf(row: number): string {
    return writeKey(this.wordsOf(row));
  }

  /** How many rows before this one have its key. */
  copyOf(row: number): number {
    return this.#copies[row] ?? 0;
  }

  /** The first row with the key of a row. */
  firstOf(row: number): number {
    return this.copyOf(row) === 0 ? row : (this.#slots[this.#findSlot(this.wordsOf(row))] ?? 1) - 1;
  }

  /** The first row with this key; undefined where no row has it. */
  findFirst(key: KeyWords): number | undefined {
    const slot = this.#slots[this.#findSlot(key)] ?? 0;
    return slot === 0 ? undefined : slot - 1;
  }

  /** Whether another row has the same key as this one. */
  isRepeated(row: number): boolean {
    return this.copyOf(row) > 0 || this.#next[row] !== 0;
  }

  /** Rows that have a key, in order; none where no row has it. */
  rowsOf(key: string): number[] {
    const words = readKey(key);
    const rows: number[] = [];
    let next = words ? (this.#slots[this.#findSlot(words)] ?? 0) : 0;
    for (; next !== 0; next = this.#next[next - 1] ?? 0) rows.push(next - 1);
    return rows;
  }

  /** Where a key's first row stands, or would. */
  #findSlot({ high, low }: KeyWords): number {
    const mask = this.#slots.length - 1;
    // A content key is a digest, so that its own bits are spread evenly.
    let slot = (high ^ low) & mask;
    for (;;) {
      const row = (this.#slots[slot] ?? 0) - 1;
      if (row === -1 || (this.#high[row] === high && this.#low[row] === low)) return slot;
      slot = (slot + 1) & mask;
    }
  }
}
