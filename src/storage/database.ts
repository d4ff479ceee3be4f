import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Values are `unknown`: what another version or a damaged disk left there is checked when read. */
export interface Schema extends DBSchema {
  files: { key: string; value: unknown };
  mappings: { key: string; value: unknown };
  decisions: { key: string; value: unknown };
  undo: { key: string; value: unknown };
  review_settings: { key: string; value: unknown };
  /** What a model said, by the keys of `taskKeys` and `vectorKeys`: from run to run. */
  verdicts: { key: string; value: unknown };
  /** What is known of the judging of each run, by its key. */
  judgings: { key: string; value: unknown };
  /** What became of each row of those, by `nameJudgement`. */
  judgements: { key: string; value: unknown };
  judge_settings: { key: string; value: unknown };
  /** How the answers of a retrieval system are evaluated, by the run's key. */
  rag_settings: { key: string; value: unknown };
  /** What runs are called, by their keys, and under `order` the order of these. */
  run_labels: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

let opening: Promise<Database> | undefined;

/**
 * The one database of this page, opened at the first call. Rejects where IndexedDB is not to be had
 * (some private windows); the next call then tries again.
 */
export function openDatabase(): Promise<Database> {
  opening ??= openDB<Schema>('touchstone', 5, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('files');
        database.createObjectStore('mappings');
      }
      if (from < 2) {
        database.createObjectStore('decisions');
        database.createObjectStore('undo');
        database.createObjectStore('review_settings');
      }
      if (from < 3) {
        database.createObjectStore('verdicts');
        database.createObjectStore('judgings');
        database.createObjectStore('judgements');
        database.createObjectStore('judge_settings');
      }
      if (from < 4) database.createObjectStore('rag_settings');
      database.createObjectStore('run_labels');
    },
    blocking() {
      // Another tab waits to upgrade: let it, and open again at the next call.
      closeDatabase();
    },
    terminated() {
      opening = undefined;
    },
  }).catch((thrown: unknown) => {
    opening = undefined;
    throw thrown;
  });
  return opening;
}

function closeDatabase(): void {
  void opening?.then(
    (database) => database.close(),
    () => undefined,
  );
  opening = undefined;
}
