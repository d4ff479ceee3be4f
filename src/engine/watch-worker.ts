/** How often a worker that has work is asked for a sign of life, and after how long without one it is silent. */
const ASK_MS = 2500;
const SILENT_MS = 10_000;

interface Watched {
  /** Answers at once while the worker is not in the middle of something; with the name of the lock that it holds. */
  askLife: () => Promise<string | undefined>;
  /** Whether anything is asked of it that it has not answered. */
  isAtWork: () => boolean;
  /** It has ended without a word. */
  onEnd: () => void;
  /** It has given no sign of life for long, or does so again. */
  onSilence: (isSilent: boolean) => void;
}

/** Watches a worker for its end and for long silence, until what it returns is called. */
export function watchWorker({ askLife, isAtWork, onEnd, onSilence }: Watched): () => void {
  const watch = new AbortController();
  let askedAt: number | undefined;
  let isSilent = false;
  const tell = (now: boolean) => {
    if (now === isSilent || watch.signal.aborted) return;
    isSilent = now;
    onSilence(now);
  };
  const ask = () => {
    if (askedAt !== undefined) return tell(performance.now() - askedAt >= SILENT_MS);
    if (!isAtWork()) return;
    askedAt = performance.now();
    askLife().then(
      () => {
        askedAt = undefined;
        tell(false);
      },
      () => undefined,
    );
  };
  const timer = setInterval(ask, ASK_MS);
  void hearEnd(askLife, watch.signal, onEnd);
  return () => {
    clearInterval(timer);
    tell(false);
    watch.abort();
  };
}

/** The lock that the worker holds is free once it has ended. */
async function hearEnd(
  askLife: Watched['askLife'],
  signal: AbortSignal,
  onEnd: () => void,
): Promise<void> {
  try {
    const name = await askLife();
    if (name !== undefined && !signal.aborted)
      await navigator.locks.request(name, { signal }, onEnd);
  } catch {
    // Nobody watches any more.
  }
}
