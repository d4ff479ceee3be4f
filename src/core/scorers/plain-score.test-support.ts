import type { RowScore } from '../model.ts';

const WHITE_SPACE = new Set(
  '\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
);
const PUNCTUATION = new Set('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');

/** The definitions of both scorers spelled out step by step, with no thought for speed: what `scoreRow` must equal. */
export function scorePlainly(golden: string, response: string): RowScore {
  const goldenWords = wordsOf(golden);
  const responseWords = wordsOf(response);
  const matchingWords = [...goldenWords].filter((word) => responseWords.has(word)).length;
  const totalWords = goldenWords.size;
  const blank = Array.from(response).every((letter) => WHITE_SPACE.has(letter));
  return {
    exact: !blank && holds(Array.from(response.toLowerCase()), Array.from(golden.toLowerCase())),
    overlap: !blank && matchingWords === totalWords,
    matchingWords,
    totalWords,
    blank,
  };
}

function wordsOf(text: string): Set<string> {
  const tokens: string[][] = [[]];
  for (const letter of text.toLowerCase()) {
    if (WHITE_SPACE.has(letter)) tokens.push([]);
    else tokens.at(-1)?.push(letter);
  }
  return new Set(
    tokens.map((token) => stripPunctuation(token).join('')).filter((word) => word !== ''),
  );
}

function stripPunctuation(token: readonly string[]): string[] {
  const kept = [...token];
  while (PUNCTUATION.has(kept[0] ?? '')) kept.shift();
  while (PUNCTUATION.has(kept.at(-1) ?? '')) kept.pop();
  return kept;
}

/** Compares code points, so that half a surrogate pair is never found inside a pair. */
function holds(text: readonly string[], needle: readonly string[]): boolean {
  for (let start = 0; start + needle.length <= text.length; start++) {
    if (needle.every((letter, at) => text[start + at] === letter)) return true;
  }
  return false;
}
