import type { UndoStep } from '../storage/undo-log.ts';
import { loadReviews } from './load-reviews.ts';
import { changesBack, isStanding, makeStep, takeBack } from './review-changes.ts';
import { countInSession } from './review-pace.ts';
import { goToRow } from './review-queue.ts';
import { refreshReportSoon } from './review-report.ts';
import { useReviews } from './review-state.ts';
import { useRuns } from './runs-state.ts';

/**
 * Takes back the last step of this browser's reviews, a group or an import as one, and opens the row on
 * which it was made where a review of its run is under way. Returns the step, or undefined where there is none.
 */
export async function undo(): Promise<UndoStep | undefined> {
  await loadReviews();
  const step = useReviews.getState().steps.at(-1);
  if (!step) return undefined;
  if (step.kind === 'verdict' || step.kind === 'group') countInSession(changesBack(step));
  takeBack(step);
  const { place } = step;
  const { queue } = useReviews.getState();
  const isLoaded = useRuns.getState().runs.some(({ key }) => key === place?.run);
  // The draw is of one run: a row of another has no place in it.
  const isInQueue = queue?.kind === 'filter' || queue?.run === place?.run;
  if (place && isLoaded && isInQueue) await goToRow(place);
  refreshReportSoon();
  return step;
}

/**
 * Takes back one step, whichever it is: the last as `undo` does, an earlier one by a step of its own, one that was
 * taken back already not again.
 */
export async function undoStep(step: UndoStep): Promise<void> {
  await loadReviews();
  const { steps } = useReviews.getState();
  if (steps.at(-1)?.id === step.id) await undo();
  else if (isStanding(step)) {
    makeStep('clear', changesBack(step));
    refreshReportSoon();
  }
}
