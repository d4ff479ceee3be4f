import { type ByteSource, fileSource, tapBlocks } from '../csv/source.ts';

/**
 * Digests a file's blocks as they are read, so that it is read once. `key` resolves, once they are
 * through, with the first 16 hex digits of the SHA-256 over the SHA-256 digests of the 1 MiB blocks.
 * Where the browser has no `crypto.subtle` (a page opened over plain http) the key is made of name,
 * size and date, and says nothing of the content.
 */
export function keyedSource(
  source: ByteSource,
  file: File,
): { source: ByteSource; key: () => Promise<string> } {
  if (!('subtle' in crypto)) return { source, key: async () => fallbackKey(file) };
  let digests: Promise<ArrayBuffer>[] = [];
  const tapped = tapBlocks(source, () => {
    digests = [];
    return (block) => digests.push(crypto.subtle.digest('SHA-256', new Uint8Array(block)));
  });
  return {
    source: tapped,
    key: async () => {
      const all = await new Blob(await Promise.all(digests)).arrayBuffer();
      return toHex(await crypto.subtle.digest('SHA-256', all)).slice(0, 16);
    },
  };
}

/** The key that a run of this file has, without loading it. Throws what reading throws. */
export async function findContentKey(file: File): Promise<string> {
  const { source, key } = keyedSource(fileSource(file), file);
  const blocks = source.blocks()[Symbol.asyncIterator]();
  while (!(await blocks.next()).done);
  return key();
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a in two halves: no secret, only different for different names. */
function fallbackKey({ name, size, lastModified }: File): string {
  const text = `${name}\n${size}\n${lastModified}`;
  return hashText(text, 0x811c9dc5) + hashText(text, 0x01000193);
}

function hashText(text: string, seed: number): string {
  let hash = seed;
  for (let unit = 0; unit < text.length; unit++)
    hash = Math.imul(hash ^ text.charCodeAt(unit), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
