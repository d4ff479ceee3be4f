import { findColumns, uniqueColumns } from '../core/columns.ts';
import { DELIMITERS } from './dialect.ts';
import type { Delimiter, Marks, Quote } from './dialect.ts';
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

/** Lines that tell of the quotes. */
const LOOKED_AT = 50;

/** Characters of such a line: enough for a cell or more. */
const LINE_PART = 1000;

/**
 * Delimiter, quote and escape of a file by the head of its text, from the header on; what is given wins.
 * `whole` says that the head is all there is.
 */
export function detectDialect(text: string, whole: boolean, given: Partial<Marks>): FoundMarks {
  const sepLine = readSepLine(text);
  const head = sepLine ? text.slice(sepLine.length) : text;
  const delimiter = given.delimiter ?? sepLine?.delimiter;
  const find = (quote: Quote) => findMarks(quote, head, whole, { ...given, delimiter });
  if (given.quote) return find(given.quote);
  if (IN_SINGLE_QUOTES.test(firstLine(head))) return find("'");
  const usual = find('"');
  const single = isInSingleQuotes(head, usual.marks.delimiter) ? find("'") : undefined;
  // Under a bare header they may belong to the texts, unless the cells fit no other way.
  return single?.isClean() ? { ...(usual.isClean() ? usual : single), isDoubtful: true } : usual;
}

function findMarks(
  found: Quote,
  head: string,
  whole: boolean,
  { delimiter, escape }: { delimiter: Delimiter | undefined; escape?: Marks['escape'] },
): FoundMarks & { isClean: () => boolean } {
  const quote = found === '"' ? {} : { quote: found };
  const read: Read = (tried) => readWith({ ...tried, ...quote }, head, whole);
  const hasBackslashes = head.includes(`\\${found}`);
  const marks = { ...chooseMarks(read, delimiter, escape, hasBackslashes), ...quote };
  // Read once more only where somebody asks: it is all of the head.
  const isClean = () => isWhole(read(marks));
  // A quote that is left open is no doubt: reading tells of it, and offers what is behind it.
  return { marks, isClean, isDoubtful: hasBackslashes && escape === undefined && !isClean() };
}

/** Whether most of the first lines below the header have a whole cell in single quotes. */
function isInSingleQuotes(head: string, delimiter: Delimiter): boolean {
  const lines = head
    .split('\n', LOOKED_AT)
    .slice(1)
    .filter((line) => line.trim() !== '');
  const quoted = lines.filter((line) => {
    const cells = `${delimiter}${line.slice(0, LINE_PART).trimEnd()}${delimiter}`;
    const start = cells.indexOf(`${delimiter}'`);
    return start !== -1 && cells.includes(`'${delimiter}`, start + 2);
  });
  return quoted.length > 0 && 2 * quoted.length >= lines.length;
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
