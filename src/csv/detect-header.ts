import { findColumns, uniqueColumns } from '../core/columns.ts';
import { DELIMITERS } from './dialect.ts';
import { readSepLine } from './sep-line.ts';

/** Lines from the top among which the header is looked for, and characters of those that may be it. */
const LINES = 20;
const LONGEST = 10_000;

/**
 * The physical line of the header, counted from 1, where it is not the first that is not blank: the first that
 * names the columns we look for, or else what follows comment lines (`# …`). Undefined where it is the first.
 */
export function detectHeader(text: string): number | undefined {
  const sepLine = readSepLine(text);
  const above = sepLine ? 1 : 0;
  const lines = text.slice(sepLine?.length ?? 0).split(/\r\n|[\r\n]/, LINES);
  const first = lines.findIndex((line) => line.trim() !== '');
  const named = lines.findIndex(namesColumns);
  const header = named === -1 ? findAfterComments(lines, first) : named;
  return header === undefined || header <= first ? undefined : above + header + 1;
}

function namesColumns(line: string): boolean {
  if (line.length > LONGEST) return false;
  return DELIMITERS.some((delimiter) => {
    const names = line.split(delimiter).map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
    return names.length > 1 && findColumns(uniqueColumns(names).columns).missing.length === 0;
  });
}

/** The place of the line behind comments; the last comment where that has the cells of a header. */
function findAfterComments(lines: string[], first: number): number | undefined {
  let after = Math.max(first, 0);
  while (lines[after]?.startsWith('#')) after++;
  const [comment, next] = [lines[after - 1], lines[after]];
  if (after === first || comment === undefined || !next) return undefined;
  const isHeader = DELIMITERS.some((delimiter) => {
    const cells = comment.split(delimiter).length;
    return cells > 1 && cells === next.split(delimiter).length;
  });
  return isHeader ? after - 1 : after;
}
