let held: Promise<string | undefined> | undefined;

/**
 * Name of a lock that this worker holds for as long as it lives: whoever waits for the lock hears of its end, of which
 * browsers send no event. Undefined where the browser has no locks (a page over plain http).
 */
export function holdLife(): Promise<string | undefined> {
  held ??= takeLock(`touchstone-engine-${Math.random()}`);
  return held;
}

async function takeLock(name: string): Promise<string | undefined> {
  // The types promise what only a secure page has.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return undefined;
  return new Promise((resolve) => {
    const untilTheEnd = new Promise<never>(() => undefined);
    locks
      .request(name, () => {
        resolve(name);
        return untilTheEnd;
      })
      .catch(() => resolve(undefined));
  });
}
