import type { Mapping } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { type Database, openDatabase } from './database.ts';
import { type FileRecord, readFileRecord } from './records.ts';

/** How a kept file is to be read. */
export interface KeptChoices {
  /** What was chosen, over what is detected, about how the file is written. */
  dialect?: Record<string, unknown> | undefined;
  /** The columns that it was scored by, and what made several runs of it. */
  mapping?: Mapping | undefined;
  split?: FileRecord['split'];
  /** Several golden answers a row, where they are switched on. */
  goldens?: FileRecord['goldens'];
}

/** A file kept in this browser. */
export interface KeptFile extends KeptChoices {
  /** Content key: 16 hex digits. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** ISO 8601. */
  keptAt: string;
}

const UNAVAILABLE =
  'This browser does not let this page keep files (a private window, a page opened without https, ' +
  'or an old browser). Everything else works; after a reload, open the files again.';

const FULL =
  'There is not enough room left in this browser to keep this file. It is loaded and can be used; ' +
  'to have it back after a reload, remove kept files on the start screen and open it again.';

/** Copies that another tab may still be writing, and removals that it may still undo, are younger than this. */
const ORPHAN_AGE_MS = 60 * 60 * 1000;

interface Places {
  folder: FileSystemDirectoryHandle;
  database: Database;
}

/** Bytes live in the origin-private file system, the list of them in IndexedDB; both or nothing. */
async function openPlaces(): Promise<Places> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('files', { create: true });
    if (!('createWritable' in FileSystemFileHandle.prototype)) throw new Error('no createWritable');
    return { folder, database: await openDatabase() };
  } catch {
    throw new Problem('storage', UNAVAILABLE);
  }
}

function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'QuotaExceededError')
    return new Problem('storage', FULL);
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return new Problem('storage', `This browser could not keep or find its files: ${detail}`);
}

/** Runs one storage action; whatever it throws is thrown on as a `Problem` `storage`. */
async function withPlaces<T>(action: (places: Places) => Promise<T>): Promise<T> {
  try {
    return await action(await openPlaces());
  } catch (thrown) {
    throw toProblem(thrown);
  }
}

/**
 * Copies a file into this browser under its content key, with its name. The record is written after
 * the bytes are, so that a half-written copy is never listed. Throws `Problem` `storage` where files
 * cannot be kept or do not fit.
 */
export function keepFile(
  file: File,
  key: string,
  { dialect, mapping, split, goldens }: KeptChoices = {},
): Promise<void> {
  return withPlaces(async (places) => {
    if (!(await openCopy(places.folder, key, file.size))) await copyFile(places.folder, key, file);
    const record: FileRecord = {
      key,
      name: file.name,
      size: file.size,
      keptAt: new Date().toISOString(),
      dialect,
      mapping,
      split,
      goldens,
    };
    await places.database.put('files', record, key);
  });
}

async function copyFile(folder: FileSystemDirectoryHandle, key: string, file: File): Promise<void> {
  try {
    const handle = await folder.getFileHandle(key, { create: true });
    const writable = await handle.createWritable();
    // An error aborts the stream, and what it has written with it.
    await writable.write(file);
    await writable.close();
  } catch (thrown) {
    await folder.removeEntry(key).catch(() => undefined);
    throw thrown;
  }
}

/** The kept bytes, if all of them are there. */
async function openCopy(
  folder: FileSystemDirectoryHandle,
  key: string,
  size: number,
): Promise<File | undefined> {
  try {
    const handle = await folder.getFileHandle(key);
    const copy = await handle.getFile();
    return copy.size === size ? copy : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Kept files, latest first. Leaves out damaged records and files whose bytes are gone, and sweeps up copies that
 * were never finished and removals that nobody finished. Throws `Problem` `storage` where files cannot be kept.
 */
export function listKept(): Promise<KeptFile[]> {
  return withPlaces(async (places) => {
    const values = await places.database.getAll('files');
    const records = values.map(readFileRecord).filter((record) => record !== undefined);
    const listed: KeptFile[] = [];
    for (const record of records)
      if (!record.removedAt && (await openCopy(places.folder, record.key, record.size)))
        listed.push(record);
    // What cannot be removed now is removed another time.
    await sweep(places, records).catch(() => undefined);
    return listed.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  });
}

async function sweep({ folder, database }: Places, records: readonly FileRecord[]): Promise<void> {
  for (const { key, removedAt } of records) {
    if (removedAt && isOld(Date.parse(removedAt))) await database.delete('files', key);
  }
  const recorded = new Set(await database.getAllKeys('files'));
  for await (const [name, handle] of folder.entries()) {
    if (recorded.has(name) || handle.kind !== 'file') continue;
    const copy = await handle.getFile();
    if (isOld(copy.lastModified)) await folder.removeEntry(name);
  }
}

function isOld(time: number): boolean {
  return Date.now() - time > ORPHAN_AGE_MS;
}

/** A kept file with the name it had and how it is to be read; undefined where it is not kept. */
export async function openKept(key: string): Promise<({ file: File } & KeptChoices) | undefined> {
  try {
    const { folder, database } = await openPlaces();
    const record = readFileRecord(await database.get('files', key));
    if (!record || record.removedAt) return undefined;
    const copy = await openCopy(folder, key, record.size);
    if (!copy) return undefined;
    const file = new File([copy], record.name, { lastModified: copy.lastModified });
    const { dialect, mapping, split, goldens } = record;
    return { file, dialect, mapping, split, goldens };
  } catch {
    return undefined;
  }
}

/**
 * Removes kept files; their bytes stay until `finishRemoval`, so that `bringBack` needs no copy. Throws `Problem`
 * `storage`; a file that is not there is no failure.
 */
export function removeKept(keys: readonly string[]): Promise<void> {
  return markAll(keys, new Date().toISOString());
}

/** Brings removed files back, where their bytes are still there. Throws `Problem` `storage`. */
export function bringBack(keys: readonly string[]): Promise<void> {
  return markAll(keys, undefined);
}

function markAll(keys: readonly string[], removedAt: string | undefined): Promise<void> {
  return withPlaces(async ({ database }) => {
    const transaction = database.transaction('files', 'readwrite');
    transaction.done.catch(() => undefined);
    for (const key of keys) {
      const record = readFileRecord(await transaction.store.get(key));
      if (record) await transaction.store.put({ ...record, removedAt }, key);
    }
    await transaction.done;
  });
}

/** Deletes the bytes of removed files, but for those that were kept again or brought back. Throws `Problem` `storage`. */
export function finishRemoval(keys: readonly string[]): Promise<void> {
  return withPlaces(async ({ folder, database }) => {
    for (const key of keys) {
      if (!readFileRecord(await database.get('files', key))?.removedAt) continue;
      await database.delete('files', key);
      // A copy that is being written cannot be removed; unlisted, it is removed another time.
      await folder.removeEntry(key).catch(() => undefined);
    }
  });
}
