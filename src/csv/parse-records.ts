import Papa from 'papaparse';
import type { Delimiter } from './dialect.ts';

/** Records of canonical text (whole records, each ended by `\n`) as arrays of cells. */
export function parseRecords(text: string, delimiter: Delimiter): string[][] {
  return openParser(delimiter).parse(text, 0, true).data;
}

/** Where each record of canonical text ends, its `\n` included; the first `most` only. */
export function findRecordEnds(text: string, delimiter: Delimiter, most = Infinity): number[] {
  const ends: number[] = [];
  const parser = openParser(delimiter, () => {
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

function openParser(delimiter: Delimiter, step?: () => void): LowLevelParser {
  return new Papa.Parser({ delimiter, newline: '\n', ...(step && { step }) });
}
