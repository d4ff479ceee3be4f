import { countUp } from '../core/count-up.ts';
import type { Rest } from './pace-work.ts';

/** Where the bytes of some texts lie, by row. */
export interface TextBytes {
  rows: number;
  bytesOf(row: number): Uint8Array;
  startOf(row: number): number;
  endOf(row: number): number;
}

/** Bytes of a text that one step compares. */
const STEP = 5;
/** A place takes the low bits of a key, a text's bytes the others: room for 16 million rows. */
const PLACE_BITS = 24;
/** Fewer rows than this are put in order by comparing them. */
const FEW = 24;
/** Work of about a slice, in rows. */
const PACED_ROWS = 20_000;

/** Rows of one prefix, which have places next to one another, and the length of that prefix in bytes. */
interface Range {
  from: number;
  to: number;
  depth: number;
}

/**
 * Of each row its text's rank, from 0 on, by UTF-16 code units; equal texts have the same. Rows are sorted a few
 * bytes at a time as 64-bit numbers, which needs no comparison in JavaScript. Throws `cancelled` at its next slice.
 */
export async function rankTexts(texts: TextBytes, rest: Rest): Promise<Uint32Array> {
  const { rows } = texts;
  const order = countUp(rows);
  /** 1 where the text at a place differs from the one before. */
  const differs = new Uint8Array(rows);
  const sorter = new PrefixSorter(texts, order, differs);
  const ranges: Range[] = [{ from: 0, to: rows, depth: 0 }];
  let work = 0;
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    if (range.to - range.from < FEW) sortFew(texts, order, differs, range);
    else {
      for (let from = range.from; from < range.to; from += PACED_ROWS) {
        if (from > range.from) await rest();
        sorter.readKeys(range, from, Math.min(from + PACED_ROWS, range.to));
      }
      sorter.sort(range, ranges);
    }
    work += range.to - range.from;
    if (work < PACED_ROWS) continue;
    work = 0;
    await rest();
  }
  return toRanks(order, differs);
}

function toRanks(order: Uint32Array, differs: Uint8Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  let rank = 0;
  for (let place = 0; place < order.length; place++) {
    if (differs[place]) rank++;
    ranks[order[place] ?? 0] = rank;
  }
  return ranks;
}

class PrefixSorter {
  readonly #texts: TextBytes;
  readonly #order: Uint32Array;
  readonly #differs: Uint8Array;
  readonly #before: Uint32Array;
  readonly #keys: BigUint64Array;
  /** The same keys as low and high halves: every machine that runs a browser is little-endian. */
  readonly #halves: Uint32Array;

  constructor(texts: TextBytes, order: Uint32Array, differs: Uint8Array) {
    this.#texts = texts;
    this.#order = order;
    this.#differs = differs;
    this.#before = new Uint32Array(order.length);
    this.#keys = new BigUint64Array(order.length);
    this.#halves = new Uint32Array(this.#keys.buffer);
  }

  /** Takes the next bytes of some rows of a range for their keys. */
  readKeys({ from: first, depth }: Range, from: number, to: number): void {
    for (let place = from; place < to; place++) {
      const row = this.#order[place] ?? 0;
      const bytes = this.#texts.bytesOf(row);
      const end = this.#texts.endOf(row);
      const at = this.#texts.startOf(row) + depth;
      this.#halves[2 * place + 1] =
        (weigh(bytes, at, end) << 24) |
        (weigh(bytes, at + 1, end) << 16) |
        (weigh(bytes, at + 2, end) << 8) |
        weigh(bytes, at + 3, end);
      this.#halves[2 * place] = (weigh(bytes, at + 4, end) << PLACE_BITS) | (place - first);
    }
  }

  /** Sorts a range by its keys; rows that they leave together are ranges still to be sorted. */
  sort({ from, to, depth }: Range, ranges: Range[]): void {
    this.#keys.subarray(from, to).sort();
    this.#before.set(this.#order.subarray(from, to), from);
    const halves = this.#halves;
    let start = from;
    for (let place = from; place < to; place++) {
      const low = halves[2 * place] ?? 0;
      this.#order[place] = this.#before[from + (low & (2 ** PLACE_BITS - 1))] ?? 0;
      if (place === from) continue;
      const isSame =
        halves[2 * place + 1] === halves[2 * place - 1] &&
        low >>> PLACE_BITS === (halves[2 * place - 2] ?? 0) >>> PLACE_BITS;
      if (isSame) continue;
      this.#differs[place] = 1;
      this.#endRange(start, place, depth, ranges);
      start = place;
    }
    this.#endRange(start, to, depth, ranges);
  }

  #endRange(from: number, to: number, depth: number, ranges: Range[]): void {
    // No byte is left where the last one read is none.
    const hasMore = (this.#halves[2 * from] ?? 0) >>> PLACE_BITS !== 0;
    if (to - from > 1 && hasMore) ranges.push({ from, to, depth: depth + STEP });
  }
}

/**
 * A byte as it counts in the order of UTF-16 units: the end of a text is 0, and characters of two units, which
 * begin with F0 to F4, come before those of EE and EF.
 */
function weigh(bytes: Uint8Array, at: number, end: number): number {
  if (at >= end) return 0;
  const byte = bytes[at] ?? 0;
  if (byte < 0xee) return byte + 1;
  return byte < 0xf0 ? byte + 6 : byte - 1;
}

function sortFew(
  texts: TextBytes,
  order: Uint32Array,
  differs: Uint8Array,
  { from, to, depth }: Range,
): void {
  for (let next = from + 1; next < to; next++) {
    const row = order[next] ?? 0;
    let place = next;
    while (place > from && compareTexts(texts, order[place - 1] ?? 0, texts, row, depth) > 0) {
      order[place] = order[place - 1] ?? 0;
      place--;
    }
    order[place] = row;
  }
  for (let place = from + 1; place < to; place++)
    if (compareTexts(texts, order[place - 1] ?? 0, texts, order[place] ?? 0, depth) !== 0)
      differs[place] = 1;
}

/** Below, at or above 0 as one text comes before, with or after another, their first `depth` bytes being the same. */
export function compareTexts(
  left: TextBytes,
  leftRow: number,
  right: TextBytes,
  rightRow: number,
  depth = 0,
): number {
  const leftBytes = left.bytesOf(leftRow);
  const rightBytes = right.bytesOf(rightRow);
  const leftEnd = left.endOf(leftRow);
  const rightEnd = right.endOf(rightRow);
  let leftAt = left.startOf(leftRow) + depth;
  let rightAt = right.startOf(rightRow) + depth;
  while (leftAt < leftEnd && rightAt < rightEnd && leftBytes[leftAt] === rightBytes[rightAt]) {
    leftAt++;
    rightAt++;
  }
  return weigh(leftBytes, leftAt, leftEnd) - weigh(rightBytes, rightAt, rightEnd);
}
