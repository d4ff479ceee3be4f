import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The key of a run that is a part of a file: 16 hex digits of SHA-256 over the file's key and what the part is of. It
 * stays the same whatever other parts there are and in whatever order they stand.
 */
export function partKey(
  fileKey: string,
  { model, language, column }: { model: string; language: string; column: string },
): string {
  const parts = JSON.stringify([fileKey, model, language, column]);
  return bytesToHex(sha256(utf8ToBytes(parts))).slice(0, 16);
}
