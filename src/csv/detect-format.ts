import type { Format } from './dialect.ts';

/** The format of a file that is no text, by its first bytes; undefined for any other. */
export function detectBinary(bytes: Uint8Array): 'xlsx' | 'parquet' | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  // What follows is a page header, which begins with a control character; a CSV may have such a column.
  if (start === 'PAR1' && (bytes[4] ?? 0) < 0x20 && !/\s/.test(charAt(bytes, 4))) return 'parquet';
  if (start !== 'PK\x03\x04') return undefined;
  const names = new TextDecoder('latin1').decode(bytes);
  return names.includes('xl/') && !names.includes('word/document') ? 'xlsx' : undefined;
}

function charAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(bytes[at] ?? 0);
}

/** How many lines are looked at. */
const LINES = 5;

/** The format of a text by its head: JSON where it starts like a row of it. */
export function detectTextFormat(head: string): Exclude<Format, 'xlsx' | 'parquet'> {
  if (!/^\s*(?:\{\s*["}]|\[\s*[[{\]"])/.test(head)) return 'delimited';
  const lines = head.split('\n', LINES + 1).filter((line) => line.trim() !== '');
  // The last line of a head may be cut, and is the only one where rows are long.
  if (lines.length === 1 && /^\s*\{/.test(head)) return 'jsonl';
  // Where the first line goes on in the next, a whole row below it is one of a list.
  if (!/[[{,]\s*$/.test(lines[0] ?? '') && lines.some(isRow)) return 'jsonl';
  return /^\s*\[\s*"/.test(head) ? 'delimited' : 'json';
}

/** Whether a line is a whole row; a line `[` or `},` is not, nor is a whole list of rows. */
function isRow(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return false;
    return !Array.isArray(value) || value.every((cell) => typeof cell !== 'object');
  } catch {
    return false;
  }
}
