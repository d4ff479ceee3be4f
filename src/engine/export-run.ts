import { judgedCells, planJudgedColumns } from '../core/judge/judge-columns.ts';
import { RAG_COLUMNS, ragCells } from '../core/rag/rag-columns.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import {
  PASSED_COLUMNS,
  PATCHED_COLUMN,
  planAddedColumns,
  planScoredColumns,
  scoredCells,
} from '../core/scored-columns.ts';
import { idsOfBits } from '../core/reasons.ts';
import { csvText, EXCEL_BOM } from '../csv/write-csv.ts';
import type { ExportFlavour } from './run-types.ts';
import type { DecisionBook } from './decision-book.ts';
import { answersOf, scoreAnswers } from './golden-rows.ts';
import { judgementOf } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { findReasonBits, prepareRows } from './prepare-run.ts';
import { factualOf } from './rag-rows.ts';

export const CSV_TYPE = 'text/csv;charset=utf-8';
/** UTF-16 units of text that are gathered before they become bytes. */
const PIECE_UNITS = 1024 * 1024;
/** Rows written between two looks at the clock and at the size of the piece. */
const STEP_ROWS = 256;

/** The evaluation of retrieval that an export is to hold. */
export interface RagExport {
  settings: RagSettings;
  book: DecisionBook;
}

/**
 * The scored CSV of a run: every column of the file as it was, then the scored ones, those of the judge where
 * it was judged here, the patched answers where there is a patch, and with `rag` those of the evaluation of
 * retrieval. Of a run without texts the rows' keys and verdicts. `onProgress` hears the rows written so far. Throws `cancelled` at its next slice.
 */
export async function exportRun(
  loaded: LoadedRun,
  flavour: ExportFlavour,
  signal: Signal,
  onProgress: (rows: number) => void,
  rag?: RagExport,
): Promise<Blob> {
  const { table } = loaded;
  const cellsOfRag = rag && (await openRagCells(loaded, rag, signal));
  const rest = paceWork(signal);
  const plan = planColumns(loaded, rag !== undefined);
  const parts: Blob[] = [];
  let piece = (flavour === 'excel' ? EXCEL_BOM : '') + csvText([plan.header], flavour);
  for (let from = 0; from < table.rows; from += STEP_ROWS) {
    const to = Math.min(from + STEP_ROWS, table.rows);
    piece += csvText(scoredRows(loaded, plan.keep, cellsOfRag, from, to), flavour);
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

/** As the command line plans them, with the patched answers after those of the judge. */
function planColumns(loaded: LoadedRun, withRag: boolean): { keep: number[]; header: string[] } {
  if (!withRag) return planOthers(loaded, loaded.header);
  return planAddedColumns(loaded.header, RAG_COLUMNS, (header) => planOthers(loaded, header));
}

function planOthers({ patch, judged, goldens }: LoadedRun, header: readonly string[]) {
  const plan = judged ? planJudgedColumns(header) : planScoredColumns(header, patch !== undefined);
  const added = [...(judged && patch ? [PATCHED_COLUMN] : []), ...(goldens ? PASSED_COLUMNS : [])];
  return { ...plan, header: [...plan.header, ...added] };
}

/** A row's cells of the evaluation of retrieval. Stop lists and stemmers are large: loaded where they are asked for. */
async function openRagCells(
  loaded: LoadedRun,
  { settings, book }: RagExport,
  signal: Signal,
): Promise<(row: number) => string[]> {
  const { prepareRag } = await import('./prepare-rag.ts');
  await prepareRows(loaded, book, signal);
  const { figures } = await prepareRag(loaded, settings, signal);
  return (row) => ragCells(figures.rowOf(row), factualOf(loaded, row), settings);
}

function scoredRows(
  loaded: LoadedRun,
  keep: readonly number[],
  cellsOfRag: ((row: number) => string[]) | undefined,
  from: number,
  to: number,
): string[][] {
  const { table, patch, judged } = loaded;
  const rows: string[][] = [];
  for (let row = from; row < to; row++) {
    const own = keep.map((column) => table.cell(row, column));
    const scored = scoredCells(table.score(row), idsOfBits(reasonBitsOf(loaded, row)));
    const said = judged ? judgedCells(judgementOf(loaded, row), judged.by) : [];
    const patched = patch ? [patch.answers.get(row) ?? ''] : [];
    const beside = [...said, ...patched, ...passedCells(loaded, row)];
    rows.push([...own, ...scored, ...beside, ...(cellsOfRag?.(row) ?? [])]);
  }
  return rows;
}

/** The golden answers that passed, under `PASSED_COLUMNS`; no cells where a row has one alone. */
function passedCells(loaded: LoadedRun, row: number): string[] {
  if (!loaded.goldens) return [];
  const answers = answersOf(loaded, row);
  const { exact, overlap } = scoreAnswers(loaded, row).passedBy;
  return [exact, overlap].map((place) => (place === undefined ? '' : (answers[place] ?? '')));
}

/** Found now where the run is not prepared; one without texts has them from its project. */
function reasonBitsOf(loaded: LoadedRun, row: number): number {
  const { prepared, saved } = loaded;
  return (
    (prepared?.done || saved ? prepared?.reasons[row] : undefined) ?? findReasonBits(loaded, row)
  );
}
