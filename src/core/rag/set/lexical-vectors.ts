import { findContentWords } from '../content-words.ts';

const DIMENSIONS = 1024;

/**
 * Each text as a vector of the three-letter pieces of its content words: how often each stands there, weighed
 * by how rare it is among the texts. Pieces find words that share a stem, in any script. Additions, products
 * and quotients alone, which IEEE 754 fixes: the same on every machine.
 */
export function lexicalVectors(texts: readonly string[]): Float32Array[] {
  const counts = texts.map(countPieces);
  const textsWith = new Uint32Array(DIMENSIONS);
  for (const places of counts)
    for (const place of places.keys()) textsWith[place] = (textsWith[place] ?? 0) + 1;
  const rarity = harmonicSums(texts.length);
  const total = rarity[texts.length] ?? 0;
  return counts.map((places) => {
    const vector = new Float32Array(DIMENSIONS);
    for (const [place, count] of places)
      vector[place] = count * (total - (rarity[(textsWith[place] ?? 1) - 1] ?? 0));
    return vector;
  });
}

/** `1/1 + … + 1/n` by n: the difference of two is nearly the logarithm of their quotient, which no standard fixes. */
function harmonicSums(most: number): number[] {
  const sums = [0];
  for (let n = 1; n <= most; n++) sums.push((sums[n - 1] ?? 0) + 1 / n);
  return sums;
}

/** How often each piece stands in a text, by its place in the vector; pieces may share one. */
function countPieces(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of findContentWords(text.normalize('NFC'))?.words ?? []) {
    const letters = Array.from(` ${word} `);
    for (let at = 0; at + 3 <= letters.length; at++) {
      const place = hashText(letters.slice(at, at + 3).join('')) % DIMENSIONS;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return counts;
}

/** FNV-1a over UTF-16 units: a whole number below 2³². */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
