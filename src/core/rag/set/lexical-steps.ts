import { lexicalVectors } from './lexical-vectors.ts';
import type { Merged, SetSteps } from './set-steps.ts';

/** Plain rules, without an endpoint: likeness of words, its order as it stands, two questions one after the other. */
export const LEXICAL_STEPS: SetSteps = {
  embed: (questions) => Promise.resolve(lexicalVectors(questions)),
  rerank: (asked) => Promise.resolve(asked.map(({ candidates }) => [...candidates.keys()])),
  merge: (asked) => Promise.resolve(asked.map(joinPair)),
};

function joinPair([first, second]: readonly [Merged, Merged]): Merged {
  return {
    question: joinTexts(first.question, second.question),
    answer: joinTexts(first.answer, second.answer),
  };
}

/** One text after the other; what ends in a letter or a digit is ended first. */
function joinTexts(first: string, second: string): string {
  return `${first}${/[\p{L}\p{N}]$/u.test(first) ? '.' : ''} ${second}`;
}
