import { Problem } from '../core/problem.ts';
import type { Judgement } from '../core/judge/judgement.ts';
import { openDatabase } from './database.ts';
import { type JudgingRecord, readJudgement, readJudging } from './judge-records.ts';

const UNAVAILABLE =
  'This browser does not let this page keep verdicts (a private window, or site data is switched off): ' +
  'they are held by this page alone and are lost when it is closed. Export the judged file before you leave.';

const FULL =
  'There is no room left in this browser for verdicts: the latest are held by this page alone and are lost ' +
  'when it is closed. Export the judged file, then remove kept files on the start screen.';

/** What to write; undefined removes. */
export interface JudgeChanges {
  /** By the keys of `cacheKeys`. */
  verdicts: ReadonlyMap<string, Judgement>;
  /** By `nameJudgement`. */
  judgements: ReadonlyMap<string, Judgement | undefined>;
}

/** The name under which what became of a row is kept. */
export function nameJudgement(run: string, rowKey: string): string {
  return `${run}:${rowKey}`;
}

/** The run of a row by that name. */
export function runOfJudgement(name: string): string {
  return name.slice(0, name.indexOf(':'));
}

/** All names of a run's rows. */
function namesOf(run: string): IDBKeyRange {
  return IDBKeyRange.bound(`${run}:`, `${run};`, false, true);
}

/** Runs one storage action; whatever it throws is thrown on as a `Problem` `storage`. */
export async function tryStorage<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (thrown) {
    const isFull = thrown instanceof Error && thrown.name === 'QuotaExceededError';
    throw new Problem('storage', isFull ? FULL : UNAVAILABLE);
  }
}

/**
 * Writes verdicts in one transaction, all or none. Resolves once the browser has them, so that the end of the
 * page or of the browser does not take them. Throws `Problem` `storage`.
 */
export function saveJudgements({ verdicts, judgements }: JudgeChanges): Promise<void> {
  return tryStorage(async () => {
    const database = await openDatabase();
    const transaction = database.transaction(['verdicts', 'judgements'], 'readwrite');
    // An abort rejects this too, and by then it may be that nobody waits for it.
    transaction.done.catch(() => undefined);
    const cache = transaction.objectStore('verdicts');
    const rows = transaction.objectStore('judgements');
    await Promise.all([
      ...Array.from(verdicts, async ([key, judgement]) => cache.put(judgement, key)),
      ...Array.from(judgements, async ([name, judgement]) =>
        judgement === undefined ? rows.delete(name) : rows.put(judgement, name),
      ),
    ]);
    await transaction.done;
  });
}

/** A kept verdict by its cache key; undefined where none is kept, or nothing can be. Never rejects. */
export async function findVerdict(cacheKey: string): Promise<Judgement | undefined> {
  try {
    const database = await openDatabase();
    return readJudgement(await database.get('verdicts', cacheKey));
  } catch {
    return undefined;
  }
}

/** Keeps what is known of the judging of a run. Throws `Problem` `storage`. */
export function saveJudging(record: JudgingRecord): Promise<void> {
  return tryStorage(async () => {
    const database = await openDatabase();
    await database.put('judgings', record, record.run);
  });
}

/** The same, with every row of the run waiting. Throws `Problem` `storage`. */
export function startJudging(record: JudgingRecord): Promise<void> {
  return replaceJudging(record.run, record);
}

/** Forgets what was judged of a run. Throws `Problem` `storage`. */
export function removeJudging(run: string): Promise<void> {
  return replaceJudging(run, undefined);
}

function replaceJudging(run: string, record: JudgingRecord | undefined): Promise<void> {
  return tryStorage(async () => {
    const database = await openDatabase();
    const transaction = database.transaction(['judgings', 'judgements'], 'readwrite');
    transaction.done.catch(() => undefined);
    await transaction.objectStore('judgements').delete(namesOf(run));
    const judgings = transaction.objectStore('judgings');
    await (record ? judgings.put(record, run) : judgings.delete(run));
    await transaction.done;
  });
}

/**
 * What is kept of the judging of a run, its rows by row key; undefined where nothing is, or where the record is
 * damaged. A row whose record is damaged is not there, and so waits. Never rejects.
 */
export async function loadJudging(
  run: string,
): Promise<{ record: JudgingRecord; judgements: Map<string, Judgement> } | undefined> {
  try {
    const database = await openDatabase();
    const record = readJudging(await database.get('judgings', run));
    if (!record) return undefined;
    const transaction = database.transaction('judgements');
    const [names, values] = await Promise.all([
      transaction.store.getAllKeys(namesOf(run)),
      transaction.store.getAll(namesOf(run)),
    ]);
    const judgements = new Map<string, Judgement>();
    for (const [place, name] of names.entries()) {
      const judgement = readJudgement(values[place]);
      if (judgement) judgements.set(name.slice(run.length + 1), judgement);
    }
    return { record, judgements };
  } catch {
    return undefined;
  }
}
