import type { Dialect, Marks } from './dialect.ts';
import { joinBatches, RecordBuffer } from './record-buffer.ts';
import type { MendedBatch } from './record-buffer.ts';

/**
 * Rewrites a stream of delimited text into canonical records: one line end, misplaced text after a closing
 * quote joined into its cell, backslash escapes as doubled quotes. Pieces may be cut anywhere. It goes from
 * quote to quote, looks at each character once, and passes text that needs no mending on as it is.
 */
export class Mender {
  private readonly delimiter: string;
  /** What quotes a cell; undefined where nothing does. */
  private readonly quote: string | undefined;
  /** Finds a quote or a backslash; absent where a backslash escapes nothing. */
  private readonly special: RegExp | undefined;
  private readonly tailSpecial: RegExp;
  /** A piece that ends in one of these is held back by it: what it is, the next character says. */
  private readonly undecided: string;
  private readonly readOn: boolean;
  private readonly buffer: RecordBuffer;

  /** In a tail, text has been put inside quotes, and the closing one is still to be written. */
  private place: 'plain' | 'quoted' | 'tail' = 'plain';
  /** Whether a cell starts where the next piece does. */
  private startsCell = true;
  private carry = '';

  // The piece at hand: it has been read up to `at`, is read up to `end`, and was passed on up to `from`.
  private text = '';
  private end = 0;
  private at = 0;
  private from = 0;
  private nextLf = -1;
  private nextCr = -1;

  /** `firstLine` is the physical line on which the text starts, where that is not the file's first. */
  constructor(
    { delimiter, escape, quote = '"', readOn }: Marks & Pick<Dialect, 'readOn'>,
    firstLine = 1,
  ) {
    const mark = quote === 'none' ? '' : quote;
    const escapes = escape === 'backslash' && mark !== '';
    this.delimiter = delimiter;
    this.quote = mark || undefined;
    this.special = escapes ? new RegExp(`[${mark}\\\\]`, 'g') : undefined;
    this.tailSpecial = new RegExp(`[\\r\\n${mark}${delimiter}${escapes ? '\\\\' : ''}]`, 'g');
    this.undecided = `\r\\${mark}`;
    this.readOn = readOn ?? false;
    this.buffer = new RecordBuffer(mark, firstLine);
  }

  /** Whether the text so far ends inside quotes, and how many of its characters await the end of a record. */
  get pending(): { quoted: boolean; length: number } {
    return { quoted: this.place === 'quoted', length: this.buffer.length + this.carry.length };
  }

  /** Takes the next piece; returns the records that are now whole. Throws Problem `record_too_long`. */
  feed(piece: string): MendedBatch | undefined {
    this.text = this.carry + piece;
    const last = this.text.at(-1);
    this.end = this.text.length - (last !== undefined && this.undecided.includes(last) ? 1 : 0);
    this.at = 0;
    this.from = 0;
    this.nextLf = -1;
    this.nextCr = -1;
    while (this.at < this.end) {
      if (this.place === 'plain') this.readPlain();
      else if (this.place === 'quoted') this.readQuoted();
      else this.readTail();
    }
    this.passOn(this.at);
    if (this.at > 0) this.startsCell = this.place === 'plain' && this.endsCell(this.at - 1);
    this.carry = this.text.slice(this.at);
    this.text = '';
    const batch = this.buffer.takeRecords();
    const isOpen = this.place === 'quoted';
    if (isOpen && this.readOn && this.buffer.isTooLong)
      return joinBatches(batch, this.readAsText());
    this.buffer.checkLength(this.buffer.length, isOpen);
    return batch;
  }

  /** Returns what is left at the end of the text. Throws Problem `unterminated_quote`. */
  finish(): MendedBatch | undefined {
    // A line end completes whatever the last record lacks, a carried CR or quote included.
    let batch = this.pending.length > 0 ? this.feed('\n') : undefined;
    while (this.place === 'quoted') {
      if (!this.readOn) throw this.buffer.describeOpenQuote('unterminated_quote');
      batch = joinBatches(batch, this.readAsText());
    }
    return batch;
  }

  /**
   * Takes the quote that is open for a letter of its cell, and reads what follows it anew. Every run of quotes
   * after it is of even length, or one would have closed it: so that none of them opens for good again.
   */
  private readAsText(): MendedBatch | undefined {
    const rest = this.buffer.takeBack() + this.carry;
    this.carry = '';
    this.buffer.markStray();
    this.buffer.push(this.quote ?? '');
    this.place = 'tail';
    return this.feed(rest);
  }

