import { type PlainProblem, Problem, toPlainProblem } from '../core/problem.ts';
import type { Decision } from '../core/review/decision.ts';
import { type Merge, mergeDecisions, readDecisions } from '../core/review/review-file.ts';
import type { Outcome } from '../engine/run-types.ts';
import { nameDecision } from '../storage/decisions.ts';
import type { UndoStep } from '../storage/undo-log.ts';
import { askEngine } from './engine.ts';
import { makeStep } from './review-changes.ts';
import { tellDecisions } from './review-engine.ts';
import { refreshShownReport } from './review-report.ts';
import { useReviews } from './review-state.ts';
import { addProblem } from './runs-state.ts';
import { sayImport } from './say-import.ts';
import { undoStep } from './undo.ts';
import { offerUndo } from './undo-offer.ts';

/** What became of the decisions that were read. */
export interface ImportCounts extends Omit<Merge, 'decisions'> {
  /** Records that say nothing. */
  unusable: number;
  /** Decisions on rows that no open file has: kept too. */
  notLoaded: number;
}

/**
 * Reads a review file and adds what it says to what is kept; where one reviewer says two things of one row,
 * the newer counts. One step, which can be undone; the counts are told. A file that is no review becomes a problem.
 */
export async function importReviews(file: File): Promise<ImportCounts | undefined> {
  const table = await askEngine((engine) => engine.readSmallTable(file));
  const read = table.ok ? readDecisions(table.value.columns, table.value.rows) : undefined;
  if (read) return importDecisions(read.decisions, read.unusable.length);
  addProblem(file.name, table.ok ? notAReview() : table.problem);
  return undefined;
}

/** Adds what a run's column of human verdicts says, as decisions of a reviewer of that name. One step, which can be undone. */
export async function loadHumanVerdicts(run: string): Promise<ImportCounts | undefined> {
  const found = await askEngine(async (engine): Promise<Outcome<Decision[]>> => ({
    ok: true,
    value: await engine.humanDecisions(run),
  }));
  return found.ok ? importDecisions(found.value, 0) : undefined;
}

function notAReview(): PlainProblem {
  const sentence =
    'This is no review file: its header has no column verdict or golden_wrong. Choose a file that was exported as a review.';
  return toPlainProblem(new Problem('missing_column', sentence));
}

async function importDecisions(read: Decision[], unusable: number): Promise<ImportCounts> {
  const { counts, said, step } = await mergeReviews(read, unusable);
  useReviews.setState({ notice: step ? undefined : said });
  if (step) offerUndo(said, () => undoStep(step));
  return counts;
}

/** Adds decisions to those kept: what became of them, in a sentence too, and the step that was made where one was. */
export async function mergeReviews(
  read: Decision[],
  unusable: number,
): Promise<{ counts: ImportCounts; said: string; step: UndoStep | undefined }> {
  await tellDecisions();
  const kept = useReviews.getState().decisions;
  const { decisions, ...counts } = mergeDecisions([...kept.values()], read);
  const changes = decisions
    .filter((decision) => kept.get(nameDecision(decision)) !== decision)
    .map((decision) => ({ rowKey: decision.rowKey, reviewer: decision.reviewer, decision }));
  makeStep('import', changes);
  const step = changes.length > 0 ? useReviews.getState().steps.at(-1) : undefined;
  void refreshShownReport();
  const notLoaded = await countNotLoaded(read);
  const said = sayImport(counts, unusable, notLoaded);
  return { counts: { ...counts, unusable, notLoaded }, said, step };
}

async function countNotLoaded(read: Decision[]): Promise<number> {
  const keys = read.map(({ rowKey }) => rowKey);
  const unknown = await askEngine((engine) => engine.countUnknown(keys));
  return unknown.ok ? unknown.value : 0;
}
