import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Between the texts: a control character that stands for “unit separator” and in no text that people write. */
const SEPARATOR = '\u001f';

/**
 * A row's identity: the first 16 hex digits of SHA-256 over the UTF-8 of question, golden answer and response,
 * joined by U+001F. Rows with the same texts have the same key, in whatever file or order they stand.
 * A lone surrogate counts as U+FFFD, as UTF-8 cannot hold it.
 */
export function rowKey(question: string, golden: string, response: string): string {
  const bytes = utf8ToBytes([question, golden, response].join(SEPARATOR));
  return bytesToHex(sha256(bytes).subarray(0, 8));
}
