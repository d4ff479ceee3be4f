import { Problem } from '../core/problem.ts';
import { countLines } from './count-lines.ts';

/** The text of one value, and the physical line on which it begins. */
export interface JsonText {
  text: string;
  line: number;
}

/** Finds where the values of a stream of text begin and end; pieces may be cut anywhere. */
export interface JsonSplitter {
  feed(piece: string): JsonText[];
  /** What is left at the end: a value that is not whole, or a last line without its end. */
  finish(): JsonText | undefined;
}

/** Longest row in UTF-16 units. */
const ROW_LIMIT = 32 * 2 ** 20;

const IN_STRING = /["\\]/g;
const OUTSIDE = /["[\]{}]/g;

/** Values one a line. Blank lines are values without text. */
export function splitLines(): JsonSplitter {
  let rest = '';
  let line = 1;
  return {
    feed(piece) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      checkLength(rest, line + lines.length);
      return lines.map((text) => ({ text, line: line++ }));
    },
    finish: () => (rest.trim() === '' ? undefined : { text: rest, line }),
  };
}

/** Values in one list, or one after another, over as many lines as they like. */
export function splitValues(): JsonSplitter {
  return new ValueSplitter();
}

class ValueSplitter implements JsonSplitter {
  private text = '';
  /** What has been looked at of `text`. */
  private at = 0;
  private depth = 0;
  private place: 'value' | 'string' | 'escape' = 'value';
  /** Depth at which values stand: 1 inside a list; undefined until the first bracket. */
  private base: number | undefined;
  private line = 1;

  feed(piece: string): JsonText[] {
    this.text += piece;
    const found: JsonText[] = [];
    for (;;) {
      const mark = this.findMark();
      if (mark === undefined) break;
      const ended = this.take(mark);
      if (ended) found.push(ended);
    }
    this.dropGap(this.text.length);
    checkLength(this.text, this.line);
    return found;
  }

  finish(): JsonText | undefined {
    return this.text.trim() === '' && this.depth === 0
      ? undefined
      : { text: this.text, line: this.line };
  }

  /** The next character that tells something, with `at` behind it. */
  private findMark(): string | undefined {
    if (this.place === 'escape' && this.at < this.text.length) {
      this.at++;
      this.place = 'string';
    }
    const marks = this.place === 'string' ? IN_STRING : OUTSIDE;
    marks.lastIndex = this.at;
    const found = marks.exec(this.text);
    this.at = found ? found.index + 1 : this.text.length;
    return found?.[0];
  }

  /** Takes a mark into account; returns the value that it ends. */
  private take(mark: string): JsonText | undefined {
    if (mark === '\\') this.place = 'escape';
    else if (mark === '"') this.place = this.place === 'string' ? 'value' : 'string';
    else if (mark === '{' || mark === '[') this.open(mark);
    else return this.close();
    return undefined;
  }

  private open(mark: string): void {
    const isList = this.base === undefined && mark === '[';
    this.base ??= isList ? 1 : 0;
    if (isList || this.depth === this.base) this.dropGap(isList ? this.at : this.at - 1);
    this.depth++;
  }

  private close(): JsonText | undefined {
    this.depth--;
    if (this.depth !== this.base) {
      if (this.depth < (this.base ?? 0)) this.dropGap(this.at);
      return undefined;
    }
    const value = { text: this.text.slice(0, this.at), line: this.line };
    this.drop(this.at);
    return value;
  }

  /** Leaves out what stands between values: white space, commas, the brackets of the list. */
  private dropGap(to: number): void {
    const isBetween = this.depth <= (this.base ?? 0) && this.place === 'value';
    if (!isBetween) return;
    const odd = this.text.slice(0, to).search(/[^\s,[\]]/);
    if (odd !== -1) throw notRows(this.line + countLines(this.text.slice(0, odd)));
    this.drop(to);
  }

  private drop(length: number): void {
    this.line += countLines(this.text.slice(0, length));
    this.text = this.text.slice(length);
    this.at -= length;
  }
}

function notRows(line: number): Problem {
  return new Problem(
    'not_json',
    `On line ${line} stands something that is no row: a JSON file holds a list of objects, or one object a line.`,
    line,
  );
}

function checkLength({ length }: string, line: number): void {
  if (length <= ROW_LIMIT) return;
  throw new Problem(
    'record_too_long',
    `The row that starts on line ${line} is longer than 32 million characters: it is never closed, or the file is no list of rows.`,
    line,
  );
}
