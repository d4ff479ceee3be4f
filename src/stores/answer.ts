import type { PlainProblem } from '../core/problem.ts';
import type { Outcome } from '../engine/run-types.ts';
import type { RemoteEngine } from '../engine/connect.ts';
import { askEngine, tellEngine } from './engine.ts';

/** What was asked of the engine last, and what it said: the value before stays until the next is there. */
export interface Answer<T> {
  value: T | undefined;
  /** A newer one is being found. */
  pending: boolean;
  /** Rows so far. */
  rows: number;
  problem: PlainProblem | undefined;
}

/** Nothing was asked. */
export function noAnswer<T>(): Answer<T> {
  return { value: undefined, pending: false, rows: 0, problem: undefined };
}

let jobsSoFar = 0;

/**
 * Asks one question at a time and shows how it goes: a later one ends the one before, whose answer is then dropped.
 * `show` gets what has changed.
 */
export function openQuestion<T>(show: (change: Partial<Answer<T>>) => void) {
  let current: string | undefined;

  function stop(): void {
    const job = current;
    current = undefined;
    if (job === undefined) return;
    show({ pending: false });
    tellEngine((engine) => engine.cancel(job));
  }

  async function ask(
    call: (
      engine: RemoteEngine,
      job: string,
      onProgress: (rows: number) => void,
      onPartial: (value: T) => void,
    ) => Promise<Outcome<T>>,
  ): Promise<void> {
    stop();
    const job = `compare-${++jobsSoFar}`;
    current = job;
    show({ pending: true, rows: 0, problem: undefined });
    const onProgress = (rows: number) => {
      if (current === job) show({ rows });
    };
    const onPartial = (value: T) => {
      if (current === job) show({ value });
    };
    const outcome = await askEngine((engine) => call(engine, job, onProgress, onPartial));
    if (current !== job) return;
    current = undefined;
    if (outcome.ok) show({ value: outcome.value, pending: false });
    else show({ pending: false, problem: outcome.problem });
  }

  return { ask, stop };
}
