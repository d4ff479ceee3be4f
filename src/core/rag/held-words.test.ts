import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  '3',
];
const anyWord = fc
  .array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''))
  // As words are split: without punctuation at either end.
  .filter((text) => splitWords(text)[0] === text);

function stemmer(text: string): string {
  return findLanguage('').stem?.(text) ?? text;
}

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
  it.each(['3:08', '1930', '33', '1863', '230,000', '3rd', '1y'])(
    'finds %s where it stands, and keeps its digits',
    (number) => {
      const texts = [`It was ${number} then.`, `It was ${number.replaceAll('3', 'y')}x then.`];
      expect(findHeldWords(english([number]), texts).held).toEqual([
        Uint8Array.of(1),
        Uint8Array.of(0),
      ]);
      expect(stemmer('358-acres')).toBe('358-acr');
    },
  );

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
  ])('finds %j in %j where their stems are the same', (golden, text) => {
    const { held } = findHeldWords(english([golden]), [text]);
    expect([...(held[0] ?? [])]).toEqual(plainHeld([golden], text));
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
