import type { Calls } from './calls.ts';
import type { HeldRuns } from './held-runs.ts';
import type { LoadedRun } from './loaded-run.ts';
import { cancelled, type Signal } from './pace-work.ts';

/** What readers sort by that is text, the most telling first. */
const ROLES = ['response', 'question', 'golden'] as const;
/** Fewer rows are put in order while one looks. */
const MANY_ROWS = 20_000;

/**
 * Puts the texts of a large run in order before anybody sorts by them, column after column, in slices that give way to
 * `calls`. Throws the `Problem` `cancelled` once no run with these texts is held.
 */
export async function rankAhead(
  held: HeldRuns,
  { table, run }: LoadedRun,
  calls: Calls,
): Promise<void> {
  if (table.rows < MANY_ROWS || run.withoutTexts) return;
  const signal: Signal = {
    get cancelled() {
      return !held.list.some((other) => other.table.texts === table.texts);
    },
  };
  for (const role of ROLES) {
    await calls.whenNone();
    if (signal.cancelled) throw cancelled();
    const column = run.mapping[role];
    if (column !== undefined)
      await table.rankTexts(column, { signal, whenFree: () => calls.whenNone() });
  }
}
