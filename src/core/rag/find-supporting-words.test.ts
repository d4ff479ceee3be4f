import { describe, expect, it } from 'vitest';
import { findSupportingWords } from './find-supporting-words.ts';

function marked(golden: string, text: string): string[] {
  return findSupportingWords(golden, text).map(({ start, end }) => text.slice(start, end));
}

describe('findSupportingWords', () => {
  it.each([
    [
      'words in other forms',
      'He studied rivers.',
      'A study of the “River”, RIVER!',
      ['study', 'RIVER'],
    ],
    ['every time', 'Rome', 'Rome, rome', ['Rome', 'rome']],
    ['no stop word', 'the river', 'the lake', []],
    ['nothing for a golden answer without a word', '--', 'Rome', []],
    ['the right place behind a letter that grows in lower case', 'rome', 'İİİ Rome', ['Rome']],
  ])('marks %s', (_, golden, text, words) => {
    expect(marked(golden, text)).toEqual(words);
  });
});
