import { create, insert, searchVector } from '@orama/orama';

/** How near a question stands, itself among them. */
export const TOP_K = 5;

/**
 * For each vector the places of the nearest others by cosine, nearest first: at most `TOP_K - 1`, and never one
 * with the same group (a question from the same chunk makes no second half). Equally near ones stand in
 * order; a vector of zeros has none and is near none. All vectors are equally long.
 */
export async function findNearest(
  vectors: readonly ArrayLike<number>[],
  groups: readonly string[],
  onProgress: (done: number) => void,
): Promise<number[][]> {
  const index = await fillIndex(vectors);
  const sizes = countGroups(groups);
  return vectors.map((vector, place) => {
    const group = groups[place] ?? '';
    // Members of the group may all stand before the others; the question itself is one of them.
    const limit = TOP_K - 1 + (sizes.get(group) ?? 1);
    const near = index.search(vector, limit).filter((other) => groups[other] !== group);
    onProgress(place + 1);
    return near.slice(0, TOP_K - 1);
  });
}

async function fillIndex(vectors: readonly ArrayLike<number>[]) {
  const index = create({ schema: { vector: `vector[${vectors[0]?.length ?? 1}]` } as const });
  for (const [place, vector] of vectors.entries())
    await insert(index, { id: String(place), vector: Array.from(vector) });
  return {
    search(vector: ArrayLike<number>, limit: number): number[] {
      const found = searchVector(index, {
        mode: 'vector',
        vector: { value: Array.from(vector), property: 'vector' },
        // All of them, however unlike.
        similarity: -Infinity,
        limit,
      });
      if (found instanceof Promise) throw new TypeError('An index without hooks answers at once.');
      return found.hits.map(({ id }) => Number(id));
    },
  };
}

function countGroups(groups: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return sizes;
}
