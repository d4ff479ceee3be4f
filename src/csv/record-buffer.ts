import { Problem } from '../core/problem.ts';
import { countLines } from './count-lines.ts';

/** Whole records as canonical text, which PapaParse reads as pandas' C tokenizer reads the file. */
export interface MendedBatch {
  /** Every record ends in `\n`; quotes are doubled; newlines inside quotes are as they were. */
  text: string;
  /** Physical line of the file on which the batch starts, counted from 1. */
  line: number;
  /** Places in `text`, each inside a record that has text after a closing quote; ascending. */
  stray: number[];
}

/** Longest record in UTF-16 units: a quote that is never closed must not eat the memory. */
const RECORD_LIMIT = 32 * 2 ** 20;

/** Two batches that follow one another as one. */
export function joinBatches(
  first: MendedBatch | undefined,
  next: MendedBatch | undefined,
): MendedBatch | undefined {
  if (!first || !next) return first ?? next;
  const stray = [...first.stray, ...next.stray.map((at) => at + first.text.length)];
  return { text: first.text + next.text, line: first.line, stray };
}

/** Canonical text that has not been handed out yet, and where in the file it stands. */
export class RecordBuffer {
  /** UTF-16 units held. */
  length = 0;
  /** Where in the text the last quote opened. */
  quoteAt = 0;
  private parts: string[] = [];
  /** How much of the text is whole records. */
  private complete = 0;
  private stray: number[] = [];
  private readonly quote: string;
  /** Physical line on which the text starts. */
  private line: number;
  /** Physical line of the first misplaced quote handed out. */
  private strayLine: number | undefined;

  constructor(quote: string, firstLine: number) {
    this.quote = quote;
    this.line = firstLine;
  }

  get isTooLong(): boolean {
    return this.length > RECORD_LIMIT;
  }

  push(part: string): void {
    this.parts.push(part);
    this.length += part.length;
  }

  /** A record ends so many characters after what was pushed. Throws Problem `record_too_long`. */
  endRecord(ahead: number): void {
    const end = this.length + ahead;
    if (this.complete === 0) this.checkLength(end, false);
    this.complete = end;
  }

  markStray(): void {
    this.stray.push(this.length);
  }

  /** Takes back all text from the last quote that opened. */
  takeBack(): string {
    const whole = this.parts.join('');
    this.parts = [whole.slice(0, this.quoteAt)];
    this.length = this.quoteAt;
    return whole.slice(this.quoteAt);
  }

  /** Hands out the whole records. */
  takeRecords(): MendedBatch | undefined {
    if (this.complete === 0) return undefined;
    const whole = this.parts.join('');
    const text = whole.slice(0, this.complete);
    this.strayLine ??= this.findStrayLine(text);
    const batch = { text, line: this.line, stray: this.stray.filter((at) => at < text.length) };
    this.stray = this.stray.slice(batch.stray.length).map((at) => at - text.length);
    this.parts = [whole.slice(this.complete)];
    this.length -= text.length;
    this.quoteAt -= text.length;
    this.line += countLines(text);
    this.complete = 0;
    return batch;
  }

  /** Throws Problem `record_too_long` where the first record, of so many characters, is. */
  checkLength(length: number, quoted: boolean): void {
    if (length <= RECORD_LIMIT) return;
    if (quoted) throw this.describeOpenQuote('record_too_long');
    throw new Problem(
      'record_too_long',
      `The record that starts on line ${this.line} is longer than 32 million characters: the file has no line end there, or is not a CSV.${this.nameCause()}`,
      this.line,
    );
  }

  /** The Problem of a quote that is not closed by the end of the file or of what a record may hold. */
  describeOpenQuote(code: 'record_too_long' | 'unterminated_quote'): Problem {
    const line = this.line + countLines(this.parts.join('').slice(0, this.quoteAt));
    const fault =
      code === 'unterminated_quote'
        ? 'is never closed'
        : 'is still open after 32 million characters, which is longer than a record may be';
    return new Problem(
      code,
      `The quote (${this.quote}) that opens on line ${line} ${fault}. Close it, or double it where it is part of the text.${this.nameCause()}`,
      line,
    );
  }

  private nameCause(): string {
    const line = this.strayLine ?? this.findStrayLine(this.parts.join(''));
    if (line === undefined) return '';
    return ` A quote is misplaced on line ${line}: the cause is probably there.`;
  }

  private findStrayLine(text: string): number | undefined {
    const [first] = this.stray;
    if (first === undefined || first >= text.length) return undefined;
    return this.line + countLines(text.slice(0, first));
  }
}
