import { findText } from '../text/find-text.ts';

/** What makes up a word: a mark belongs to the letter before it, a joiner stands between letters of one word. */
const IN_WORD = /^[\p{L}\p{N}\p{M}\p{Join_Control}_]/u;

/**
 * Whether a lowered golden answer stands somewhere in the lowered response without beginning or ending inside
 * a word there: `5` not in `25`, `गंग` not in `गंगा`. An end of it that is in no word may stand anywhere.
 */
export function holdsAsWords(loweredGolden: string, loweredResponse: string): boolean {
  if (loweredGolden === '') return true;
  let from = 0;
  for (;;) {
    const found = findText(loweredResponse.slice(from), loweredGolden);
    if (found === -1) return false;
    const start = from + found;
    const end = start + loweredGolden.length;
    const isInside = isInsideWord(loweredResponse, start);
    if (!isInside && !isInsideWord(loweredResponse, end)) return true;
    // What begins inside a word is looked for behind that word, so that a long one is passed over once.
    from = isInside ? findWordEnd(loweredResponse, start) : start + 1;
  }
}

function findWordEnd(text: string, start: number): number {
  let at = start;
  while (isInsideWord(text, at)) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}

/** Whether the characters on both sides of a place belong to words. */
function isInsideWord(text: string, at: number): boolean {
  return at > 0 && IN_WORD.test(text.slice(at, at + 2)) && IN_WORD.test(characterBefore(text, at));
}

function characterBefore(text: string, at: number): string {
  const isPair = at > 1 && (text.codePointAt(at - 2) ?? 0) > 0xffff;
  return text.slice(isPair ? at - 2 : at - 1, at);
}
