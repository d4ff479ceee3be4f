import * as z from 'zod/mini';
import type { Usage } from './judgement.ts';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

const reply = z.object({
  data: z.array(
    z.object({
      index: z.optional(z.catch(z.optional(z.int()), undefined)),
      embedding: z.array(z.number()),
    }),
  ),
  usage: z.optional(
    z.catch(z.nullish(z.object({ prompt_tokens: z.optional(z.number()) })), undefined),
  ),
});

export interface ReadVectors {
  /** In the order of the texts, all of one length, none of them all zeros. */
  vectors: number[][];
  /** Absent where the server did not say. */
  usage: Usage | undefined;
}

/**
 * The vectors in an answer to a request for those of `texts` texts, whatever order they come in, or what is wrong
 * with them, in a sentence; undefined where the body holds none at all. `length` is what they have to have, where
 * that is known.
 */
export function readVectors(
  body: unknown,
  texts: number,
  length?: number,
): ReadVectors | { wrong: string } | undefined {
  const { data } = z.safeParse(reply, body);
  if (!data) return undefined;
  const vectors = orderVectors(data.data);
  const wrong = findWrong(vectors, texts, length);
  if (wrong !== undefined) return { wrong };
  const tokens = data.usage?.prompt_tokens;
  return { vectors, usage: tokens === undefined ? undefined : { input: tokens, output: 0 } };
}

type Entry = z.infer<typeof reply>['data'][number];

/** By their indices where each names its own, else as they came. */
function orderVectors(entries: readonly Entry[]): number[][] {
  const places = entries.map(({ index }) => index ?? -1);
  const areAll = new Set(places).size === entries.length && !places.includes(-1);
  const ordered = areAll ? entries.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0)) : entries;
  return ordered.map(({ embedding }) => embedding);
}

function findWrong(
  vectors: readonly number[][],
  texts: number,
  length = vectors[0]?.length ?? 0,
): string | undefined {
  if (vectors.length !== texts)
    return `The server sent ${vectors.length} vectors for ${texts} texts`;
  const other = vectors.find((vector) => vector.length !== length);
  if (other)
    return `The server sent a vector of ${other.length} numbers where others have ${length}: is it still the same model?`;
  if (vectors.some((vector) => vector.every((number) => number === 0)))
    return 'The server sent a vector of zeros';
  return undefined;
}
