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

/**
 * Both scorers' verdicts on a row under these relaxations; with none of them those of `scoreRow`. A way of
 * writing that leaves a golden answer without text is not applied to that row, its response neither: the
 * answer “A” is no article. `known`: the verdicts of `scoreRow`, where they are known, for texts that stay as they are.
 */
export function scoreRelaxed(
  golden: string,
  response: string,
  plan: RelaxationPlan,
  known?: RowScore,
): RowScore {
  const texts = relaxTexts(golden, response, plan);
  const isSame = texts.golden === golden && texts.response === response;
  const score = known && isSame ? { ...known } : scoreRow(texts.golden, texts.response);
  if (!plan.wordBoundaries && !plan.multiset) return score;
  const loweredGolden = texts.golden.toLowerCase();
  const loweredResponse = texts.response.toLowerCase();
  if (plan.wordBoundaries) score.exact &&= holdsAsWords(loweredGolden, loweredResponse);
  if (!plan.multiset) return score;
  const { matching, total } = countRepeats(loweredGolden, loweredResponse);
  const overlap = !score.blank && matching === total;
  return { ...score, overlap, matchingWords: matching, totalWords: total };
}

/** A row's texts as these relaxations write them; those that only change a scorer do nothing here. */
function relaxTexts(
  golden: string,
  response: string,
  { writers }: RelaxationPlan,
): { golden: string; response: string } {
  const texts = { golden, response };
  for (const relaxation of writers) {
    const written = relaxation.golden?.(texts.golden) ?? texts.golden;
    if (isBlank(written) && texts.golden !== '') continue;
    texts.golden = written;
    texts.response = relaxation.response?.(texts.response) ?? texts.response;
  }
  return texts;
}

/** Golden words with their repeats, and how many of them the response has: one that stands there twice needs two. */
function countRepeats(
  loweredGolden: string,
  loweredResponse: string,
): { matching: number; total: number } {
  const left = new Map<string, number>();
  for (const word of splitWords(loweredResponse)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = splitWords(loweredGolden);
  let matching = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) matching++;
    left.set(word, count - 1);
  }
  return { matching, total: words.length };
}
