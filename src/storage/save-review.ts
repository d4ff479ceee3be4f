import type { IDBPTransaction } from 'idb';
import { Problem } from '../core/problem.ts';
import type { Decision } from '../core/review/decision.ts';
import { openDatabase, type Schema } from './database.ts';
import type { UndoStep } from './undo-log.ts';

/** What to write, by name or id; undefined removes. */
export interface ReviewChanges {
  decisions: ReadonlyMap<string, Decision | undefined>;
  steps: ReadonlyMap<string, UndoStep | undefined>;
}

const UNAVAILABLE =
  'This browser does not let this page keep your decisions (a private window, or site data is switched off): ' +
  'they are held by this page alone and are lost when it is closed. Export your review now, and again before you leave.';

const FULL =
  'There is no room left in this browser for your decisions: the latest are held by this page alone and are lost ' +
  'when it is closed. Export your review now, then remove kept files on the start screen; ' +
  'the next decision tries again.';

/**
 * Writes decisions and the undo log in one transaction: both or nothing. Resolves once they are on the disk,
 * so that neither a killed browser nor a power cut takes them. Throws `Problem` `storage`.
 */
export async function saveReview(changes: ReviewChanges): Promise<void> {
  try {
    const database = await openDatabase();
    const stores = ['decisions', 'undo'] as const;
    await writeBoth(database.transaction(stores, 'readwrite', { durability: 'strict' }), changes);
  } catch (thrown) {
    throw toReviewProblem(thrown);
  }
}

type ReviewTransaction = IDBPTransaction<Schema, readonly ('decisions' | 'undo')[], 'readwrite'>;

async function writeBoth(transaction: ReviewTransaction, changes: ReviewChanges): Promise<void> {
  // An abort rejects this too, and by then it may be that nobody waits for it.
  transaction.done.catch(() => undefined);
  try {
    await Promise.all([
      ...writeAll(transaction.objectStore('decisions'), changes.decisions),
      ...writeAll(transaction.objectStore('undo'), changes.steps),
    ]);
    await transaction.done;
  } catch (thrown) {
    abort(transaction);
    throw thrown;
  }
}

function abort(transaction: ReviewTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

interface Writable {
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
}

/** Async, so that a write that throws at once is one that rejects, like all others. */
function writeAll(store: Writable, values: ReadonlyMap<string, unknown>): Promise<unknown>[] {
  return Array.from(values, async ([key, value]) =>
    value === undefined ? store.delete(key) : store.put(value, key),
  );
}

/** What a failure to keep a review means to the reviewer. */
export function toReviewProblem(thrown: unknown): Problem {
  const isFull = thrown instanceof Error && thrown.name === 'QuotaExceededError';
  return new Problem('storage', isFull ? FULL : UNAVAILABLE);
}
