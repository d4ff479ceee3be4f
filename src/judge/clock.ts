/** Time as a run knows it. Another one is for tests. */
export interface Clock {
  /** Milliseconds since some moment, never going back by much. */
  now(): number;
  /** Resolves after some milliseconds, or at once when the signal aborts; whoever waits looks which. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** What a timer takes: one that is longer would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, Math.min(ms, LONGEST_MS));
      signal.addEventListener('abort', end);
    }),
};

/** Does some work that can be aborted, for a while at most; undefined where the time was up first. */
export async function withTimeLimit<T>(
  clock: Clock,
  ms: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  stop.addEventListener('abort', abort);
  if (stop.aborted) abort();
  try {
    const late = clock.wait(ms, controller.signal).then(() => undefined);
    const done = work(controller.signal);
    // What comes of it after its time, an abort in the main, is nobody's concern.
    done.catch(() => undefined);
    return await Promise.race([done, late]);
  } finally {
    stop.removeEventListener('abort', abort);
    abort();
  }
}
