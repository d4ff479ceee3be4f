import { expect, it } from 'vitest';
import { keepAnswerLine } from './keep-answer-line.ts';

it.each([
  ['Delhi', 'Delhi'],
  ['Let me think.\n\nDelhi\n \n', 'Delhi'],
  ['Answer: Delhi\nThat is in India.', ' Delhi'],
  ['Answer: Agra\nNo.\nFinal answer: Delhi', ' Delhi'],
  ['**Answer:** Delhi', ' Delhi'],
  ['**Answer**: Delhi', ' Delhi'],
  ['The answer is:\n\nDelhi\nin India', 'Delhi'],
  ['ANSWER：Delhi', 'Delhi'],
  ['The answer is Delhi\u2028or so', 'or so'],
  ['Delhi\nAnswer:', 'Answer:'],
  ['Answers: many\nDelhi', 'Delhi'],
  ['', ''],
  [' \n', ' \n'],
])('keeps of %j %j', (response, line) => {
  expect(keepAnswerLine(response)).toBe(line);
});
