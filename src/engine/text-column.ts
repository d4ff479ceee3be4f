import { joinOne, type JoinedTexts } from '../core/text/joined-texts.ts';
import type { Rest } from './pace-work.ts';
import type { TextBytes } from './rank-texts.ts';

/** Rows whose texts are written and read together; a power of two. */
export const GROUP_ROWS = 32;
/** Bytes of a chunk, but for the first ones of a column, which are smaller, and for longer groups. */
const CHUNK = 2 ** 20;
const FIRST_CHUNK = 2 ** 14;
/** Rows between two looks at the clock. */
const PACED_ROWS = 4096;
/** A UTF-16 unit takes at most so many bytes. */
const UNIT_BYTES = 3;

const NO_BYTES = new Uint8Array(0);

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The texts of one column, as UTF-8 in large chunks: a fraction of what strings take. Texts are known by their
 * ends in UTF-16 units, so that a group of them becomes text again in one step. Lone surrogates become U+FFFD.
 */
export class TextColumn {
  rows = 0;
  /** Of each text the end in its group's text, in UTF-16 units. */
  #ends = new Uint32Array(1024);
  readonly #chunks: Uint8Array[] = [];
  /** Free bytes of the last chunk start here. */
  #free = 0;
  /** Of each whole group the chunk, and its bytes there. */
  readonly #chunkOf: number[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  /** The texts of the group that is not whole yet. */
  #pending = '';
  /** The last group that was read, as text. */
  #openGroup = -1;
  #openText = '';

  add(text: string): void {
    this.addAll(joinOne(text));
  }

  addAll({ text, ends }: JoinedTexts): void {
    if (this.rows + ends.length > this.#ends.length) this.#grow(this.rows + ends.length);
    /** Where what belongs to the group at hand starts. */
    let from = 0;
    for (const end of ends) {
      this.#ends[this.rows++] = this.#pending.length + end - from;
      if (this.rows % GROUP_ROWS > 0) continue;
      this.#closeGroup(this.#pending + text.slice(from, end));
      from = end;
    }
    this.#pending += text.slice(from);
  }

  /** The text of a row. */
  at(row: number): string {
    return this.textOfGroup(Math.floor(row / GROUP_ROWS)).slice(this.startOf(row), this.endOf(row));
  }

  /** The texts of a group, one behind the other. */
  textOfGroup(group: number): string {
    const chunk = this.#chunks[this.#chunkOf[group] ?? -1];
    if (!chunk) return this.#pending;
    if (group !== this.#openGroup) {
      this.#openText = decoder.decode(chunk.subarray(this.#from[group], this.#to[group]));
      this.#openGroup = group;
    }
    return this.#openText;
  }

  /** Where a row's text starts in that of its group. */
  startOf(row: number): number {
    return row % GROUP_ROWS === 0 ? 0 : this.endOf(row - 1);
  }

  /** Where a row's text ends in that of its group. */
  endOf(row: number): number {
    return this.#ends[row] ?? 0;
  }

  /** Where the bytes of the texts lie now; looks at each of them, in slices. */
  async locateBytes(rest: Rest): Promise<TextBytes> {
    const chunks = this.#chunkOf.map((chunk) => this.#chunks[chunk] ?? NO_BYTES);
    const from = [...this.#from];
    if (this.#pending !== '') {
      chunks.push(encoder.encode(this.#pending));
      from.push(0);
    }
    const ends = new Uint32Array(this.rows);
    for (let row = 0, at = 0; row < this.rows; row++) {
      if (row % PACED_ROWS === 0) await rest();
      const group = Math.floor(row / GROUP_ROWS);
      if (row % GROUP_ROWS === 0) at = from[group] ?? 0;
      at = passUnits(chunks[group] ?? NO_BYTES, at, this.endOf(row) - this.startOf(row));
      ends[row] = at;
    }
    return {
      rows: this.rows,
      bytesOf: (row) => chunks[Math.floor(row / GROUP_ROWS)] ?? NO_BYTES,
      startOf: (row) =>
        (row % GROUP_ROWS === 0 ? from[Math.floor(row / GROUP_ROWS)] : ends[row - 1]) ?? 0,
      endOf: (row) => ends[row] ?? 0,
    };
  }

  #grow(least: number): void {
    const ends = new Uint32Array(Math.max(2 * this.#ends.length, least));
    ends.set(this.#ends);
    this.#ends = ends;
  }

  #closeGroup(text: string): void {
    const bytes = this.#encode(text);
    this.#chunkOf.push(this.#chunks.length - 1);
    this.#from.push(this.#free);
    this.#free += bytes;
    this.#to.push(this.#free);
    this.#pending = '';
  }

  /** Writes a text behind the last one, or into a new chunk where it does not fit; its bytes. */
  #encode(text: string): number {
    const last = this.#chunks.at(-1);
    if (last) {
      const { read, written } = encoder.encodeInto(text, last.subarray(this.#free));
      if (read === text.length) return written;
    }
    const size = Math.min(CHUNK, last ? 4 * last.length : FIRST_CHUNK);
    const chunk = new Uint8Array(Math.max(size, UNIT_BYTES * text.length));
    this.#chunks.push(chunk);
    this.#free = 0;
    return encoder.encodeInto(text, chunk).written;
  }
}

/** Where so many UTF-16 units of UTF-8 end that start at a place. */
function passUnits(bytes: Uint8Array, start: number, units: number): number {
  let at = start;
  for (let left = units; left > 0; left--) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) at++;
    else if (byte < 0xe0) at += 2;
    else if (byte < 0xf0) at += 3;
    else {
      at += 4;
      left--;
    }
  }
  return at;
}
