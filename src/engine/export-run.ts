import { planScoredColumns, scoredCells } from '../core/scored-columns.ts';
import { idsOfBits } from '../core/reasons.ts';
import { csvText, EXCEL_BOM } from '../csv/write-csv.ts';
import type { ExportFlavour } from './api.ts';
import type { LoadedRun } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { findReasonBits } from './prepare-run.ts';

export const CSV_TYPE = 'text/csv;charset=utf-8';
/** UTF-16 units of text that are gathered before they become bytes. */
const PIECE_UNITS = 1024 * 1024;
/** Rows written between two looks at the clock and at the size of the piece. */
const STEP_ROWS = 256;

/**
 * The scored CSV of a run: every column of the file as it was, then the scored ones, and
 * the patched answers where there is a patch. `onProgress` hears
 * the rows written so far. Throws `cancelled` at its next slice.
 */
export async function exportRun(
  loaded: LoadedRun,
  flavour: ExportFlavour,
  signal: Signal,
  onProgress: (rows: number) => void,
): Promise<Blob> {
  const { header, table, patch } = loaded;
  const rest = paceWork(signal);
  const plan = planScoredColumns(header, patch !== undefined);
  const parts: Blob[] = [];
  let piece = (flavour === 'excel' ? EXCEL_BOM : '') + csvText([plan.header], flavour);
  for (let from = 0; from < table.rows; from += STEP_ROWS) {
    const to = Math.min(from + STEP_ROWS, table.rows);
    piece += csvText(scoredRows(loaded, plan.keep, from, to), flavour);
    if (piece.length >= PIECE_UNITS) {
      parts.push(new Blob([piece]));
      piece = '';
      onProgress(to);
    }
    await rest();
  }
  onProgress(table.rows);
  return new Blob([...parts, piece], { type: CSV_TYPE });
}

function scoredRows(
  loaded: LoadedRun,
  keep: readonly number[],
  from: number,
  to: number,
): string[][] {
  const { table, patch } = loaded;
  const rows: string[][] = [];
  for (let row = from; row < to; row++) {
    const own = keep.map((column) => table.cell(row, column));
    const scored = scoredCells(table.score(row), idsOfBits(reasonBitsOf(loaded, row)));
    rows.push([...own, ...scored, ...(patch ? [patch.answers.get(row) ?? ''] : [])]);
  }
  return rows;
}

/** Found now where the run is not prepared. */
function reasonBitsOf(loaded: LoadedRun, row: number): number {
  const { prepared } = loaded;
  return (prepared?.done ? prepared.reasons[row] : undefined) ?? findReasonBits(loaded, row);
}
