import type { HeldRuns } from './held-runs.ts';
import type { LoadedRun } from './loaded-run.ts';

/** What readers sort by that is text, the most telling first. */
const ROLES = ['response', 'question', 'golden'] as const;
/** Fewer rows are put in order while one looks. */
const MANY_ROWS = 20_000;

/**
 * Puts the texts of a large run in order before anybody sorts by them, in slices, column after column for as long as
 * the run is held.
 */
export async function rankAhead(held: HeldRuns, loaded: LoadedRun): Promise<void> {
  const { table, run } = loaded;
  if (table.rows < MANY_ROWS || run.withoutTexts) return;
  for (const role of ROLES) {
    if (held.find(run.key) !== loaded) return;
    const column = run.mapping[role];
    if (column !== undefined) await table.rankTexts(column);
  }
}
