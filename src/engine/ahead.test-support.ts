import { onTestFinished, vi } from 'vitest';
import type { Calls } from './calls.ts';
import { HeldRuns } from './held-runs.ts';
import { loadRun } from './load-run.ts';

const DIALECT = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const;

/** A run of so many rows, held. */
export async function hold(rows: number) {
  const lines = Array.from({ length: rows }, (_, row) => `q${row},a${row},r${row}`);
  const file = new File([`question,answer,response\n${lines.join('\n')}\n`], 'rows.csv');
  const mapping = { question: 0, golden: 1, response: 2 };
  const request = { job: 'load', dialect: DIALECT, mapping };
  const runs = await loadRun(file, request, () => undefined, { cancelled: false });
  const held = new HeldRuns();
  held.keep(runs);
  const [loaded] = runs;
  if (!loaded) throw new Error('A file is one run or more.');
  return { held, loaded, rankTexts: vi.spyOn(loaded.table, 'rankTexts') };
}

/** Every look at the clock finds the slice used up. */
export function useUpSlices(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => void vi.restoreAllMocks());
}

/** A call that is under way until it is ended. */
export function startCall(calls: Calls): () => void {
  let end: (() => void) | undefined;
  void calls.during(() => new Promise<void>((resolve) => (end = resolve)));
  return () => end?.();
}

/** Long enough for whatever does not stand still to end. */
export async function passTurns(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve));
}
