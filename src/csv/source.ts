import { Problem } from '../core/problem.ts';

/** Bytes that can be read more than once. */
export interface ByteSource {
  name: string;
  /** Bytes, where known beforehand. */
  size: number | undefined;
  /** The bytes from the first on, at every call. */
  blocks(): AsyncIterable<Uint8Array>;
}

const BLOCK = 2 ** 20;

/** A file of the page, read in slices of 1 MiB. A slice that cannot be read is Problem `unreadable_file`. */
export function fileSource(file: File): ByteSource {
  return { name: file.name, size: file.size, blocks: () => readSlices(file) };
}

async function* readSlices(file: File): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += BLOCK) yield await readSlice(file, start);
}

async function readSlice(file: File, start: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(start, start + BLOCK).arrayBuffer());
  } catch {
    throw new Problem(
      'unreadable_file',
      'This file cannot be read: it was moved, deleted or changed while it was being read. Drop it again.',
    );
  }
}

/**
 * The same source, with every block shown to a listener as it is read: a hash of the file, say, without
 * reading it twice. Reading may start over, and `openTap` is then called again.
 */
export function tapBlocks(
  source: ByteSource,
  openTap: () => (block: Uint8Array) => void,
): ByteSource {
  async function* blocks(): AsyncGenerator<Uint8Array> {
    const tap = openTap();
    for await (const block of source.blocks()) {
      tap(block);
      yield block;
    }
  }
  return { ...source, blocks };
}
