import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNfc } from './is-nfc.ts';

function isPlainlyNfc(text: string): boolean {
  return text.normalize('NFC') === text;
}

/** Every code point that may be of interest, and a few scripts at large. */
const MARKS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (unit) => /\p{M}/u.test(unit),
);

describe('isNfc', () => {
  it('says of every character what normalising says, alone and between others', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x110000; code++) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const character = String.fromCodePoint(code);
      for (const text of [character, `a${character}`, `न${character}`, `\u0345${character}`])
        if (isNfc(text) !== isPlainlyNfc(text)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  it('says of marks in any order, and of letters that they compose with, what normalising says', () => {
    const unit = fc.oneof(
      fc.constantFrom(...MARKS),
      fc.constantFrom(...Array.from('aeouAनरळযড়ెೆ가각각 が\ud834\udd57')),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 6 }), (units) => {
        const text = units.join('');
        expect(isNfc(text)).toBe(isPlainlyNfc(text));
      }),
      { numRuns: 20_000 },
    );
  });
});
