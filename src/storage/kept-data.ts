import type { StoreNames } from 'idb';
import { openDatabase, type Schema } from './database.ts';
import { tryStorage } from './judgings.ts';

type StoreName = StoreNames<Schema>;

/** What is kept in this browser beside files, by what a person calls it. */
export const KEPT_STORES = {
  reviews: ['decisions', 'undo'],
  judgings: ['judgings', 'judgements'],
  cache: ['verdicts'],
  settings: ['judge_settings', 'review_settings', 'mappings'],
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
  const database = await openDatabase();
  const encoder = new TextEncoder();
  let bytes = 0;
  let after: string | undefined;
  for (;;) {
    const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
    const store = database.transaction(name).store;
    const [keys, values] = await Promise.all([
      store.getAllKeys(range, STEP),
      store.getAll(range, STEP),
    ]);
    for (const [place, value] of values.entries())
      bytes += encoder.encode(JSON.stringify([keys[place], value])).length;
    after = keys.at(-1);
    if (keys.length < STEP) return bytes;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Records that were taken out, by store, to be put back. */
export type TakenOut = ReadonlyMap<StoreName, readonly (readonly [key: string, value: unknown])[]>;

/** Takes all that is kept of a kind out of this browser, in one transaction, and gives it. Throws `Problem` `storage`. */
export function takeOutKept(kind: KeptKind): Promise<TakenOut> {
  return tryStorage(async () => {
    const names = KEPT_STORES[kind];
    const transaction = (await openDatabase()).transaction(names, 'readwrite');
    transaction.done.catch(() => undefined);
    const taken = await Promise.all(
      names.map(async (name) => {
        const store = transaction.objectStore(name);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        await store.clear();
        return [name, keys.map((key, place) => [key, values[place]] as const)] as const;
      }),
    );
    await transaction.done;
    return new Map<StoreName, (typeof taken)[number][1]>(taken);
  });
}

/** Puts back what was taken out, but for what is newer. Throws `Problem` `storage`. */
export function putBackKept(taken: TakenOut): Promise<void> {
  return tryStorage(async () => {
    const transaction = (await openDatabase()).transaction([...taken.keys()], 'readwrite');
    transaction.done.catch(() => undefined);
    for (const [name, records] of taken) {
      const store = transaction.objectStore(name);
      const newer = new Set(await store.getAllKeys());
      await Promise.all(
        records.filter(([key]) => !newer.has(key)).map(([key, value]) => store.put(value, key)),
      );
    }
    await transaction.done;
  });
}
