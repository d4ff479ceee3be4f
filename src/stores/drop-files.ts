import { countOf } from '../core/format.ts';
import { Problem, toPlainProblem } from '../core/problem.ts';
import { ROW_FILE_ENDINGS } from '../core/row-file-endings.ts';
import { addFiles, noteNoFiles } from './runs.ts';
import { addProblem } from './runs-state.ts';

/** A dropped file; `relativePath` begins with the folder that was dropped. */
type DroppedFile = File & { relativePath?: string };

/** What files with rows are called, packed or not. */
const READABLE = new RegExp(`\\.(?:${ROW_FILE_ENDINGS}|xlsm)(?:\\.gz)?$`, 'i');

/** How many files are named one by one. */
const NAMED = 3;

/**
 * Opens what was dropped or chosen. Of a folder those files are taken whose names say that they may hold rows; the
 * others are named beside what is loaded. Never rejects.
 */
export async function dropFiles(files: readonly DroppedFile[]): Promise<void> {
  if (files.length === 0) return noteNoFiles();
  const left = files.filter((file) => isInFolder(file) && !READABLE.test(file.name));
  if (left.length > 0) tellLeft(left);
  await addFiles(files.filter((file) => !left.includes(file)));
}

function isInFolder({ relativePath = '' }: DroppedFile): boolean {
  return /[^./]\/./.test(relativePath);
}

function tellLeft(left: readonly File[]): void {
  const names = left.slice(0, NAMED).map(({ name }) => name);
  const more = left.length - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  const sentence = `Left out, as their names are not those of files with rows (.csv, .tsv, .json, .jsonl, .xlsx, .parquet, also with .gz): ${list}. Drop such a file by itself to have it read.`;
  const what = `${countOf(left.length, 'file')} of the folder`;
  addProblem(what, toPlainProblem(new Problem('unreadable_file', sentence)));
}
