import { create } from 'zustand';
import { toPlainProblem } from '../core/problem.ts';
import * as storage from '../storage/kept-files.ts';

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

/** Reads the list of kept files anew. Where files cannot be kept, says so in `message`. */
export async function refreshKept(): Promise<void> {
  try {
    useKeptFiles.setState({ available: true, files: await storage.listKept() });
  } catch (thrown) {
    useKeptFiles.setState({ available: false, files: [], message: toPlainProblem(thrown).message });
  }
}

/** Keeps a loaded file under its content key; a failure is told in `message` and is no more than that. */
export async function keepFile(
  file: File,
  key: string,
  dialect?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await change(() => storage.keepFile(file, key, dialect));
}

/** Removes one kept file from this browser; a run loaded from it stays loaded. */
export async function removeKept(key: string): Promise<void> {
  await change(() => storage.removeKept(key));
}

/** Removes every kept file from this browser; runs stay loaded. */
export async function removeAllKept(): Promise<void> {
  await change(storage.removeAllKept);
}

async function change(action: () => Promise<void>): Promise<void> {
  try {
    await action();
    useKeptFiles.setState({ message: undefined });
  } catch (thrown) {
    useKeptFiles.setState({ message: toPlainProblem(thrown).message });
  }
  await refreshKept();
}
