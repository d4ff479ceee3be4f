import Papa from 'papaparse';
import type { Marks } from './dialect.ts';

/** What of a dialect canonical text still has: a quote inside quotes is doubled. */
type CanonicalMarks = Pick<Marks, 'delimiter' | 'quote'>;

/** Records of canonical text (whole records, each ended by `\n`) as arrays of cells. */
export function parseRecords(text: string, marks: CanonicalMarks): string[][] {
  return openParser(marks).parse(text, 0, true).data;
}

/** Where each record of canonical text ends, its `\n` included; the first `most` only. */
export function findRecordEnds(text: string, marks: CanonicalMarks, most = Infinity): number[] {
  const ends: number[] = [];
  const parser = openParser(marks, () => {
    ends.push(parser.getCharIndex());
    if (ends.length >= most) parser.abort();
  });
  parser.parse(text, 0, true);
  return ends;
}

/** What we use of PapaParse's low-level parser, which its types leave open. */
interface LowLevelParser {
  parse(text: string, baseIndex: number, ignoreLastRow: boolean): { data: string[][] };
  getCharIndex(): number;
  abort(): void;
}

function openParser({ delimiter, quote = '"' }: CanonicalMarks, step?: () => void): LowLevelParser {
  // Its fast mode knows no quotes.
  const quoting = quote === 'none' ? { fastMode: true } : { quoteChar: quote };
  return new Papa.Parser({ delimiter, newline: '\n', ...quoting, ...(step && { step }) });
}
