import { DELIMITERS } from './dialect.ts';
import type { Delimiter } from './dialect.ts';

/** Excel's first line that names the delimiter, quoted or not. */
const SEP_LINE = /^("?)sep=([,;\t|])\1(?:\r\n|[\r\n]|$)/i;

/** The delimiter that a first line `sep=;` names, and the length of that line with its end. */
export function readSepLine(text: string): { delimiter: Delimiter; length: number } | undefined {
  const match = SEP_LINE.exec(text);
  const delimiter = DELIMITERS.find((candidate) => candidate === match?.[2]);
  return match && delimiter ? { delimiter, length: match[0].length } : undefined;
}
