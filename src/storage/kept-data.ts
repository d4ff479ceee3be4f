import type { StoreNames } from 'idb';
import { openDatabase, type Schema } from './database.ts';
import { runOfJudgement, tryStorage } from './judgings.ts';

type StoreName = StoreNames<Schema>;

/** What is kept in this browser beside files, by what a person calls it. */
export const KEPT_STORES = {
  reviews: ['decisions', 'undo'],
  judgings: ['judgings', 'judgements'],
  cache: ['verdicts'],
  settings: ['judge_settings', 'review_settings', 'mappings', 'run_labels'],
  rag: ['rag_settings'],
} as const satisfies Record<string, readonly StoreName[]>;
export type KeptKind = keyof typeof KEPT_STORES;

/** All kinds, in the order in which they are shown. */
export const KEPT_KINDS = [
  'reviews',
  'judgings',
  'cache',
  'settings',
  'rag',
] as const satisfies KeptKind[];

/** How much of a kind is kept. */
export interface KeptAmount {
  /** Records of the first of its stores: decisions, runs judged, … */
  records: number;
  /** Of all its stores, as JSON: about what they take. */
  bytes: number;
}

/** Records that are read at a time. */
const STEP = 200;

/** How much is kept of a kind. Read in steps, so that the page goes on meanwhile. Throws `Problem` `storage`. */
export function measureKept(kind: KeptKind): Promise<KeptAmount> {
  return tryStorage(async () => {
    const names = countedStores(kind);
    const database = await openDatabase();
    const counts = await Promise.all(names.map((name) => database.count(name)));
    const sizes = await Promise.all(KEPT_STORES[kind].map((name) => measureStore(name)));
    return { records: sum(counts), bytes: sum(sizes) };
  });
}

/** Settings are of several kinds; elsewhere the first store holds what is counted. */
function countedStores(kind: KeptKind): readonly StoreName[] {
  return kind === 'settings' ? KEPT_STORES[kind] : KEPT_STORES[kind].slice(0, 1);
}

async function measureStore(name: StoreName): Promise<number> {
  const store = (await openDatabase()).transaction(name).store;
  const encoder = new TextEncoder();
  let bytes = 0;
  await readInSteps(store, (records) => {
    for (const record of records) bytes += encoder.encode(JSON.stringify(record)).length;
  });
  return bytes;
}

type KeptRecord = readonly [key: string, value: unknown];

interface Readable {
  getAllKeys(range: IDBKeyRange | undefined, count: number): Promise<string[]>;
  getAll(range: IDBKeyRange | undefined, count: number): Promise<unknown[]>;
}

/** Hears all records of a store, some at a time, in one transaction. */
async function readInSteps(store: Readable, hear: (records: KeptRecord[]) => void): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
    const [keys, values] = await Promise.all([
      store.getAllKeys(range, STEP),
      store.getAll(range, STEP),
    ]);
    hear(keys.map((key, place) => [key, values[place]] as const));
    after = keys.at(-1);
    if (keys.length < STEP) return;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/**
 * Records that were taken out, by store, to be put back: JSON of some of them at a time, in blobs, which the browser
 * may hold on the disk, since a cache may be larger than what memory holds.
 */
export type TakenOut = ReadonlyMap<StoreName, readonly Blob[]>;

/** Takes all that is kept of a kind out of this browser, in one transaction, and gives it. Throws `Problem` `storage`. */
export function takeOutKept(kind: KeptKind): Promise<TakenOut> {
  return tryStorage(async () => {
    const names = KEPT_STORES[kind];
    const transaction = (await openDatabase()).transaction(names, 'readwrite');
    transaction.done.catch(() => undefined);
    const taken = new Map<StoreName, Blob[]>();
    for (const name of names) {
      const store = transaction.objectStore(name);
      const pieces: Blob[] = [];
      await readInSteps(store, (records) => pieces.push(new Blob([JSON.stringify(records)])));
      await store.clear();
      taken.set(name, pieces);
    }
    await transaction.done;
    return taken;
  });
}

/**
 * Puts back what was taken out, but for what is newer: where a run was judged again since, nothing of its judging before.
 * Throws `Problem` `storage`.
 */
export function putBackKept(taken: TakenOut): Promise<void> {
  return tryStorage(async () => {
    const database = await openDatabase();
    const judged = new Set(await database.getAllKeys('judgings'));
    for (const [name, pieces] of taken) {
      const newer = new Set(await database.getAllKeys(name));
      const isOlder = (key: string) =>
        newer.has(key) || (name === 'judgements' && judged.has(runOfJudgement(key)));
      for (const piece of pieces) {
        // Read before the transaction begins, which would not wait for it.
        const records: KeptRecord[] = JSON.parse(await piece.text());
        const transaction = database.transaction(name, 'readwrite');
        transaction.done.catch(() => undefined);
        for (const [key, value] of records)
          if (!isOlder(key)) void transaction.store.put(value, key).catch(() => undefined);
        await transaction.done;
      }
    }
  });
}
