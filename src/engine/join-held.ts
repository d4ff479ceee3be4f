import type { HeldRuns } from './held-runs.ts';
import { joinPair } from './join-pair.ts';
import type { LoadedRun } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';

/** Joins of more runs are found when they are asked for. */
const MOST_RUNS = 12;

/**
 * Joins a run with every other, for nobody yet, so that whoever puts runs side by side need not wait: in slices, each once
 * `whenFree` resolves. Ends where one of them is taken away.
 */
export async function joinHeld(
  held: HeldRuns,
  loaded: LoadedRun,
  whenFree: () => Promise<void>,
): Promise<void> {
  const others = held.list.filter((other) => other !== loaded);
  if (others.length >= MOST_RUNS) return;
  for (const other of others) {
    const signal: Signal = {
      get cancelled() {
        return !held.list.includes(loaded) || !held.list.includes(other);
      },
    };
    const isFirst = held.list.indexOf(loaded) < held.list.indexOf(other);
    const pair = isFirst ? ([loaded, other] as const) : ([other, loaded] as const);
    await joinPair(...pair, paceWork(signal, whenFree));
  }
}
