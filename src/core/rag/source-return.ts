import { findContentWords } from './content-words.ts';
import { findHeldWords } from './held-words.ts';
import type { Chunk, QuotedSource, SourceReturn } from './rag.ts';
import { rateSources } from './rate-sources.ts';
import { sourceKey } from './source-names.ts';

/**
 * How well the quoted sources carry a golden answer: the share of its content words that their texts hold.
 * Undefined for a golden answer without any word.
 */
export function scoreSources(
  golden: string,
  chunks: readonly Chunk[],
  quoted: readonly QuotedSource[],
): SourceReturn | undefined {
  const content = findContentWords(golden);
  if (!content) return undefined;
  const { stems, held } = findHeldWords(
    content,
    chunks.map(({ text }) => text),
  );
  const rated = rateSources(
    (places) => countHeld(held, places, stems),
    stems,
    groupBySource(chunks),
    quoted,
  );
  return { ...rated, contentWords: stems };
}

/** How many stems the chunks at these places hold together. */
function countHeld(held: readonly Uint8Array[], places: readonly number[], stems: number): number {
  const union = new Uint8Array(stems);
  for (const place of places)
    held[place]?.forEach((has, stem) => (union[stem] = (union[stem] ?? 0) | has));
  return union.reduce((sum, has) => sum + has, 0);
}

/** Places of the chunks of each source: chunks that share a name are one. */
export function groupBySource(chunks: readonly Chunk[]): number[][] {
  const places = new Map<string, number[]>();
  for (const [place, { name }] of chunks.entries()) {
    const key = sourceKey(name);
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  return [...places.values()];
}
