import { reasonBits } from '../core/reasons.ts';
import { rowKeyWords } from '../core/row-key.ts';
import { RowKeys } from '../core/row-keys.ts';
import type { DecisionBook } from './decision-book.ts';
import { applyJudgements } from './judged-rows.ts';
import { readBest } from './golden-rows.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { emptyMarks, markAll, type ReviewMarks } from './review-marks.ts';

/** What is found out about a run's rows after its first numbers are there. */
export interface PreparedRows {
  /** Whether all rows are done. */
  done: boolean;
  keys: RowKeys;
  /** One bit for each kind of reason, the first of `REASONS` the lowest. */
  reasons: Uint32Array;
  marks: ReviewMarks;
}

/** Rows between two looks at the clock. */
const STEP_ROWS = 64;
/** Rows between two reports of progress. */
const TOLD_ROWS = 4096;

/**
 * Finds row keys and reasons of a run, and what was decided of its rows. Calls that overlap share the work:
 * each goes on where the rows stand, so that one that is cancelled takes nothing from the others. Before each slice
 * it waits for `whenFree`, where that is given. Throws `cancelled` at its next slice.
 */
export async function prepareRows(
  loaded: LoadedRun,
  book: DecisionBook,
  signal: Signal = { cancelled: false },
  onProgress: (rows: number) => void = () => undefined,
  whenFree?: () => Promise<void>,
): Promise<PreparedRows> {
  const { rows } = loaded.table;
  const prepared = (loaded.prepared ??= startRows(rows));
  if (prepared.done) return prepared;
  const rest = paceWork(signal, whenFree);
  while (prepared.keys.rows < rows) {
    const to = Math.min(prepared.keys.rows + STEP_ROWS, rows);
    while (prepared.keys.rows < to) prepareRow(loaded, prepared, prepared.keys.rows);
    if (to % TOLD_ROWS === 0 || to === rows) onProgress(to);
    await rest();
  }
  if (!prepared.done) {
    // Judgements are by key, and may have come before the keys.
    if (loaded.judged) applyJudgements(loaded);
    markAll(loaded, book);
  }
  prepared.done = true;
  return prepared;
}

function startRows(rows: number): PreparedRows {
  return {
    done: false,
    keys: new RowKeys(rows),
    reasons: new Uint32Array(rows),
    marks: emptyMarks(rows),
  };
}

function prepareRow(loaded: LoadedRun, prepared: PreparedRows, row: number): void {
  prepared.reasons[row] = findReasonBits(loaded, row);
  const golden = textOf(loaded, row, 'golden');
  prepared.keys.add(
    rowKeyWords(textOf(loaded, row, 'question'), golden, textOf(loaded, row, 'response')),
  );
}

/** The reasons of one row, by the golden answer that it is read against. */
export function findReasonBits(loaded: LoadedRun, row: number): number {
  const { golden, score } = readBest(loaded, row);
  return reasonBits(golden, textOf(loaded, row, 'response'), score);
}
