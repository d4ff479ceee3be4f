/** Numbers in the order of the keys beside them; ties stay as they are. */
export function sortByNumbers(
  numbers: Uint32Array,
  keys: Float64Array,
  descending: boolean,
): Uint32Array {
  return orderByRanks(numbers, rankNumbers(keys), descending);
}

/** Of each number its rank among all, from 0 on; equal ones have the same. */
export function rankNumbers(numbers: Float64Array): Float64Array {
  const sorted = numbers.toSorted();
  const distinct = sorted.filter((number, place) => place === 0 || number !== sorted[place - 1]);
  let last = -1;
  return numbers.map((number) => {
    // Numbers that stand in order already need not be looked for.
    last = distinct[last + 1] === number ? last + 1 : findPlace(distinct, number);
    return last;
  });
}

/** The first place of a key among sorted ones. */
function findPlace(sorted: Float64Array, key: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Numbers in the order of the ranks beside them, by counting how many have each, which needs no comparison. */
export function orderByRanks(
  numbers: Uint32Array,
  ranks: Float64Array,
  descending: boolean,
): Uint32Array {
  let most = 0;
  for (const rank of ranks) if (rank > most) most = rank;
  const slotOf = (rank: number) => (descending ? most - rank : rank);
  const starts = new Uint32Array(most + 2);
  for (const rank of ranks) {
    const next = slotOf(rank) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let slot = 1; slot < starts.length; slot++)
    starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
  const ordered = new Uint32Array(numbers.length);
  for (let place = 0; place < numbers.length; place++) {
    const slot = slotOf(ranks[place] ?? 0);
    const at = starts[slot] ?? 0;
    ordered[at] = numbers[place] ?? 0;
    starts[slot] = at + 1;
  }
  return ordered;
}
