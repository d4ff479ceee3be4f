import { describe, expect, it } from 'vitest';
import { findContentWords } from './content-words.ts';

describe('findContentWords', () => {
  it.each([
    ['English', 'The capital of France is "Paris".', ['capital', 'france', 'paris']],
    ['English', '1947', ['1947']],
    ['Hindi', 'भारत का राजधानी और दिल्ली है', ['भारत', 'राजधानी', 'दिल्ली']],
    ['Russian', 'Москва и Тула', ['москва', 'тула']],
    ['Greek', 'Η Αθήνα της Ελλάδας και πώς', ['αθήνα', 'ελλάδας']],
    ['Arabic', 'القاهرة في مصر', ['القاهرة', 'مصر']],
    ['Bengali', 'ঢাকা এবং কলকাতা', ['ঢাকা', 'কলকাতা']],
    ['Tamil', 'சென்னை மற்றும் மதுரை', ['சென்னை', 'மற்றும்', 'மதுரை']],
    ['other', 'თბილისი და ბათუმი', ['თბილისი', 'და', 'ბათუმი']],
    ['English', 'Paris, Πάτρα', ['paris', 'πάτρα']],
    ['Hindi', 'NASA भारतीय अंतरिक्ष', ['nasa', 'भारतीय', 'अंतरिक्ष']],
  ])('reads %s: %s', (language, golden, words) => {
    const found = findContentWords(golden);
    expect(found?.language.name).toBe(language);
    expect(found?.words).toEqual(words);
  });

  it('keeps all words where only stop words are there', () => {
    expect(findContentWords('It is he')?.words).toEqual(['it', 'is', 'he']);
  });

  it.each(['', '  ', '?!'])('of %j, which has no word, is undefined', (golden) => {
    expect(findContentWords(golden)).toBeUndefined();
  });
});
