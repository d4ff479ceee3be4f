import type { JudgedBy } from '../core/judge/judge-columns.ts';
import { type Judgement, verdictOf } from '../core/judge/judgement.ts';
import { readVerdict } from '../core/review/decision.ts';
import type { JudgedRun, JudgeScopeChoice } from './judge-types.ts';
import type { DecisionBook } from './decision-book.ts';
import { keyOfRow } from './human-decisions.ts';
import type { LoadedRun } from './loaded-run.ts';
import { markAll, markKey } from './review-marks.ts';
import type { JudgeVerdict } from './table.ts';

/** What the judge said of a run's rows, by row key. */
export interface JudgedRows {
  by: JudgedBy;
  scope: JudgeScopeChoice;
  /** Of the rows in scope. */
  keys: ReadonlySet<string>;
  judgements: Map<string, Judgement>;
}

/** Whether a run has a judge: one that judged it here, or a column mapped as one's verdicts. */
export function hasJudge({ run, judged }: LoadedRun): boolean {
  return judged !== undefined || run.mapping.judge_verdict !== undefined;
}

/** What a cell of a judge's column says. A judge who is not sure has no verdict. */
export function readJudge(cell: string | undefined): JudgeVerdict {
  const verdict = cell === undefined ? undefined : readVerdict(cell);
  return verdict === 'unsure' ? undefined : verdict;
}

/** What became of a row: undefined where it is not in scope. */
export function judgementOf(loaded: LoadedRun, row: number): Judgement | 'waiting' | undefined {
  const { judged } = loaded;
  if (!judged) return undefined;
  const key = keyOfRow(loaded, row);
  return judged.judgements.get(key) ?? (judged.keys.has(key) ? 'waiting' : undefined);
}

/** Puts what the judge said in place of what is known, or forgets it. Rows without keys yet get it with them. */
export function replaceJudgements(
  loaded: LoadedRun,
  judged: JudgedRun | undefined,
  book: DecisionBook,
): void {
  if (judged)
    loaded.judged = {
      by: judged.by,
      scope: judged.scope,
      keys: new Set(judged.keys),
      judgements: new Map(judged.judgements),
    };
  else delete loaded.judged;
  if (!loaded.prepared?.done) return;
  applyJudgements(loaded);
  markAll(loaded, book);
}

/** Adds what the judge said of some more rows; whose it is and which rows are in scope stay as they are. */
export function addJudgements(loaded: LoadedRun, judged: JudgedRun, book: DecisionBook): void {
  if (!loaded.judged) return replaceJudgements(loaded, judged, book);
  for (const [key, judgement] of judged.judgements) loaded.judged.judgements.set(key, judgement);
  const { prepared, table } = loaded;
  if (!prepared?.done) return;
  // Rows move to other strata.
  delete loaded.draw;
  for (const [key, { state }] of judged.judgements) {
    for (const row of prepared.keys.rowsOf(key)) table.setJudge(row, verdictOf(state));
    markKey(loaded, book, key);
  }
}

/**
 * Gives each row of a table the verdict of the judge that counts: the one who judged here, else the mapped
 * column's. Never both, so that every figure is of one judge.
 */
export function applyJudgements({ run, table, prepared, judged }: LoadedRun): void {
  const column = judged ? -1 : (run.mapping.judge_verdict ?? -1);
  for (let row = 0; row < table.rows; row++)
    table.setJudge(row, column === -1 ? undefined : readJudge(table.cell(row, column)));
  for (const [key, { state }] of judged?.judgements ?? [])
    for (const row of prepared?.keys.rowsOf(key) ?? []) table.setJudge(row, verdictOf(state));
}
