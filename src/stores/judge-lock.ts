const ELSEWHERE =
  'Another tab of this page is judging this file. Wait until it is done, or stop it there: what it has judged shows here then.';

/**
 * Keeps other tabs from judging a run while this one does. Gives what lets them again, or the sentence that says
 * that one of them does. Where the browser has no locks nobody is kept from it.
 */
export async function lockRun(run: string): Promise<(() => void) | string> {
  // Absent from pages opened without https, and from old browsers.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  return new Promise((resolve) => {
    locks
      .request(`touchstone-judge-${run}`, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(() => release()));
        resolve(ELSEWHERE);
        return undefined;
      })
      .catch(() => resolve(() => undefined));
  });
}
