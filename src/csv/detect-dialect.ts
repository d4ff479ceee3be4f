import { findColumns, uniqueColumns } from '../core/columns.ts';
import { DELIMITERS } from './dialect.ts';
import type { Delimiter, Marks } from './dialect.ts';
import { Mender } from './mend.ts';
import { parseRecords } from './parse-records.ts';
import { readSepLine } from './sep-line.ts';

/** What the head of a file looks like when it is read with some delimiter and escape. */
interface Reading {
  header: string[];
  rows: number;
  /** Rows with more or fewer cells than the header. */
  ragged: number;
  stray: number;
  /** A quote is left open, as far as the head can tell. */
  open: boolean;
}

/** Marks as they seem to be, and whether what they give is in doubt. */
interface FoundMarks {
  marks: Marks;
  isDoubtful: boolean;
}

/** A header all of whose names stand in single quotes. */
const IN_SINGLE_QUOTES = /^'[^']*'(?:[,;\t|]'[^']*')+\s*$/;

/**
 * Delimiter, quote and escape of a file by the head of its text, from the header on; what is given wins.
 * `whole` says that the head is all there is.
 */
export function detectDialect(text: string, whole: boolean, given: Partial<Marks>): FoundMarks {
  const sepLine = readSepLine(text);
  const head = sepLine ? text.slice(sepLine.length) : text;
  const found = given.quote ?? (IN_SINGLE_QUOTES.test(firstLine(head)) ? "'" : '"');
  const quote = found === '"' ? {} : { quote: found };
  const fixed = given.delimiter ?? sepLine?.delimiter;
  const read: Read = (marks) => readWith({ ...marks, ...quote }, head, whole);
  const marks = {
    ...chooseMarks(read, fixed, given.escape, head.includes(`\\${found}`)),
    ...quote,
  };
  // A quote that is left open is no doubt: reading tells of it, and offers what is behind it.
  const isEscaped = head.includes(`\\${found}`) && !isWhole(read(marks));
  return { marks, isDoubtful: isEscaped && given.escape === undefined };
}

function firstLine(text: string): string {
  return text.slice(0, text.search(/[\r\n]|$/));
}

type Read = (marks: Marks) => Reading;

function chooseMarks(
  read: Read,
  fixed: Delimiter | undefined,
  escape: Marks['escape'] | undefined,
  hasBackslashes: boolean,
): Marks {
  const choose = (tried: Marks['escape']): Marks => ({
    escape: tried,
    delimiter: fixed ?? chooseDelimiter((delimiter) => read({ delimiter, escape: tried })),
  });
  if (escape) return choose(escape);
  const standard = choose('double');
  if (!hasBackslashes || isWhole(read(standard))) return standard;
  // Escapes that are not understood move delimiters about, so that the delimiter is looked for anew.
  const escaped = choose('backslash');
  const reading = read(escaped);
  const isClean = isWhole(reading) && reading.stray === 0 && reading.rows > 0;
  return isClean ? escaped : standard;
}

function isWhole({ ragged, open }: Reading): boolean {
  return ragged === 0 && !open;
}

/** The columns we look for decide, then an even number of cells, then the order of the delimiters. */
function chooseDelimiter(read: (delimiter: Delimiter) => Reading): Delimiter {
  const rated = DELIMITERS.map((delimiter) => ({ delimiter, rating: rate(read(delimiter)) }));
  return rated.reduce((best, next) => (next.rating > best.rating ? next : best)).delimiter;
}

function rate({ header, rows, ragged }: Reading): number {
  const named = findColumns(uniqueColumns(header).columns).missing.length === 0 ? 2 : 0;
  // One name in the header is what any text has under the wrong delimiter.
  const names = header.filter((name) => /[^ \t]/.test(name)).length;
  const even = names < 2 ? 0 : rows === 0 ? 1 : 1 - ragged / rows;
  return named + even;
}

function readWith(marks: Marks, text: string, whole: boolean): Reading {
  const mender = new Mender(marks);
  const batches = [mender.feed(text)];
  // A head that is cut off may well end inside quotes; most of it does where one is left open.
  let open = !whole && mender.pending.quoted && mender.pending.length > text.length / 2;
  try {
    if (whole) batches.push(mender.finish());
  } catch {
    open = true;
  }
  const records = batches
    .flatMap((batch) => (batch ? parseRecords(batch.text, marks) : []))
    .filter((cells) => cells.length > 1 || /[^ \t]/.test(cells[0] ?? ''));
  const [header = [], ...rows] = records;
  const ragged = rows.filter((cells) => cells.length !== header.length).length;
  const stray = batches.reduce((count, batch) => count + (batch?.stray.length ?? 0), 0);
  return { header, rows: rows.length, ragged, stray, open };
}
