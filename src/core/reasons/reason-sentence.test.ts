import { expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import { reasonSentence } from './reason-sentence.ts';

it.each([
  [
    'John nash',
    'It is John Forbes Nash Jr.',
    'Words between. Both golden words are there, with “Forbes” between them, so the phrase is not one run of characters.',
  ],
  [
    'amalak',
    'Amalaka',
    'Inside a longer word. “Amalak” is a part of “Amalaka”, which adds “a” after it.',
  ],
  ['a z', 'a b c d e f g h z', 'with “b”, “c”, “d”, “e”, “f”, “g” and 1 more between'],
  ['Narmada valley', 'Narmada', 'Words missing. “valley”: 1 of 2 golden words.'],
  ['Bora Bora', 'Bora', 'stands 2 times in the golden answer and once in the response'],
  ['Paris France', 'Paris, France', 'The response has “,” between the golden words.'],
])('tells %s in %s', (golden, response, sentence) => {
  const [reason] = findReasons(golden, response, scoreRow(golden, response));
  expect(reason && reasonSentence(reason)).toContain(sentence);
});
