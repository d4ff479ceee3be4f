import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemeAround } from './graphemes.ts';

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

describe('graphemeAround', () => {
  it.each([
    ['', 0, 0, 0],
    ['ab', 1, 1, 1],
    ['a\r\n', 2, 1, 3],
    ['e\u0301a', 1, 0, 2],
    ['गंगा', 1, 0, 2],
    ['गंगा', 2, 2, 2],
    ['a😀b', 2, 1, 3],
    ['🇮🇳🇮🇳', 4, 4, 4],
    ['🇮🇳🇮🇳', 6, 4, 8],
    ['👩\u200d👩', 3, 0, 5],
    ['a \u0301b', 2, 1, 3],
    ['\u0600 b', 1, 0, 2],
  ])('in %j at %i runs from %i to %i', (text, place, start, end) => {
    expect(graphemeAround(text, place)).toEqual({ start, end });
  });

  it('says of every place what the segmenter says of the whole text', () => {
    const units = fc.constantFrom(
      ...Array.from(
        'a .\r\n\u3000©®\u00ad\u0300\u0301\u0600\u06dd\u093c\u094d\u200c\u200d\ufe0fकषा।한가각ะำ',
      ),
      ...Array.from('😀👩👍\u{1f3fd}🇮🇳\u{110bd}\u{e0061}'),
      '\ud83d',
      '\ude00',
    );
    fc.assert(
      fc.property(fc.array(units, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const whole = [...SEGMENTER.segment(text)];
        for (let place = 0; place < text.length; place++) {
          const inside = whole.find(
            ({ index, segment }) => index < place && place < index + segment.length,
          );
          const start = inside?.index ?? place;
          const expected = { start, end: start + (inside?.segment.length ?? 0) };
          expect(graphemeAround(text, place)).toEqual(expected);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
