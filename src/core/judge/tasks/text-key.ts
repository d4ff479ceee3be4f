import { sha256Hex } from '../prompt.ts';

/** The key of a row of texts, as 32 hex digits: the same for the same texts in the same order. */
export function textKey(texts: readonly (string | readonly string[])[]): string {
  return sha256Hex(JSON.stringify(texts)).slice(0, 32);
}
