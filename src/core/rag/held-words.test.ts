import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import stemmer from 'wink-porter2-stemmer';
import { splitWords } from '../text/words.ts';
import type { ContentWords } from './content-words.ts';
import { findHeldWords } from './held-words.ts';
import { findLanguage } from './languages.ts';

const SYLLABLES = [
  "'s",
  "'",
  'a',
  'e',
  'y',
  'ay',
  'ti',
  'ies',
  'ed',
  'ing',
  'ational',
  's',
  'b',
  'ss',
  'ou',
];
const anyWord = fc
  .array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''))
  // As words are split: without punctuation at either end.
  .filter((text) => splitWords(text)[0] === text);

/** What the definition says, without any shortcut. */
function plainHeld(words: readonly string[], text: string): number[] {
  const stems = [...new Set(words.map(stemmer))];
  const there = new Set(splitWords(text.toLowerCase()).map(stemmer));
  return stems.map((stem) => Number(there.has(stem)));
}

function english(words: string[]): ContentWords {
  return { language: findLanguage(''), words };
}

describe('findHeldWords', () => {
  it('finds what stemming every word finds, though most words are passed over', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyWord, { minLength: 1, maxLength: 6 }),
        fc.array(anyWord, { maxLength: 12 }),
        (words, others) => {
          const text = others.join(' ');
          const { held } = findHeldWords(english(words), [text]);
          expect([...(held[0] ?? [])]).toEqual(plainHeld(words, text));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['ee', 'eing'],
    ['die', 'dying'],
    ['city', 'city’s city'],
    ['a', 'as'],
  ])('finds %j in %j where their stems are the same', (word, text) => {
    const { held } = findHeldWords(english([word]), [text]);
    expect([...(held[0] ?? [])]).toEqual(plainHeld([word], text));
  });

  it('does so for words of any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (golden, text) => {
        const words = [...new Set(splitWords(golden.toLowerCase()))].filter(
          (one) => one.length <= 64,
        );
        const { held } = findHeldWords(english(words), [text]);
        expect([...(held[0] ?? [])]).toEqual(plainHeld(words, text));
      }),
    );
  });

  it('matches a word that is too long to be one as it is', () => {
    const hash = 'abcdef0123456789'.repeat(5);
    const { held } = findHeldWords(english([`${hash}ing`]), [`x ${hash}ing`, `x ${hash}`]);
    expect(held.map((one) => one[0])).toEqual([1, 0]);
  });
});
