import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chunk, QuotedSource } from './rag.ts';
import { scoreSources } from './source-return.ts';

const WORDS = 'river stone house garden winter music planet doctor engine forest'.split(' ');
const text = fc
  .array(fc.constantFrom(...WORDS, 'the', 'of', 'Rivers,', 'gardening'), { maxLength: 12 })
  .map((words) => words.join(' '));
const chunks = fc
  .array(text, { minLength: 1, maxLength: 5 })
  .map((texts) => texts.map((one, place): Chunk => ({ name: `s${place}`, text: one })));

function quote(places: readonly number[], invented: number): QuotedSource[] {
  return [
    ...places.map((place) => ({ name: `s${place}`, chunks: [place], citations: [] })),
    ...Array.from({ length: invented }, (_, at) => ({ name: `x${at}`, chunks: [], citations: [] })),
  ];
}

const row = fc.record({
  golden: text.map((words) => words || 'river'),
  chunks,
  quoted: fc.uniqueArray(fc.nat(4), { maxLength: 5 }),
  invented: fc.nat(2),
});

describe('scoreSources', () => {
  it('gives figures from 0 to 1 of which no part exceeds its whole', () => {
    fc.assert(
      fc.property(row, ({ golden, chunks: context, quoted, invented }) => {
        const real = quoted.filter((place) => place < context.length);
        const scored = scoreSources(golden, context, quote(real, invented));
        if (!scored) throw new Error('a golden answer of words is scored');
        const { coverage, recall, precision, baseline, multiSource, kinds } = scored;
        const figures = [coverage, recall, precision, baseline, multiSource];
        expect(figures.filter((figure) => !(figure >= 0 && figure <= 1))).toEqual([]);
        expect(recall).toBeLessThanOrEqual(coverage);
        expect(baseline).toBe(recall);
        expect(kinds).toHaveLength(real.length + invented);
        expect(multiSource === 0).toBe(recall === 0 || precision === 0);
      }),
    );
  });

  it('does not depend on the order of chunks', () => {
    fc.assert(
      fc.property(row, ({ golden, chunks: context, quoted, invented }) => {
        const real = quoted.filter((place) => place < context.length);
        const turned = context.toReversed();
        const moved = quote(real, invented).map((source) => ({
          ...source,
          chunks: source.chunks.map((place) => context.length - 1 - place),
        }));
        expect(scoreSources(golden, turned, moved)).toEqual(
          scoreSources(golden, context, quote(real, invented)),
        );
      }),
    );
  });

  it('does not depend on the order of quoted sources, but for that of their kinds', () => {
    fc.assert(
      fc.property(row, ({ golden, chunks: context, quoted, invented }) => {
        const sources = quote(
          quoted.filter((place) => place < context.length),
          invented,
        );
        const forth = scoreSources(golden, context, sources);
        const back = scoreSources(golden, context, sources.toReversed());
        expect(back && { ...back, kinds: back.kinds.toReversed() }).toEqual(forth);
      }),
    );
  });

  it('is never better for one more invented source', () => {
    fc.assert(
      fc.property(row, ({ golden, chunks: context, quoted, invented }) => {
        const real = quoted.filter((place) => place < context.length);
        const less = scoreSources(golden, context, quote(real, invented))?.multiSource ?? 0;
        const more = scoreSources(golden, context, quote(real, invented + 1))?.multiSource ?? 0;
        expect(more).toBeLessThanOrEqual(less);
      }),
    );
  });

  it('of a golden answer without any word is undefined', () => {
    expect(scoreSources(' -- ', [{ name: 'a', text: 'x' }], [])).toBeUndefined();
  });

  it('counts the content words, each stem once', () => {
    const context = [{ name: 'a', text: 'x' }];
    expect(scoreSources('The river and the rivers of Rome', context, [])?.contentWords).toBe(2);
  });

  it('gets through texts with everything in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (golden, one) => {
        const scored = scoreSources(golden, [{ name: one, text: one }], quote([0], 1));
        expect(scored?.multiSource ?? 0).toBeGreaterThanOrEqual(0);
        expect(scored?.multiSource ?? 0).toBeLessThanOrEqual(1);
      }),
    );
  });
});
