/** A prompt's length as we estimate it and as the server counted it, in tokens. */
export interface PromptLength {
  estimated: number;
  counted: number;
}

/** Prompts that a server seems to have cut without a word. */
export interface CutPrompts {
  rows: number;
  /** The one count of them all, where it is round: very likely the server's context length. */
  contextLength: number | undefined;
}

/** Under this share of the estimate a count is no difference of tokenizers. */
const FAR_BELOW = 0.4;

/** Shorter prompts are estimated too badly to say. */
const LONG = 500;

/** As many equal counts are no coincidence. */
const EQUAL_ROWS = 3;

/**
 * Rows whose prompt was counted far below its estimate, or at the same round number (a multiple of 1,024)
 * as two others at least, all of them estimated longer. Undefined where there are none.
 */
export function findCutPrompts(prompts: readonly PromptLength[]): CutPrompts | undefined {
  // A server that counts nothing says 0.
  const long = prompts.filter(({ estimated, counted }) => estimated >= LONG && counted > 0);
  const round = new Set(listRoundCounts(long));
  const cut = long.filter(
    ({ estimated, counted }) =>
      counted < FAR_BELOW * estimated || (round.has(counted) && counted < estimated),
  );
  if (cut.length === 0) return undefined;
  const [first] = cut.map(({ counted }) => counted);
  const isOne = cut.every(({ counted }) => counted === first);
  return { rows: cut.length, contextLength: isOne && isRound(first) ? first : undefined };
}

function listRoundCounts(prompts: readonly PromptLength[]): number[] {
  const counts = prompts.flatMap(({ counted, estimated }) => (counted < estimated ? counted : []));
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return counts.filter((count) => isRound(count) && (times.get(count) ?? 0) >= EQUAL_ROWS);
}

function isRound(count: number | undefined): boolean {
  return count !== undefined && count % 1024 === 0;
}
