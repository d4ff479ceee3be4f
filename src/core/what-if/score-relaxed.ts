import type { RowScore } from '../model.ts';
import { scoreRow } from '../scorers/score-row.ts';
import { isBlank } from '../text/white-space.ts';
import { splitWords } from '../text/words.ts';
import { type Relaxation, type RelaxationId, RELAXATIONS } from './relaxations.ts';
import { holdsAsWords } from './word-borders.ts';

/** Some relaxations, made ready for many rows. */
export interface RelaxationPlan {
  /** In the order in which they are applied. */
  ids: RelaxationId[];
  writers: Relaxation[];
  wordBoundaries: boolean;
  multiset: boolean;
}

/** The plan of these relaxations, each once, in their fixed order. */
export function planRelaxations(ids: Iterable<RelaxationId>): RelaxationPlan {
  const chosen = new Set(ids);
  const relaxations: (Relaxation & { id: RelaxationId })[] = RELAXATIONS.filter(({ id }) =>
    chosen.has(id),
  );
  return {
    ids: relaxations.map(({ id }) => id),
    writers: relaxations.filter(({ golden, response }) => golden ?? response),
    wordBoundaries: chosen.has('word-boundaries'),
    multiset: chosen.has('multiset'),
  };
}

/** Whether each scorer passes a row. */
export type Passes = Pick<RowScore, 'exact' | 'overlap'>;

/**
 * Both scorers' verdicts on a row under these relaxations; with none of them those of `scoreRow`. A way of
 * writing that leaves a golden answer without text is not applied to that row, its response neither: the
 * answer “A” is no article.
 */
export function scoreRelaxed(golden: string, response: string, plan: RelaxationPlan): RowScore {
  const written = writeGolden(golden, plan);
  const text = writeResponse(response, written.applied);
  const score = scoreRow(written.golden, text);
  if (plan.wordBoundaries && score.exact) score.exact = holdsWords(written.golden, text);
  if (!plan.multiset) return score;
  const { matching, total } = countRepeats(splitWords(written.golden.toLowerCase()), text);
  const overlap = !score.blank && matching === total;
  return { ...score, overlap, matchingWords: matching, totalWords: total };
}

/**
 * The same of a row whose verdicts to the letter are known: much quicker, since the response is read only where that
 * may change them.
 */
export function passesRelaxed(
  golden: string,
  readResponse: () => string,
  plan: RelaxationPlan,
  known: RowScore,
): Passes {
  if (known.blank) return known;
  const written = writeGolden(golden, plan);
  let passes: Passes = known;
  let response: string | undefined;
  if (written.golden !== golden || written.applied.some((writer) => writer.response)) {
    const original = readResponse();
    response = writeResponse(original, written.applied);
    if (!isSame(written.golden, golden) || !isSame(response, original))
      passes = scoreRow(written.golden, response);
  }
  let { exact, overlap } = passes;
  if (plan.wordBoundaries && exact)
    exact = holdsWords(written.golden, (response ??= readResponse()));
  if (plan.multiset && overlap) {
    const words = splitWords(written.golden.toLowerCase());
    if (new Set(words).size < words.length)
      overlap = countRepeats(words, response ?? readResponse()).matching === words.length;
  }
  return { exact, overlap };
}

/** Scorers see letters lowered. */
function isSame(text: string, other: string): boolean {
  return (
    text === other || (text.length === other.length && text.toLowerCase() === other.toLowerCase())
  );
}

/** A golden answer as these relaxations write it, and those of them that leave it some text. */
function writeGolden(
  golden: string,
  { writers }: RelaxationPlan,
): { golden: string; applied: readonly Relaxation[] } {
  let written = golden;
  const applied = writers.filter((relaxation) => {
    const next = relaxation.golden?.(written) ?? written;
    if (isBlank(next) && written !== '') return false;
    written = next;
    return true;
  });
  return { golden: written, applied };
}

function writeResponse(response: string, applied: readonly Relaxation[]): string {
  return applied.reduce((text, relaxation) => relaxation.response?.(text) ?? text, response);
}

function holdsWords(golden: string, response: string): boolean {
  return holdsAsWords(golden.toLowerCase(), response.toLowerCase());
}

/** How many of some lowered words, with their repeats, a response has: one that stands there twice needs two. */
function countRepeats(
  words: readonly string[],
  response: string,
): { matching: number; total: number } {
  const left = new Map<string, number>();
  for (const word of splitWords(response.toLowerCase())) left.set(word, (left.get(word) ?? 0) + 1);
  let matching = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) matching++;
    left.set(word, count - 1);
  }
  return { matching, total: words.length };
}
