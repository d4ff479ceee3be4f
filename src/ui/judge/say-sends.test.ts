import { expect, it } from 'vitest';
import { hostOf } from './host-of.ts';
import { saySends } from './say-sends.ts';

it.each([
  [116, 0, 'The question, golden answer and response of 116 rows go to api.openai.com.'],
  [
    10,
    1,
    'The question, golden answer and response of 9 rows go to api.openai.com. Of 1 blank row nothing is sent.',
  ],
  [2, 2, 'Nothing is sent: every response in scope is blank.'],
  [0, 0, 'Nothing is sent: no row is in scope.'],
])('of %i rows, %i of them blank', (distinct, blank, said) => {
  expect(saySends({ distinct, blank }, 'api.openai.com')).toBe(said);
});

it.each([
  ['http://localhost:11434/v1', 'localhost:11434'],
  ['ftp://a', undefined],
  ['', undefined],
])('finds the host of %j', (baseURL, host) => {
  expect(hostOf(baseURL)).toBe(host);
});
