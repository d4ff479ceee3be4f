import type { Dialect } from './dialect.ts';
import { joinBytes } from './source.ts';
import type { ByteSource } from './source.ts';
import { countUtf8 } from './utf8-count.ts';
import type { Utf8Count } from './utf8-count.ts';

/** The first bytes of a source; `whole` where there are no more. */
export interface Head {
  bytes: Uint8Array;
  whole: boolean;
}

/** Bytes after which an encoding is settled, so that it does not depend on how a source cuts its blocks. */
const WINDOW = 2 ** 20;

export type EncodingChoice = Pick<Dialect, 'encoding' | 'bom' | 'tolerant'>;

/** The first MiB of a source. */
export async function readHead(source: ByteSource): Promise<Head> {
  const parts: Uint8Array[] = [];
  let length = 0;
  let whole = true;
  for await (const block of source.blocks()) {
    parts.push(block.subarray(0, WINDOW - length));
    length += block.length;
    whole = length <= WINDOW;
    if (!whole) break;
  }
  return { bytes: joinBytes(parts), whole };
}

/** How a file seems to be encoded: by its byte order mark, by NULs, else by whether it is valid UTF-8. */
export function detectEncoding({ bytes, whole }: Head): EncodingChoice {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', bom: true };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', bom: true };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', bom: true };
  const wide = detectUtf16(bytes.subarray(0, 4096));
  if (wide) return { encoding: wide, bom: false };
  const count = countUtf8();
  count.add(bytes);
  if (whole) count.end();
  return count.bad === 0 ? { encoding: 'utf-8', bom: false } : chooseWithoutUtf8(count);
}

/**
 * The encoding of a file that is not valid UTF-8: damaged UTF-8 where the well-formed sequences up to the
 * end of the MiB that holds the first malformed one outnumber the malformed ones, else Windows-1252.
 */
export async function settleEncoding(source: ByteSource): Promise<EncodingChoice> {
  const count = countUtf8();
  let read = 0;
  for await (const block of source.blocks()) {
    for (let at = 0; at < block.length;) {
      const part = block.subarray(at, at + WINDOW - (read % WINDOW));
      count.add(part);
      at += part.length;
      read += part.length;
      if (count.bad > 0 && read % WINDOW === 0) return chooseWithoutUtf8(count);
    }
  }
  count.end();
  return chooseWithoutUtf8(count);
}

function chooseWithoutUtf8({ valid, bad }: Utf8Count): EncodingChoice {
  return valid > bad
    ? { encoding: 'utf-8', bom: false, tolerant: true }
    : { encoding: 'windows-1252', bom: false };
}

/** UTF-16 without a mark: its ASCII characters leave NULs at every other byte, and only there. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros: [number, number] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? 0 : 1]++;
  });
  const [even, odd] = zeros;
  // A few NULs are text; a tenth of the characters is what Hindi in UTF-16 has in spaces and commas.
  const enough = Math.max(3, bytes.length / 20);
  if (odd >= enough && even * 20 < odd) return 'utf-16le';
  if (even >= enough && odd * 20 < even) return 'utf-16be';
  return undefined;
}
