/** Lets work through, holds it while a run is paused, and turns it away once the run has stopped. */
export interface RunGate {
  /** Why it is held, in words; undefined while it is not. */
  readonly paused: string | undefined;
  /** Resolves once work may go on; false where the run has stopped. */
  pass(): Promise<boolean>;
  pause(reason: string): void;
  resume(): void;
}

export function openGate(stop: AbortSignal, onChange: () => void): RunGate {
  let paused: string | undefined;
  let held: (() => void)[] = [];
  const release = () => {
    const waiting = held;
    held = [];
    for (const go of waiting) go();
  };
  stop.addEventListener('abort', release);
  const pass = async (): Promise<boolean> => {
    if (stop.aborted || paused === undefined) return !stop.aborted;
    await new Promise<void>((resolve) => held.push(resolve));
    return pass();
  };
  return {
    get paused() {
      return paused;
    },
    pass,
    pause(reason) {
      paused ??= reason;
      onChange();
    },
    resume() {
      paused = undefined;
      release();
      onChange();
    },
  };
}
