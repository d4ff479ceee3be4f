import { type Cursor, fail, take, takeMark } from './literal-cursor.ts';

/** A text in quotes of either kind, with its escapes as JSON and Python write them. */
export function readString(cursor: Cursor): string {
  const start = cursor.at;
  const quote = cursor.text.charAt(cursor.at++);
  let text = '';
  for (;;) {
    const end = cursor.text.indexOf(quote, cursor.at);
    if (end === -1) fail(`the end of the text in ${quote}`, { at: start });
    const escape = findEscape(cursor);
    const stop = Math.min(end, escape);
    text += cursor.text.slice(cursor.at, stop);
    cursor.at = stop;
    if (takeMark(cursor, quote)) return text;
    text += readEscape(cursor);
  }
}

/** Where the next backslash stands. Kept, so that one far away is looked for once. */
function findEscape(cursor: Cursor): number {
  if (cursor.escapeAt < cursor.at) {
    const found = cursor.text.indexOf('\\', cursor.at);
    cursor.escapeAt = found === -1 ? cursor.text.length : found;
  }
  return cursor.escapeAt;
}

const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|\r\n|[^]|$)/y;

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['a', '\u0007'],
  ["'", "'"],
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['\n', ''],
  ['\r\n', ''],
]);

/** The character that an escape stands for; one that stands for none is kept as it is written. */
function readEscape(cursor: Cursor): string {
  const match = take(cursor, ESCAPE);
  if (!match) return fail('an escape', cursor);
  const code = match[1] ?? match[2] ?? match[3];
  const octal = match[4];
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point > 0x10ffff ? match[0] : String.fromCodePoint(point);
  }
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
  return ESCAPED.get(match[0].slice(1)) ?? match[0];
}
