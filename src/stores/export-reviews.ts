import { countOf } from '../core/format.ts';
import type { Outcome } from '../engine/run-types.ts';
import type { RemoteEngine } from '../engine/connect.ts';
import { download } from './download.ts';
import { askEngine } from './engine.ts';
import { loadReviews } from './load-reviews.ts';
import { makeStep } from './review-changes.ts';
import { tellDecisions } from './review-engine.ts';
import { refreshShownReport } from './review-report.ts';
import { useReviews } from './review-state.ts';
import { addProblem, useRuns } from './runs-state.ts';
import { undoStep } from './undo.ts';
import { offerUndo } from './undo-offer.ts';

/**
 * Downloads all decisions as a review CSV, those of rows that no open file has too. What is on this page is
 * exported, whether or not it could be kept in this browser.
 */
export function exportReviews(): Promise<void> {
  return exportAs('reviews', (engine, runs) => engine.exportReviews(runs));
}

/** Downloads the golden answers that are proposed for rows of the open files, as a patch CSV. */
export function exportPatch(): Promise<void> {
  return exportAs('patch', (engine, runs) => engine.exportPatch(runs));
}

async function exportAs(
  kind: string,
  write: (engine: RemoteEngine, runs: string[]) => Promise<Outcome<Blob>>,
): Promise<void> {
  await tellDecisions();
  const { runs } = useRuns.getState();
  const written = await askEngine((engine) =>
    write(
      engine,
      runs.map(({ key }) => key),
    ),
  );
  const [first, ...others] = runs;
  const base = first && others.length === 0 ? first.name.replace(/\.[^.]+$/, '') : 'touchstone';
  const name = `${base}.${kind}.csv`;
  if (written.ok) download(written.value, name);
  else addProblem(name, written.problem);
}

/** Takes away what every reviewer said of every row: one step, which can be undone here and in a review. */
export async function clearReviews(): Promise<void> {
  await loadReviews();
  const { decisions } = useReviews.getState();
  const changes = Array.from(decisions.values(), ({ rowKey, reviewer }) => ({
    rowKey,
    reviewer,
    decision: undefined,
  }));
  makeStep('clear', changes);
  const step = useReviews.getState().steps.at(-1);
  if (changes.length === 0 || !step) return;
  const were = changes.length === 1 ? 'was' : 'were';
  offerUndo(`${countOf(changes.length, 'decision')} ${were} cleared.`, () => undoStep(step));
  void refreshShownReport();
}
