import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../core/problem.ts';
import type { ByteSource } from '../csv/source.ts';
import { endWhenStuck } from './end-when-stuck.ts';
import { explainRefusal } from './explain-refusal.ts';
import { makeTemporaryFolder } from './temporary-files.ts';

const BLOCK = 2 ** 20;

/** A file of this machine; what came through a pipe lies in a temporary one. */
export interface InputFile extends ByteSource {
  path: string;
}

/**
 * A file of this machine as bytes that can be read again from the start; `-` is standard input.
 * Throws Problem `unreadable_file`.
 */
export async function openInput(path: string): Promise<InputFile> {
  if (path === '-') return fileSource('standard input', await spool(process.stdin));
  const stats = await tellFailure(() => stat(path));
  if (stats.isDirectory())
    throw new Problem('unreadable_file', 'This is a folder. Name the CSV files in it.');
  return fileSource(path, stats.isFile() ? path : await spool(createReadStream(path)));
}

async function fileSource(name: string, path: string): Promise<InputFile> {
  const { size } = await tellFailure(() => stat(path));
  return {
    name,
    path,
    size,
    blocks: () => readBlocks(path),
    slice: async (start, end) => {
      // Only a reader that is not ours reads here and there, and may be held up by what it finds.
      await endWhenStuck();
      return tellFailure(() => readSlice(path, start, end));
    },
  };
}

async function readSlice(path: string, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(end - start, 0));
  const file = await open(path);
  try {
    await file.read(bytes, 0, bytes.length, start);
  } finally {
    await file.close();
  }
  return bytes.buffer;
}

async function* readBlocks(path: string): AsyncIterable<Uint8Array> {
  try {
    for await (const block of createReadStream(path, { highWaterMark: BLOCK })) yield block;
  } catch (error) {
    throw unreadable(error);
  }
}

/** A pipe can be read once only, and an encoding may have to be tried twice. */
async function spool(stream: Readable): Promise<string> {
  const path = join(makeTemporaryFolder(), 'input');
  await tellFailure(() => pipeline(stream, createWriteStream(path)));
  return path;
}

async function tellFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): Problem {
  return new Problem('unreadable_file', `This file cannot be read: ${explainRefusal(error)}.`);
}
