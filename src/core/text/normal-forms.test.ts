import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  composeCompatible,
  composeMarks,
  dropInvisible,
  dropNukta,
  foldCase,
  writeAsciiDigits,
  writeAsciiPunctuation,
  writeAsciiQuotes,
} from './normal-forms.ts';

/** The characters whose `casefold()` differs from `lower()` in CPython 3.11. */
const folded: Record<string, string> = JSON.parse(readFileSync('test-data/casefold.json', 'utf8'));

describe('foldCase', () => {
  it('folds the 297 characters on which folding and lower-casing differ', () => {
    expect(Object.keys(folded)).toHaveLength(297);
    for (const [character, want] of Object.entries(folded)) expect(foldCase(character)).toBe(want);
  });

  it('lower-cases every other character', () => {
    const wrong = [];
    for (let code = 0; code < 0x11_0000; code++) {
      const character = String.fromCodePoint(code);
      const want = folded[character] ?? character.toLowerCase();
      if (foldCase(character) !== want) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Straße', 'strasse'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδος', 'οδοσ'],
    ['ı', 'ı'],
    ['İ', 'i̇'],
  ])('folds %s to %s', (text, want) => expect(foldCase(text)).toBe(want));
});

describe.each([
  [composeMarks, 'cafe\u0301', 'café'],
  [composeMarks, '\u0958', '\u0915\u093c'],
  [composeMarks, 'ﬁ', 'ﬁ'],
  [composeCompatible, 'ﬁ Ａ１', 'fi A1'],
  [writeAsciiPunctuation, '“It’s” – 1914—18… गंगा।', `"It's" - 1914-18... गंगा.`],
  [writeAsciiPunctuation, '東京、大阪。«да» ما؟', '東京,大阪."да" ما?'],
  [writeAsciiQuotes, '“It’s” – 5′… गंगा।', `"It's" - 5'… गंगा।`],
  [writeAsciiPunctuation, 'a$b±c🙂', 'a$b±c🙂'],
  [dropInvisible, 'so\u00adft\u200b क्‍ष क्‌ष \ufeffx', 'soft क्ष क्ष x'],
  [dropNukta, '\u0958\u0932\u092e \u0915\u093c\u0932\u092e \u0931', 'कलम कलम र'],
  [writeAsciiDigits, '१९४७ ٢٠ ２ ௧ ৯ 7', '1947 20 2 1 9 7'],
  [writeAsciiDigits, 'x² ½ Ⅳ', 'x² ½ Ⅳ'],
])('%o', (form, text, want) => {
  it(`writes ${text} as ${want}`, () => expect(form(text)).toBe(want));
});

describe('every form', () => {
  const forms = [
    foldCase,
    writeAsciiQuotes,
    writeAsciiPunctuation,
    dropInvisible,
    dropNukta,
    writeAsciiDigits,
  ];

  it('applied twice changes nothing more, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...forms), (text, form) => {
        expect(form(form(text))).toBe(form(text));
      }),
    );
  });

  it('takes lone surrogates and NUL', () => {
    for (const form of [...forms, composeMarks, composeCompatible])
      expect(form('\ud800a\0\udc00')).toBe('\ud800a\0\udc00');
  });
});
