import { Problem } from '../core/problem.ts';

/** Bytes that can be read more than once. */
export interface ByteSource {
  name: string;
  /** Bytes, where known beforehand. */
  size: number | undefined;
  /** The bytes from the first on, at every call. */
  blocks(): AsyncIterable<Uint8Array>;
  /** Bytes from one place up to another, where the source can be read anywhere. */
  slice?: (start: number, end: number) => Promise<ArrayBuffer>;
}

const BLOCK = 2 ** 20;

/** A file of the page, read in slices of 1 MiB. A slice that cannot be read is Problem `unreadable_file`. */
export function fileSource(file: File): ByteSource {
  return {
    name: file.name,
    size: file.size,
    blocks: () => readSlices(file),
    slice: (start, end) => readSlice(file, start, end),
  };
}

async function* readSlices(file: File): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += BLOCK)
    yield new Uint8Array(await readSlice(file, start, start + BLOCK));
}

async function readSlice(file: File, start: number, end: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(start, end).arrayBuffer();
  } catch {
    throw new Problem(
      'unreadable_file',
      'This file cannot be read: it was moved, deleted or changed while it was being read. Drop it again.',
    );
  }
}

/** All bytes of a source. Throws what the source throws. */
export async function readWhole(source: ByteSource): Promise<ArrayBuffer> {
  const blocks: Uint8Array[] = [];
  for await (const block of source.blocks()) blocks.push(block);
  return joinBytes(blocks).buffer;
}

/** Blocks as one. */
export function joinBytes(blocks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(blocks.reduce((length, block) => length + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    bytes.set(block, at);
    at += block.length;
  }
  return bytes;
}

/**
 * The same source, with every block shown to a listener as it is read: a hash of the file, say, without
 * reading it twice. Reading may start over, and `openTap` is then called again. It is read from the first
 * byte on alone, so that the listener misses none.
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
  return { name: source.name, size: source.size, blocks };
}
