import { useRuns } from './runs-state.ts';
import { tellReviewer } from './review-state.ts';
import { postToTabs } from './tab-channel.ts';

/*
 * A tab is told where another one has the same file open. Tabs say so over a channel; a lock for each run
 * tells of a tab that went without a word, where the browser has locks.
 */

/** Runs that are open here, with what ends the wait for their lock, or gives it back. */
const open = new Map<string, () => void>();
/** Those of them that another tab has open as well. */
const shared = new Set<string>();
/** Those whose lock this tab holds; other tabs wait for it. */
const held = new Set<string>();
/** Those of which it is being watched whether a tab still waits. */
const watched = new Set<string>();

/** Milliseconds between two looks at who waits for a lock. */
const LOOK_MS = 2000;

/** Says to other tabs that a run is open here, and hears from them. */
export function watchRun(key: string): void {
  if (open.has(key)) return;
  open.set(key, takeLock(key));
  postToTabs({ kind: 'open', run: key });
}

/** Says that it is no longer. */
export function leaveRun(key: string): void {
  open.get(key)?.();
  open.delete(key);
  setShared(key, false);
  postToTabs({ kind: 'closed', run: key });
}

/** Hears what another tab does with a run. */
export function hearOfRun(kind: 'open' | 'here' | 'closed', key: string): void {
  if (!open.has(key)) return;
  setShared(key, kind !== 'closed');
  if (kind === 'open') postToTabs({ kind: 'here', run: key });
  // There may be a third tab.
  if (kind === 'closed') postToTabs({ kind: 'open', run: key });
}

/** Says of every run open here that it is no longer, or is again: the page goes, or comes back. */
export function tellOfRuns(kind: 'open' | 'closed'): void {
  for (const key of open.keys()) postToTabs({ kind, run: key });
}

function setShared(key: string, isShared: boolean): void {
  if (isShared) shared.add(key);
  else shared.delete(key);
  const names = useRuns.getState().runs.flatMap((run) => (shared.has(run.key) ? [run.name] : []));
  tellReviewer('tabs', shared.size > 0 ? sayShared(names) : undefined);
  void watchWaiting(key);
}

/** A tab that dies says nothing, and its place in the queue for the lock goes with it: the holder looks now and then. */
async function watchWaiting(key: string): Promise<void> {
  if (watched.has(key)) return;
  watched.add(key);
  while (shared.has(key) && held.has(key)) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const { pending = [] } = await navigator.locks.query();
    if (!pending.some(({ name }) => name === lockName(key))) setShared(key, false);
  }
  watched.delete(key);
}

function sayShared(names: string[]): string {
  const files = names.length > 0 ? names.join(', ') : 'the same file';
  return `Another tab has ${files} open: what is decided in one shows in the other, and undo takes back the last decision of either.`;
}

function lockName(key: string): string {
  return `touchstone-run-${key}`;
}

/** Holds the run's lock, or waits for it where another tab holds it. Returns what ends both. */
function takeLock(key: string): () => void {
  // Absent from pages opened without https, and from old browsers.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  const name = lockName(key);
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const wait = () =>
    locks.request(name, { signal }, () => {
      held.add(key);
      hearOfRun('closed', key);
      return ended;
    });
  void locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) {
        held.add(key);
        return ended;
      }
      setShared(key, true);
      // Granted once no other tab holds it; rejected where the run is closed here before.
      wait().catch(() => undefined);
      return undefined;
    })
    .catch(() => undefined);
  return () => {
    held.delete(key);
    ending.abort();
  };
}
