import { expect, it } from 'vitest';
import { findOwnWords } from './find-own-words.ts';

function wordsOf(text: string, other: string): string[] {
  return findOwnWords(text, other).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['It is Delhi.', 'it is (Mumbai)', ['Delhi'], ['Mumbai']],
  ['Delhi is it', 'It is Delhi!', [], []],
  ['a a b', 'a', ['b'], []],
  ['गंगा नदी', 'गंगा।', ['गंगा', 'नदी'], ['गंगा।']],
  ['', 'x', [], ['x']],
  ['constructor', '', ['constructor'], []],
])('in %j and %j finds %j and %j', (first, second, ofFirst, ofSecond) => {
  expect(wordsOf(first, second)).toEqual(ofFirst);
  expect(wordsOf(second, first)).toEqual(ofSecond);
});
