import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutByCitations } from './cut-by-citations.ts';

const quoting = (...spans: [number, number][]) => ({
  citations: spans.map(([start, end]) => ({ start, end })),
});

describe('cutByCitations', () => {
  it.each([
    ['a text without citations whole', 'It is so.', [], [['It is so.', []]]],
    [
      'what quotes apart from what stands between',
      'So it is [1] and [2].',
      [quoting([9, 12]), quoting([17, 20])],
      [
        ['So it is ', []],
        ['[1]', [0]],
        [' and ', []],
        ['[2]', [1]],
        ['.', []],
      ],
    ],
    [
      'two sources in one bracket',
      '[1, 2]',
      [quoting([0, 6]), quoting([0, 6])],
      [['[1, 2]', [0, 1]]],
    ],
    [
      'a source quoted twice',
      '[1][1]',
      [quoting([0, 3], [3, 6])],
      [
        ['[1]', [0]],
        ['[1]', [0]],
      ],
    ],
    [
      'a citation beyond a cut text',
      'So [',
      [quoting([3, 6])],
      [
        ['So ', []],
        ['[', [0]],
      ],
    ],
  ])('gives %s', (_, text, quoted, pieces) => {
    expect(cutByCitations(text, quoted).map((piece) => [piece.text, piece.sources])).toEqual(
      pieces,
    );
  });

  it('adds up to the text, whatever the citations', () => {
    const span = fc
      .tuple(fc.nat(40), fc.nat(40))
      .map(([start, length]): [number, number] => [start, start + length]);
    const quoted = fc.array(fc.array(span).map((spans) => quoting(...spans)));
    fc.assert(
      fc.property(fc.string(), quoted, (text, sources) => {
        const pieces = cutByCitations(text, sources);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
