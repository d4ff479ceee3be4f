/** Adds one to the count of each bit that is set. */
export function addBits(counts: Uint32Array, bits: number): void {
  for (let place = 0, rest = bits; rest !== 0; place++, rest >>>= 1)
    if (rest & 1) counts[place] = (counts[place] ?? 0) + 1;
}

/** Adds one to a count. */
export function addOne(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/** Counts by choice, from counts by the place of each choice. */
export function recordCounts<Choice extends string>(
  choices: readonly Choice[],
  counts: ArrayLike<number>,
): Record<Choice, number> {
  const record: Partial<Record<Choice, number>> = {};
  for (const [place, choice] of choices.entries()) record[choice] = counts[place] ?? 0;
  if (!holdsAll(record, choices)) throw new RangeError('A choice has no count.');
  return record;
}

function holdsAll<Choice extends string>(
  record: Partial<Record<Choice, number>>,
  choices: readonly Choice[],
): record is Record<Choice, number> {
  return choices.every((choice) => record[choice] !== undefined);
}
