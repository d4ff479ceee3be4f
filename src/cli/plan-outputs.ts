import { mkdir, realpath, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { Problem } from '../core/problem.ts';
import { ROW_FILE_ENDINGS } from '../core/row-file-endings.ts';
import { explainRefusal } from './explain-refusal.ts';

/**
 * Where the scored CSV of each file goes: `out` itself, or a file in it where it is a folder or has to be one
 * (it is made where it is missing).
 * Throws Problem `usage` where that would overwrite an input, another output, or what is not a file.
 */
export async function planOutputs(
  files: string[],
  out: string,
  extension: 'csv' | 'jsonl' = 'csv',
): Promise<string[]> {
  const isFolder =
    files.length > 1 || out.endsWith('/') || out.endsWith(sep) || (await look(out))?.isDirectory();
  if (!isFolder) return [await checkTarget(out, files)];
  if ((await look(out))?.isDirectory() === false)
    throw new Problem('usage', `--out ${out} is a file; with several files it names a folder.`);
  const targets = files.map((file) => join(out, outputName(file, extension)));
  const clash = targets.find((target, place) => targets.indexOf(target) < place);
  if (clash !== undefined) {
    const [first, second] = files.filter((_, place) => targets[place] === clash);
    throw new Problem('usage', `${first} and ${second} would both be written to ${clash}.`);
  }
  const checked = await Promise.all(targets.map((target) => checkTarget(target, files)));
  await makeFolder(out);
  return checked;
}

const KNOWN_EXTENSION = new RegExp(`\\.(?:${ROW_FILE_ENDINGS})$`, 'i');

/** A scored file has a format of its own whatever the input was, so that its name says so. */
function outputName(file: string, extension: string): string {
  if (file === '-') return `stdin.${extension}`;
  const base = basename(file).replace(/\.gz$/i, '').replace(KNOWN_EXTENSION, '');
  return `${base}.${extension}`;
}

/** Where a summary goes. Throws Problem `usage` where that would overwrite an input or what is not a file. */
export function planSummary(files: string[], target: string): Promise<string> {
  return checkTarget(target, files, '--summary-out');
}

async function checkTarget(target: string, files: string[], flag = '--out'): Promise<string> {
  const existing = await look(target);
  if (!existing) return target;
  // A rename onto a device would replace the device.
  if (!existing.isFile()) throw new Problem('usage', `${flag} ${target} is not a plain file.`);
  for (const file of files) {
    const input = file === '-' ? undefined : await look(file);
    if (input?.ino === existing.ino && input.dev === existing.dev)
      throw new Problem('usage', `${flag} ${target} would overwrite the input ${file}.`);
  }
  return realpath(target);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new Problem('usage', `${folder} cannot be made: ${explainRefusal(error)}.`);
  }
}

async function look(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch {
    return undefined;
  }
}
