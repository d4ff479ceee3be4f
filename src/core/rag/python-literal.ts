import { type Cursor, fail, NotALiteral, skipSpace, take, takeMark } from './literal-cursor.ts';
import { readString } from './literal-string.ts';

/**
 * A value as JSON or as Python's `repr` writes it. Numbers are kept as they are written, since they may be
 * longer than JavaScript's hold.
 */
export type Literal = null | boolean | string | NumberText | Literal[] | Map<string, Literal>;

export interface NumberText {
  digits: string;
}

/** The value, or what was looked for at which place (UTF-16, from 0). */
export type LiteralReading = { value: Literal } | { problem: string; at: number };

/** Deeper nesting than this is refused, so that no text can exhaust the stack. */
const DEEPEST = 100;

/**
 * Reads one value: JSON, or what Python prints of strings, numbers, `None`, `True`, lists, tuples, sets,
 * dicts and objects (`Document(page_content='…')` as a dict, `array([…])` as its first part). In a list white
 * space separates as a comma does, as NumPy writes it. Total, linear and without a look at what the text means.
 */
export function readLiteral(text: string): LiteralReading {
  const cursor: Cursor = { text, at: 0, depth: 0, escapeAt: -1 };
  try {
    const value = readValue(cursor);
    skipSpace(cursor);
    if (cursor.at < text.length) fail('the end', cursor);
    return { value };
  } catch (error) {
    if (error instanceof NotALiteral) return { problem: error.message, at: error.at };
    throw error;
  }
}

function readValue(cursor: Cursor): Literal {
  skipSpace(cursor);
  if (take(cursor, /[bBuU]?(?=["'])/y)) return readString(cursor);
  const number = take(cursor, /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?/y);
  if (number) return { digits: number[0] };
  const name = take(cursor, /[A-Za-z_][\w.]*/y);
  if (name) return readNamed(cursor, name[0]);
  const open = take(cursor, /[[({]/y);
  if (!open) return fail('a value', cursor);
  return inside(cursor, () => {
    if (open[0] === '{') return readBraces(cursor);
    return readItems(cursor, open[0] === '[' ? ']' : ')');
  });
}

function inside<T>(cursor: Cursor, read: () => T): T {
  cursor.depth++;
  if (cursor.depth > DEEPEST) fail(`the end of ${DEEPEST} open brackets`, cursor);
  const value = read();
  cursor.depth--;
  return value;
}

/** Values up to the closing bracket; a comma may follow the last. */
function readItems(cursor: Cursor, close: string, items: Literal[] = []): Literal[] {
  for (;;) {
    const spaced = skipSpace(cursor);
    if (takeMark(cursor, close)) return items;
    if (items.length > 0) {
      const comma = takeMark(cursor, ',');
      skipSpace(cursor);
      if (comma && takeMark(cursor, close)) return items;
      if (!comma && !spaced) fail(`a comma or ${close}`, cursor);
    }
    items.push(readValue(cursor));
  }
}

/** A dict, or the values of a set. */
function readBraces(cursor: Cursor): Literal {
  skipSpace(cursor);
  if (takeMark(cursor, '}')) return new Map();
  const first = readValue(cursor);
  skipSpace(cursor);
  if (!takeMark(cursor, ':')) return readItems(cursor, '}', [first]);
  const dict = new Map([[keyOf(first, cursor), readValue(cursor)]]);
  for (;;) {
    skipSpace(cursor);
    if (takeMark(cursor, '}')) return dict;
    if (!takeMark(cursor, ',')) fail('a comma or }', cursor);
    skipSpace(cursor);
    if (takeMark(cursor, '}')) return dict;
    const key = keyOf(readValue(cursor), cursor);
    skipSpace(cursor);
    if (!takeMark(cursor, ':')) fail('a colon', cursor);
    dict.set(key, readValue(cursor));
  }
}

function keyOf(key: Literal, cursor: Cursor): string {
  if (typeof key === 'string') return key;
  if (key === null || typeof key === 'boolean') return String(key);
  return 'digits' in key ? key.digits : fail('a name', cursor);
}

const CONSTANTS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['None', null],
  ['null', null],
  ['nan', null],
  ['NaN', null],
  ['inf', null],
  ['Infinity', null],
  ['True', true],
  ['true', true],
  ['False', false],
  ['false', false],
]);

/** A constant, or an object as Python prints it: its name, and in parentheses what it holds. */
function readNamed(cursor: Cursor, name: string): Literal {
  const constant = CONSTANTS.get(name);
  if (constant !== undefined) return constant;
  if (!takeMark(cursor, '(')) return fail('a value', { at: cursor.at - name.length });
  return inside(cursor, () => readArguments(cursor));
}

/** The first value that has no name, where there is one; else all by name. */
function readArguments(cursor: Cursor): Literal {
  const named = new Map<string, Literal>();
  const unnamed: Literal[] = [];
  for (;;) {
    skipSpace(cursor);
    if (takeMark(cursor, ')')) return unnamed[0] ?? named;
    if (named.size + unnamed.length > 0 && !takeMark(cursor, ',')) fail('a comma or )', cursor);
    skipSpace(cursor);
    if (takeMark(cursor, ')')) return unnamed[0] ?? named;
    const name = take(cursor, /([A-Za-z_]\w*)=/y)?.[1];
    if (name === undefined) unnamed.push(readValue(cursor));
    // A type's name, as in `dtype=object`.
    else named.set(name, take(cursor, /[a-z]\w*(?=[,)])/y)?.[0] ?? readValue(cursor));
  }
}
