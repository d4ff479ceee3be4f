import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type KeyWords, writeKey } from './row-keys.ts';

/** Between the texts: a control character that stands for “unit separator” and in no text that people write. */
const SEPARATOR = '\u001f';

/**
 * A row's identity: the first 16 hex digits of SHA-256 over the UTF-8 of question, golden answer and response,
 * joined by U+001F. Rows with the same texts have the same key, in whatever file or order they stand.
 * A lone surrogate counts as U+FFFD, as UTF-8 cannot hold it.
 */
export function rowKey(question: string, golden: string, response: string): string {
  return writeKey(rowKeyWords(question, golden, response));
}

/** The same as two numbers. */
export function rowKeyWords(question: string, golden: string, response: string): KeyWords {
  return digestTexts([question, golden, response]);
}

/** What rows of several runs are joined by: the key of question and golden answer alone, as two numbers. */
export function questionKeyWords(question: string, golden: string): KeyWords {
  return digestTexts([question, golden]);
}

/** A digest at its start, copied for every row: making a new one each time takes as long as the hashing. */
const START = sha256.create();
const hash = sha256.create();
const digest = new Uint8Array(START.outputLen);
const words = new DataView(digest.buffer);

function digestTexts(texts: string[]): KeyWords {
  START._cloneInto(hash)
    .update(utf8ToBytes(texts.join(SEPARATOR)))
    .digestInto(digest);
  return { high: words.getUint32(0), low: words.getUint32(4) };
}
