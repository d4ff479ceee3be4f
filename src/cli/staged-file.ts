import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../core/problem.ts';
import { explainRefusal } from './explain-refusal.ts';
import { keep, makeTemporaryFolder, removeAtExit } from './temporary-files.ts';

/** A file that is written beside its place and put there only when all is done. */
export interface StagedFile {
  /** Resolves once the text before it has been handed to the system, so that memory does not grow. */
  write(text: string): Promise<void>;
  /** Empties it, to start again. */
  clear(): Promise<void>;
  /** Puts it in its place, over what was there. */
  commit(): Promise<void>;
}

/** Creates the file. Failures are Problem `usage`, which name the target. */
export async function stageFile(target: string): Promise<StagedFile> {
  const path = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  removeAtExit(path);
  return stageAt(path, target, async () => {
    await rename(path, target);
    keep(path);
  });
}

/** What goes to standard output when all is done. */
export async function stageOutput(): Promise<StagedFile> {
  const path = join(makeTemporaryFolder(), 'output');
  return stageAt(path, 'Standard output', () =>
    pipeline(createReadStream(path), process.stdout, { end: false }),
  );
}

/** Held until they are closed: where a command fails, Node would warn of each that it finds left open. */
const opened = new Set<FileHandle>();

function stageAt(path: string, target: string, settle: () => Promise<void>): Promise<StagedFile> {
  return tellFailure(target, async () => {
    const file = await open(path, 'a');
    opened.add(file);
    /** What is on its way; what makes the next text need not wait for it. */
    let writing = Promise.resolve();
    return {
      write: (text) =>
        tellFailure(target, async () => {
          await writing;
          writing = file.appendFile(text);
          // Told by whoever waits for it next.
          writing.catch(() => undefined);
        }),
      clear: () =>
        tellFailure(target, async () => {
          await writing;
          await file.truncate();
        }),
      commit: () =>
        tellFailure(target, async () => {
          await writing;
          await file.close();
          opened.delete(file);
          await settle();
        }),
    };
  });
}

async function tellFailure<T>(target: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Problem('usage', `${target} cannot be written: ${explainRefusal(error)}.`);
  }
}
