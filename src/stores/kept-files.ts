import { create } from 'zustand';
import { countOf } from '../core/format.ts';
import { toPlainProblem } from '../core/problem.ts';
import * as storage from '../storage/kept-files.ts';
import { offerUndo } from './undo-offer.ts';

export type KeptFile = storage.KeptFile;

export interface KeptFilesState {
  /** False where this browser does not let the page keep files; `message` then says why. */
  available: boolean;
  /** Latest first. */
  files: KeptFile[];
  /** What the reader should hear about keeping files, in a sentence. */
  message: string | undefined;
}

/** The files kept in this browser, from reload to reload. */
export const useKeptFiles = create<KeptFilesState>(() => ({
  available: true,
  files: [],
  message: undefined,
}));

let refreshes = 0;

/** Reads the list of kept files anew. Where files cannot be kept, says so in `message`. */
export async function refreshKept(): Promise<void> {
  const refresh = ++refreshes;
  const state = await listFiles();
  // A list that was asked for earlier may come later, and not know of the last change.
  if (refresh === refreshes) useKeptFiles.setState(state);
}

async function listFiles(): Promise<Partial<KeptFilesState>> {
  try {
    return { available: true, files: await storage.listKept() };
  } catch (thrown) {
    return { available: false, files: [], message: toPlainProblem(thrown).message };
  }
}

/** Keeps a loaded file under its content key; a failure is told in `message` and is no more than that. */
export async function keepFile(
  file: File,
  key: string,
  choices: storage.KeptChoices,
): Promise<void> {
  await change(() => storage.keepFile(file, key, choices), file.name);
}

/** Removes kept files from this browser, which can be undone; runs loaded from them stay loaded. */
export async function removeKept(files: readonly KeptFile[]): Promise<void> {
  const keys = files.map(({ key }) => key);
  useKeptFiles.setState({ message: undefined });
  const isDone = await change(() => storage.removeKept(keys));
  if (!isDone) return;
  const [first, ...others] = files;
  const what = first && others.length === 0 ? first.name : countOf(keys.length, 'file');
  offerUndo(
    `${what} deleted from this browser.`,
    async () => {
      await storage.bringBack(keys);
      await refreshKept();
    },
    () => void storage.finishRemoval(keys).catch(() => undefined),
  );
}

/**
 * Whether it was done. A message stays until a person acts: keeping the next file does not unsay that this one is
 * not kept.
 */
async function change(action: () => Promise<void>, name?: string): Promise<boolean> {
  let isDone = true;
  try {
    await action();
  } catch (thrown) {
    isDone = false;
    const { message } = toPlainProblem(thrown);
    useKeptFiles.setState({ message: name === undefined ? message : `${name}: ${message}` });
  }
  await refreshKept();
  return isDone;
}
