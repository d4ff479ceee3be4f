/** The two runs that are compared: those that the link chooses, else the first two. Undefined for fewer than two. */
export function choosePair<Listed extends { run: { key: string } }>(
  listed: readonly Listed[],
  chosen: readonly [string, string] | undefined,
): [first: Listed, second: Listed] | undefined {
  const [first, second] = chosen?.map((key) => listed.find(({ run }) => run.key === key)) ?? [];
  if (first && second) return [first, second];
  const [one, other] = listed;
  return one && other ? [one, other] : undefined;
}

/** More runs than this are compared two at a time, not all with one another. */
const MOST_IN_ALL_PAIRS = 20;

/** All pairs of these runs, the chosen one in its own order; that one alone where there are too many runs. */
export function listPairs(
  keys: readonly string[],
  chosen: readonly [string, string],
): [first: string, second: string][] {
  const [first, second] = chosen;
  if (keys.length > MOST_IN_ALL_PAIRS) return [[first, second]];
  return keys.flatMap((a, at) =>
    keys
      .slice(at + 1)
      .map((b): [string, string] => (a === second && b === first ? [first, second] : [a, b])),
  );
}
