import { settleEncoding } from './detect-encoding.ts';
import type { Dialect } from './dialect.ts';
import type { ByteSource } from './source.ts';

interface TextPiece {
  text: string;
  /** The file began with a byte order mark, which is not part of `text`. */
  bom: boolean;
  /** Bytes read so far. */
  bytes: number;
}

/** Bytes that are decoded at a time: what becomes of them stays in a processor's cache on its way to a row. */
const PART = 2 ** 16;
/** Less text than this, in UTF-16 units, is not worth a call of the parser. */
const PIECE = 2 ** 14;

/** What `decodeText` throws where a file that was taken for UTF-8 is not. */
export class NotUtf8 extends Error {}

/**
 * The text of a source, decoded as one stream, in pieces of `least` UTF-16 units or a little more, the last of what is
 * left, that may end anywhere. One byte order mark is removed. Throws `NotUtf8`, and what the source throws.
 */
export async function* decodeText(
  source: ByteSource,
  { encoding, tolerant }: Pick<Dialect, 'encoding' | 'tolerant'>,
  least = PIECE,
): AsyncGenerator<TextPiece> {
  const fatal = encoding === 'utf-8' && !tolerant;
  // The decoder would remove a mark without saying so.
  const decoder = new TextDecoder(encoding, { fatal, ignoreBOM: true });
  let text = '';
  let bytes = 0;
  let bom: boolean | undefined;

  function cutPiece(): TextPiece {
    const cut = bom === undefined && encoding !== 'windows-1252' && text.startsWith('\uFEFF');
    bom ??= cut;
    const piece = { text: cut ? text.slice(1) : text, bom, bytes };
    text = '';
    return piece;
  }

  for await (const part of cutBlocks(source)) {
    bytes += part.length;
    text += decodePart(decoder, part);
    if (text.length >= least) yield cutPiece();
  }
  text += decodePart(decoder);
  yield cutPiece();
}

/** Small parts keep a record's length checkable and the worker answering, however large the blocks are. */
async function* cutBlocks(source: ByteSource): AsyncGenerator<Uint8Array> {
  for await (const block of source.blocks()) {
    for (let at = 0; at < block.length; at += PART) yield block.subarray(at, at + PART);
  }
}

function decodePart(decoder: TextDecoder, part?: Uint8Array): string {
  try {
    return part ? decoder.decode(part, { stream: true }) : decoder.decode();
  } catch {
    throw new NotUtf8();
  }
}

/**
 * Reads with a dialect, and once more from the first byte where the file was taken for UTF-8 and is not.
 * Returns or rejects as `read` does.
 */
export async function readInRightEncoding<T>(
  source: ByteSource,
  dialect: Dialect,
  read: (dialect: Dialect) => Promise<T>,
): Promise<T> {
  try {
    return await read(dialect);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    // A byte order mark says UTF-8 for certain, so that what does not fit is damage.
    const choice = dialect.bom ? { tolerant: true as const } : await settleEncoding(source);
    return read({ ...dialect, ...choice });
  }
}
