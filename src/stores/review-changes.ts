import type { Decision } from '../core/review/decision.ts';
import type { DecisionChange } from '../engine/review-types.ts';
import type { RowId } from '../engine/row-types.ts';
import { nameDecision } from '../storage/decisions.ts';
import type { UndoKind, UndoStep } from '../storage/undo-log.ts';
import { tellChanges } from './review-engine.ts';
import { useReviews } from './review-state.ts';
import { askForProtection, saveChanges } from './save-reviews.ts';
import { postToTabs, type ReviewChange } from './tab-channel.ts';

/** Steps that can be undone; older ones are forgotten. */
const MOST_STEPS = 500;

/** Ids of steps that were taken out of the log again, here or in another tab. */
const takenBack = new Set<string>();

/**
 * Changes decisions at once, as one step that can be undone; writing them goes on behind. `place` is the
 * row to go back to.
 */
export function makeStep(kind: UndoKind, changes: DecisionChange[], place?: RowId): void {
  if (changes.length === 0) return;
  const { decisions, steps } = useReviews.getState();
  const images = changes.map(({ rowKey, reviewer }) => ({
    rowKey,
    reviewer,
    before: decisions.get(nameDecision({ rowKey, reviewer })),
  }));
  const id = nextStepId(steps.at(-1)?.id);
  commit({ changes, added: { id, kind, ...(place && { place }), images } });
  void askForProtection();
}

/** What takes a step back. */
export function changesBack({ images }: UndoStep): DecisionChange[] {
  return images.map(({ rowKey, reviewer, before }) => ({ rowKey, reviewer, decision: before }));
}

/** Takes a step back, and out of the log. Only the last one can be: what it brings back must be what came before. */
export function takeBack(step: UndoStep): void {
  commit({ changes: changesBack(step), undone: step.id });
}

function commit(change: ReviewChange): void {
  const before = useReviews.getState().steps;
  applyChange(change);
  const kept = new Set(useReviews.getState().steps);
  const gone = before.filter((step) => !kept.has(step)).map(({ id }) => id);
  saveChanges(change.changes.map(nameDecision), change.added ? [change.added.id, ...gone] : gone);
  postToTabs({ kind: 'change', change });
}

/** Whether what a step did still stands: it is in the log, or so old that the log has forgotten it. */
export function isStanding({ id }: UndoStep): boolean {
  const { steps } = useReviews.getState();
  const isForgotten = id < (steps[0]?.id ?? '') && !takenBack.has(id);
  return isForgotten || steps.some((step) => step.id === id);
}

/** Changes what this page and its engine know, as it was decided here or in another tab. */
export function applyChange({ changes, added, undone }: ReviewChange): void {
  if (undone !== undefined) takenBack.add(undone);
  useReviews.setState((state) => {
    const decisions = new Map<string, Decision>(state.decisions);
    for (const { decision, ...row } of changes) {
      if (decision) decisions.set(nameDecision(row), decision);
      else decisions.delete(nameDecision(row));
    }
    const others = state.steps.filter(({ id }) => id !== undone && id !== added?.id);
    const steps = [...others, ...(added ? [added] : [])]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(-MOST_STEPS);
    return { decisions, steps, canUndo: steps.length > 0 };
  });
  tellChanges(changes);
}

/** Tells the steps of one tab from those that another makes in the same millisecond. */
const TAB = Math.random().toString(36).slice(2, 10);

/** Milliseconds since 1970, but later than the step before whatever the clock says; then the tab. */
function nextStepId(last: string | undefined): string {
  const time = Math.max(Date.now(), Number.parseInt(last ?? '0', 10) + 1);
  return `${time.toString().padStart(15, '0')}-${TAB}`;
}
