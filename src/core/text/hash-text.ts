import type { KeyWords } from '../row-keys.ts';

/**
 * A digest of 64 bits, as two words: cheap, and by no means secret. Different texts share one about once in 2⁶⁴.
 * After cyrb53 (bryc, public domain), with both halves whole.
 */
export function hashText(text: string): KeyWords {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  return mixWords(high, low);
}

/** Spreads what two running halves hold over both words. */
export function mixWords(high: number, low: number): KeyWords {
  const mixed = mixWord(high, low);
  return { high: mixed, low: mixWord(low, mixed) };
}

function mixWord(word: number, other: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  return (mixed ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)) >>> 0;
}
