import { splitWords } from '../../text/words.ts';
import { sourceKey } from '../source-names.ts';

/** Chunks of a file of their own, by their source. */
export interface ChunkBook {
  /**
   * The chunk of a source that holds most of an answer's words, the first of equals; undefined where the
   * source is not in the file.
   */
  find(source: string, answer: string): string | undefined;
}

export function openChunkBook(
  rows: readonly (readonly string[])[],
  columns: { chunk: number; source: number },
): ChunkBook {
  const chunksOf = new Map<string, string[]>();
  for (const cells of rows) {
    const key = sourceKey(cells[columns.source] ?? '');
    const chunk = (cells[columns.chunk] ?? '').trim();
    const others = chunksOf.get(key);
    if (others) others.push(chunk);
    else chunksOf.set(key, [chunk]);
  }
  return { find: (source, answer) => findBest(chunksOf.get(sourceKey(source)) ?? [], answer) };
}

function findBest(chunks: readonly string[], answer: string): string | undefined {
  if (chunks.length < 2) return chunks[0];
  const words = wordsOf(answer);
  const counts = chunks.map(
    (chunk) => [...wordsOf(chunk)].filter((word) => words.has(word)).length,
  );
  return chunks[counts.indexOf(Math.max(...counts))];
}

function wordsOf(text: string): Set<string> {
  return new Set(splitWords(text.toLowerCase()));
}
