import { describe, expect, it } from 'vitest';
import { splitWords } from './words.ts';

describe('splitWords', () => {
  it.each([
    ['', []],
    [' ?! -- ', []],
    ['“गंगा।”', ['“गंगा।”']],
    ["(it's) a to-do, a", ["it's", 'a', 'to-do', 'a']],
    ['a\x1fb\u200bc\ufeff', ['a', 'b\u200bc\ufeff']],
  ])('splits %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
