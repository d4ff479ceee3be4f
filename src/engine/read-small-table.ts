import { readWholeTable, type WholeTable } from '../csv/read-whole-table.ts';
import { fileSource } from '../csv/source.ts';

/** A whole file as plain rows, for review and patch files. Throws the Problems of `readWholeTable`. */
export function readSmallTable(file: File): Promise<WholeTable> {
  return readWholeTable(fileSource(file));
}
