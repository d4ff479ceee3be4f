import type { RowScore } from '../model.ts';

/** As it stands in the file. */
interface Case {
  id: string;
  group: string;
  golden: string;
  response: string;
  exact: boolean;
  overlap: boolean;
  matching_words: number;
  total_golden_words: number;
  blank: boolean;
}

interface Vector extends Pick<Case, 'id' | 'group' | 'golden' | 'response'> {
  score: RowScore;
}

/**
 * Pairs with CPython's verdicts on them, from the text of `test-data/vectors.json`, but for those that
 * differ by the engine: which letters exist, and how they are lowered, its Unicode version says.
 */
export function readVectors(text: string): Vector[] {
  const { cases }: { cases: Case[] } = JSON.parse(text);
  return cases
    .filter(({ group }) => group !== 'unicode-version')
    .map(({ id, group, golden, response, matching_words, total_golden_words, ...rest }) => ({
      id,
      group,
      golden,
      response,
      score: {
        exact: rest.exact,
        overlap: rest.overlap,
        matchingWords: matching_words,
        totalWords: total_golden_words,
        blank: rest.blank,
      },
    }));
}