  /** Reads text outside quotes, up to a quote that opens a cell. */
  private readPlain(): void {
    const at = this.findSpecial();
    this.endRecords(at);
    this.at = at;
    if (at === this.end) return;
    const opens = at === 0 ? this.startsCell : this.endsCell(at - 1);
    if (this.special && this.text[at] === '\\') this.unescapePlain(opens);
    else {
      this.at = at + 1;
      if (!opens) return;
      this.place = 'quoted';
      this.buffer.quoteAt = this.buffer.length + at - this.from;
    }
  }

  /** Reads text inside quotes, up to the closing one. */
  private readQuoted(): void {
    const at = this.findSpecial();
    this.at = at;
    if (at === this.end) return;
    if (this.special && this.text[at] === '\\') this.unescapeQuoted();
    else if (this.text[at + 1] === this.quote) this.at = at + 2;
    else if (this.endsCell(at + 1)) {
      this.place = 'plain';
      this.at = at + 1;
    } else {
      this.leaveOut(1);
      this.place = 'tail';
      this.buffer.markStray();
    }
  }

  /** Reads on to the end of the cell, where the closing quote is written. */
  private readTail(): void {
    this.at = this.find(this.tailSpecial);
    if (this.at === this.end) return;
    const found = this.text[this.at];
    if (found === '\\') this.unescapeQuoted();
    else if (found === this.quote) {
      this.at++;
      this.insertQuote();
    } else {
      this.insertQuote();
      this.place = 'plain';
    }
  }

  private unescapePlain(opens: boolean): void {
    const next = this.text[this.at + 1];
    if (next === this.quote && opens) {
      // A cell that begins with a quote of its own has to be quoted.
      this.insertQuote();
      this.place = 'tail';
      return;
    }
    if (next === this.quote || next === '\\') this.leaveOut(1);
    this.at++;
  }

  private unescapeQuoted(): void {
    const next = this.text[this.at + 1];
    if (next === this.quote || next === '\\') this.leaveOut(1);
    if (next === this.quote) this.insertQuote();
    this.at++;
  }

  /** The next quote or active backslash; `end` where there is none. */
  private findSpecial(): number {
    if (this.special) return this.find(this.special);
    if (this.quote === undefined) return this.end;
    const at = this.text.indexOf(this.quote, this.at);
    return at === -1 || at > this.end ? this.end : at;
  }

  private find(pattern: RegExp): number {
    pattern.lastIndex = this.at;
    return Math.min(pattern.exec(this.text)?.index ?? this.end, this.end);
  }

  /** Whether the character at a place ends a cell outside quotes. */
  private endsCell(at: number): boolean {
    const character = this.text[at];
    return character === this.delimiter || character === '\n' || character === '\r';
  }

  /** Notes the records that end in plain text up to `to`, and gives them one kind of line end. */
  private endRecords(to: number): void {
    const { text, at } = this;
    // Both are looked for again only once they are passed, so that the whole is linear.
    if (this.nextCr < at) this.nextCr = indexOrEnd(text, '\r', at);
    if (this.nextLf < at) this.nextLf = indexOrEnd(text, '\n', at);
    while (this.nextCr < to || this.nextLf < to) {
      if (this.nextCr < this.nextLf) this.mendCr();
      else {
        this.buffer.endRecord(this.nextLf + 1 - this.from);
        this.nextLf = indexOrEnd(text, '\n', this.nextLf + 1);
      }
    }
  }

  /** A CR before an LF is left out, any other becomes an LF. */
  private mendCr(): void {
    this.passOn(this.nextCr);
    this.from = this.nextCr + 1;
    if (this.nextLf !== this.from) {
      this.buffer.push('\n');
      this.buffer.endRecord(0);
    }
    this.nextCr = indexOrEnd(this.text, '\r', this.from);
  }

  /** Writes a quote before the character at `at`. */
  private insertQuote(): void {
    this.passOn(this.at);
    this.buffer.push(this.quote ?? '');
  }

  /** Passes over characters from `at` on. */
  private leaveOut(count: number): void {
    this.passOn(this.at);
    this.at += count;
    this.from = this.at;
  }

  /** Passes on what has been read up to `to`, as it is. */
  private passOn(to: number): void {
    if (to > this.from) this.buffer.push(this.text.slice(this.from, to));
    this.from = to;
  }
}

function indexOrEnd(text: string, wanted: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at === -1 ? text.length : at;
}
