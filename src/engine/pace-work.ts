import { Problem } from '../core/problem.ts';

/** How a long call hears that its answer is no longer wanted. */
export interface Signal {
  cancelled: boolean;
}

/** The worker answers other calls at least this often. */
const SLICE_MS = 25;

/**
 * Cuts a long computation into slices: awaiting what this returns lets waiting messages in once a slice
 * is used up, and throws the `Problem` `cancelled` where one of them has cancelled the work.
 */
export function paceWork(signal: Signal): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return;
    await new Promise((resume) => setTimeout(resume));
    sliceStart = performance.now();
    if (signal.cancelled) throw cancelled();
  };
}

/** Nobody is told of it: whoever cancelled knows. */
export function cancelled(): Problem {
  return new Problem('cancelled', 'Cancelled.');
}
