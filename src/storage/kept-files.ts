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

/** Copies that another tab may still be writing are younger than this. */
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
 * Kept files, latest first. Leaves out damaged records and files whose bytes are gone, and removes
 * copies that were never finished. Throws `Problem` `storage` where files cannot be kept.
 */
export function listKept(): Promise<KeptFile[]> {
  return withPlaces(async ({ folder, database }) => {
    const values = await database.getAll('files');
    const listed: KeptFile[] = [];
    for (const value of values) {
      const record = readFileRecord(value);
      if (record && (await openCopy(folder, record.key, record.size))) listed.push(record);
    }
    // What cannot be removed now is removed another time.
    await removeOrphans(folder, new Set(await database.getAllKeys('files'))).catch(() => undefined);
    return listed.sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1));
  });
}

async function removeOrphans(
  folder: FileSystemDirectoryHandle,
  recorded: Set<string>,
): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (recorded.has(name) || handle.kind !== 'file') continue;
    const copy = await handle.getFile();
    if (Date.now() - copy.lastModified > ORPHAN_AGE_MS) await folder.removeEntry(name);
  }
}

/** A kept file with the name it had and how it is to be read; undefined where it is not kept. */
export async function openKept(key: string): Promise<({ file: File } & KeptChoices) | undefined> {
  try {
    const { folder, database } = await openPlaces();
    const record = readFileRecord(await database.get('files', key));
    const copy = record && (await openCopy(folder, key, record.size));
    if (!copy) return undefined;
    const file = new File([copy], record.name, { lastModified: copy.lastModified });
    const { dialect, mapping, split, goldens } = record;
    return { file, dialect, mapping, split, goldens };
  } catch {
    return undefined;
  }
}

/** Removes one kept file. Throws `Problem` `storage`; a file that is not there is no failure. */
export function removeKept(key: string): Promise<void> {
  return withPlaces(async ({ folder, database }) => {
    await database.delete('files', key);
    await folder.removeEntry(key).catch(() => undefined);
  });
}

/** Removes every kept file. Throws `Problem` `storage`. */
export function removeAllKept(): Promise<void> {
  return withPlaces(async ({ folder, database }) => {
    await database.clear('files');
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    // A copy that is being written cannot be removed; unlisted, it is removed another time.
    for (const name of names) await folder.removeEntry(name).catch(() => undefined);
  });
}
