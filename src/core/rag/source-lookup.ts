import type { Chunk } from './rag.ts';
import { sourceKey, sourceNumber, sourceStem } from './source-names.ts';

/** The sources of one context, by what they can be called. A source is the places of its chunks, in order. */
export interface SourceLookup {
  /** The source of this name; its key first, then the key without a file extension, then a number in it. */
  find: (name: string) => number[] | undefined;
  /** The source of the chunk at this position, which counts from 1. */
  at: (position: number) => number[] | undefined;
}

/** Chunks whose names are equal are one source. */
export function openSourceLookup(chunks: readonly Chunk[]): SourceLookup {
  const byKey = new Map<string, number[]>();
  for (const [place, { name }] of chunks.entries()) {
    const key = sourceKey(name);
    const source = byKey.get(key);
    if (source) source.push(place);
    else byKey.set(key, [place]);
  }
  let byStem: Map<string, number[]> | undefined;
  let byNumber: Map<string, number[]> | undefined;
  return {
    find: (name) => {
      const key = sourceKey(name);
      const found = byKey.get(key);
      if (found) return found;
      byStem ??= indexFirst(byKey, sourceStem);
      byNumber ??= indexFirst(byKey, sourceNumber);
      return byStem.get(sourceStem(key)) ?? byNumber.get(sourceNumber(key) ?? '');
    },
    at: (position) => byKey.get(sourceKey(chunks[position - 1]?.name ?? '')),
  };
}

/** The same sources by something that follows from their key; of several that share it the first. */
function indexFirst(
  byKey: ReadonlyMap<string, number[]>,
  nameOf: (key: string) => string | undefined,
): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [key, source] of byKey) {
    const name = nameOf(key);
    if (name !== undefined && !index.has(name)) index.set(name, source);
  }
  return index;
}
