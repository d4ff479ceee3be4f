import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_MARKS } from './limit-spans.ts';
import { cutByMarks } from './cut-by-marks.ts';

/** `[…]` around the exact match, `_` after a word, `~` after what shows a reason. */
function draw(text: string, marks: Parameters<typeof cutByMarks>[1]): string {
  return cutByMarks(text, marks)
    .map(({ exact, pieces }) => {
      const inside = pieces.map(
        (one) => one.text + (one.word ? '_' : '') + (one.reason ? '~' : ''),
      );
      return exact ? `[${inside.join('|')}]` : inside.join('|');
    })
    .join('');
}

const span = (start: number, end: number) => ({ start, end });

describe('cutByMarks', () => {
  it.each([
    ['leaves a text without marks whole', 'Delhi', {}, 'Delhi'],
    ['makes nothing of an empty text', '', { words: [span(0, 5)] }, ''],
    [
      'keeps the exact match together with the words inside it',
      'It is John Nash.',
      { exact: span(6, 15), words: [span(6, 10), span(11, 15)] },
      'It is [John_| |Nash_].',
    ],
    [
      'cuts where a reason overlaps a word',
      'Amalaka',
      { words: [span(0, 7)], reasons: [span(6, 7)] },
      'Amalak_|a_~',
    ],
    ['joins reasons that overlap', 'abcd', { reasons: [span(0, 3), span(1, 2)] }, 'a~|b~|c~|d'],
    ['cuts a mark at the end of the text that is shown', 'ab', { words: [span(1, 9)] }, 'a|b_'],
    ['drops a mark behind that end', 'ab', { exact: span(5, 9) }, 'ab'],
  ])('%s', (_, text, marks, drawn) => {
    expect(draw(text, marks)).toBe(drawn);
  });

  it('gives back the text, whatever the marks', () => {
    const spans = fc.array(fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => span(a, a + b)));
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), spans, spans, (text, words, reasons) => {
        const groups = cutByMarks(text, { exact: words[0], words, reasons });
        const pieces = groups.flatMap((group) => group.pieces);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });

  it('marks a limited number of words', () => {
    const words = Array.from({ length: MOST_MARKS + 10 }, (_, at) => span(2 * at, 2 * at + 1));
    const groups = cutByMarks('a '.repeat(words.length), { words });
    const marked = groups.flatMap(({ pieces }) => pieces).filter(({ word }) => word);
    expect(marked).toHaveLength(MOST_MARKS);
  });
});
