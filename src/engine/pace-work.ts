import { Problem } from '../core/problem.ts';

/** How a long call hears that its answer is no longer wanted. */
export interface Signal {
  cancelled: boolean;
}

/** Lets waiting messages in once a slice of work is used up. */
export type Rest = () => Promise<void>;

/** The worker answers other calls at least this often. */
const SLICE_MS = 15;
/** Rows looked at between two looks at the clock. */
const SLICE_ROWS = 2048;

/**
 * Cuts a long computation into slices: awaiting what this returns lets waiting messages in once a slice
 * is used up, and throws the `Problem` `cancelled` where one of them has cancelled the work. Before the next slice
 * it waits for `whenFree`, where that is given.
 */
export function paceWork(signal: Signal, whenFree?: () => Promise<void>): Rest {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return;
    await nextTask();
    await whenFree?.();
    sliceStart = performance.now();
    if (signal.cancelled) throw cancelled();
  };
}

/** Timers that follow one another wait 4 ms each in browsers; tasks, where there are any, wait for nothing. */
function nextTask(): Promise<unknown> {
  if ('scheduler' in globalThis) return scheduler.postTask(() => undefined);
  return new Promise((resume) => setTimeout(resume));
}

/** Visits so many rows, from row 0 on, in slices; `onSlice` hears how many it was so far. */
export async function visitRows(
  rows: number,
  rest: Rest,
  visit: (row: number) => void,
  onSlice?: (rows: number) => void,
): Promise<void> {
  for (let from = 0; from < rows; from += SLICE_ROWS) {
    const to = Math.min(from + SLICE_ROWS, rows);
    for (let row = from; row < to; row++) visit(row);
    onSlice?.(to);
    await rest();
  }
}

/** Nobody is told of it: whoever cancelled knows. */
export function cancelled(): Problem {
  return new Problem('cancelled', 'Cancelled.');
}
