/** Two questions, as places: the one that was asked for, and the one found for it. */
export type Couple = readonly [first: number, second: number];

/**
 * Each question with the first of its list, (B, A) counted as (A, B): pairs in order of first appearance, and
 * how many were met before. A question with an empty list makes no pair of its own.
 */
export function pairUp(lists: readonly (readonly number[])[]): {
  couples: Couple[];
  repeated: number;
} {
  const couples = new Map<string, Couple>();
  let repeated = 0;
  for (const [place, [nearest]] of lists.entries()) {
    if (nearest === undefined) continue;
    const key = `${Math.min(place, nearest)} ${Math.max(place, nearest)}`;
    if (couples.has(key)) repeated++;
    else couples.set(key, [place, nearest]);
  }
  return { couples: [...couples.values()], repeated };
}
