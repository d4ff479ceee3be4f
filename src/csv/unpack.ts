import { Problem } from '../core/problem.ts';
import type { Dialect } from './dialect.ts';
import type { ByteSource } from './source.ts';

/** A source whose bytes are not packed. */
export interface UnpackedSource extends ByteSource {
  /** Bytes of the file itself that have been read, where those handed out are others. */
  bytesRead?: () => number;
}

/** Whether bytes begin as gzip does, in its one method. */
export function isGzip([first, second, method]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b && method === 8;
}

/**
 * What a source holds: itself, or what gzip has packed in it, in one part or in several that follow one
 * another. Bytes that are no gzip or end early are Problem `damaged_file`; where it is to be read on they are
 * the end.
 */
export function unpackSource(
  source: ByteSource,
  { gzip, readOn }: Pick<Dialect, 'gzip' | 'readOn'>,
): UnpackedSource {
  if (!gzip) return source;
  let read = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    read = 0;
    for await (const block of source.blocks()) {
      read += block.length;
      yield block;
    }
  }
  return {
    name: source.name,
    size: undefined,
    blocks: () => unpackBlocks(counted, readOn ?? false),
    bytesRead: () => read,
  };
}

async function* unpackBlocks(
  openBlocks: () => AsyncGenerator<Uint8Array>,
  readOn: boolean,
): AsyncGenerator<Uint8Array> {
  let given = 0;
  try {
    for await (const chunk of inflate(openBlocks())) {
      given += chunk.length;
      yield chunk;
    }
    return;
  } catch (error) {
    if (error instanceof Problem) throw error;
  }
  // Browsers take what follows the first part for junk; those parts have no sums checked, but their ends.
  const isWhole = yield* inflateParts(openBlocks(), given);
  if (isWhole || readOn) return;
  throw new Problem(
    'damaged_file',
    'This gzip file is damaged, or ends early: not all of it can be unpacked. Fetch it again, or unpack what can be with zcat.',
  );
}

/** By the platform, which checks sums; throws where the bytes are damaged, or where a second part follows. */
async function* inflate(blocks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await blocks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => void blocks.return(undefined),
  });
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Part by part, without the first `passed` bytes; returns whether there are several, and all are whole. */
async function* inflateParts(
  blocks: AsyncGenerator<Uint8Array>,
  passed: number,
): AsyncGenerator<Uint8Array, boolean> {
  const { Gunzip } = await import('fflate');
  const chunks: Uint8Array[] = [];
  /** It is told of those behind the first. */
  let furtherParts = 0;
  const gunzip = new Gunzip((chunk) => chunks.push(chunk));
  gunzip.onmember = () => furtherParts++;
  function* take(): Generator<Uint8Array> {
    for (const chunk of chunks.splice(0)) {
      if (chunk.length > passed) yield chunk.subarray(passed);
      passed = Math.max(passed - chunk.length, 0);
    }
  }
  try {
    for await (const block of blocks) {
      gunzip.push(block);
      yield* take();
    }
    gunzip.push(new Uint8Array(0), true);
    yield* take();
    return furtherParts > 0;
  } catch (error) {
    if (error instanceof Problem) throw error;
    yield* take();
    return false;
  }
}
