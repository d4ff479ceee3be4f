import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showControls } from './show-controls.ts';

describe('showControls', () => {
  it.each([
    ['plain text', 'plain text'],
    ['a\tb\nc\r\nd', 'a\tb\nc\r\nd'],
    ['a\rb', 'a␍b'],
    ['a\0b\u001b[31m', 'a␀b␛[31m'],
    ['\u007f\u0085', '␡␦'],
    ['\u202egnp.exe\u202c', '␦gnp.exe␦'],
    ['zero\u200bwidth\ufeff', 'zero␦width␦'],
    ['क्‍ष न‌ही', 'क्‍ष न‌ही'],
    ['👩‍🔬 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩‍🔬 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['\u0600١٢', '\u0600١٢'],
  ])('shows %j as %j', (text, shown) => {
    expect(showControls(text)).toBe(shown);
  });

  it('keeps the length of any text, so that spans still hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(showControls(text)).toHaveLength(text.length);
      }),
    );
  });
});
