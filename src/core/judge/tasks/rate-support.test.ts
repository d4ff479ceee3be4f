import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuotedSource, SourceReturn } from '../../rag/rag.ts';
import { planSupport, rateBySupport, type SupportTexts } from './rate-support.ts';
import { summariseLengthChecks } from './summarise-length-checks.ts';
import { summariseSupport, type SupportCase } from './summarise-support.ts';
import { makeLengthRow } from './length-check.ts';

const CHUNKS = ['a', 'b', 'c', ' ', 'a'].map((text, place) => ({ name: `${place}`, text }));

function quote(...sources: number[][]): QuotedSource[] {
  return sources.map((chunks, place) => ({ name: `${place}`, chunks, citations: [] }));
}

function texts(quoted: QuotedSource[], sources = [[0], [1], [2], [3], [4]]): SupportTexts {
  return { question: 'q', golden: 'a b', chunks: CHUNKS, sources, quoted };
}

/** What a judge would say of texts, by the texts. */
function rateTexts(asked: SupportTexts, coverages: Record<string, number>) {
  const plan = planSupport(asked);
  const byKey = new Map(plan.asked.map((row) => [row.key, coverages[row.texts.join('')]]));
  return rateBySupport(plan, (key) => byKey.get(key));
}

describe('the sets of chunks that a judge rates', () => {
  it('are all chunks, each source, the quoted ones, and those without each, equal ones once', () => {
    const { asked } = planSupport(texts(quote([0], [1], [2])));
    expect(asked.map((row) => row.texts.join('')).toSorted()).toEqual(
      ['', 'a', 'ab', 'abc', 'abca', 'ac', 'b', 'bc', 'c'].toSorted(),
    );
  });

  it('are few where one source is quoted', () => {
    const { asked } = planSupport(texts(quote([0]), [[0], [1]]));
    expect(asked.map((row) => row.texts.join('')).toSorted()).toEqual(['', 'a', 'ab', 'b']);
  });

  it('are all that the formulas ask for, whatever the judge says', () => {
    const places = fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        places,
        fc.nat({ max: 2 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (real, invented, says) => {
          const none = Array.from({ length: invented }, () => []);
          const plan = planSupport(texts(quote(...real.map((place) => [place]), ...none)));
          const coverages = new Map(plan.asked.map(({ key }) => [key, Number(says.next().value)]));
          const rated = rateBySupport(plan, (key) => coverages.get(key));
          expect(rated?.kinds).toHaveLength(real.length + invented);
          expect(rated?.multiSource).toBeGreaterThanOrEqual(0);
          expect(rated?.multiSource).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('source return by a judge', () => {
  const says = { '': 0, a: 1, b: 0, c: 0, ab: 1, abc: 1, abca: 1, bc: 0, ac: 1 };

  it.each<[string, QuotedSource[], number, number]>([
    ['the right source', quote([0]), 1, 1],
    ['the right one and a wrong one', quote([0], [1]), 1, 2 / 3],
    ['a wrong one', quote([1]), 0, 0],
    ['an invented one', quote([]), 0, 0],
    ['the right one and an invented one', quote([0], []), 1, 2 / 3],
    ['nothing', [], 0, 0],
  ])('for %s', (_, quoted, baseline, multiSource) => {
    const rated = rateTexts(texts(quoted), says);
    expect(rated?.baseline).toBe(baseline);
    expect(rated?.multiSource).toBeCloseTo(multiSource, 12);
    expect(rated?.coverage).toBe(1);
  });

  it('is none where a set has no coverage', () => {
    expect(rateTexts(texts(quote([0], [1])), { ...says, ab: Number.NaN })).toBeDefined();
    const { ab: _, ...others } = says;
    expect(rateTexts(texts(quote([0], [1])), others)).toBeUndefined();
  });
});

const WORDS: SourceReturn = {
  coverage: 1,
  recall: 0.5,
  precision: 0.5,
  baseline: 0.5,
  multiSource: 0.5,
  kinds: [],
  contentWords: 3,
};

describe('a summary of sources', () => {
  const plan = planSupport(texts(quote([0]), [[0], [1]]));
  const cases: SupportCase[] = [
    { row: 0, domain: 'x', plan, words: WORDS, expected: 1 },
    { row: 1, domain: 'y', plan, words: WORDS, expected: undefined },
  ];

  it('sets the judge beside the words, over the same rows', () => {
    const { shares, domains, difference, leftOut } = summariseSupport(cases, () => 1, 0);
    expect(leftOut).toBe(0);
    expect(shares.multiSource).toMatchObject({
      judge: { mean: 1, rows: 2 },
      words: { mean: 0.5, rows: 2 },
    });
    expect(domains.map(({ domain, judge }) => [domain, judge?.rows])).toEqual([
      ['x', 1],
      ['y', 1],
    ]);
    expect(difference).toMatchObject({
      judge: { mean: 0, rows: 1 },
      words: { mean: 0.5, rows: 1 },
    });
  });

  it('has no mean, and never 0, where nothing was rated', () => {
    const { shares, domains, leftOut } = summariseSupport(cases, () => undefined, 0);
    expect([shares.multiSource.judge, shares.multiSource.words, leftOut]).toEqual([
      undefined,
      undefined,
      2,
    ]);
    expect(domains).toMatchObject([{ leftOut: 1 }, { leftOut: 1 }]);
  });
});

function askLength(ideal: 'concise' | 'detailed', response: string) {
  return { row: 0, domain: '', check: makeLengthRow('q', ideal, response) };
}

describe('a summary of lengths', () => {
  it('counts rows, not requests, and leaves those without an answer out', () => {
    const cases = [
      askLength('concise', 'a'),
      askLength('concise', 'a'),
      askLength('concise', 'b'),
      askLength('detailed', 'c'),
    ];
    const keys = cases.map(({ check }) => check.key);
    const [combined, concise, detailed] = summariseLengthChecks(cases, (key) =>
      key === keys[0] ? 'fits' : key === keys[2] ? 'does_not_fit' : undefined,
    );
    expect(combined).toMatchObject({ rows: 4, fits: 2, doesNotFit: 1, leftOut: 1 });
    expect(concise?.percent).toBeCloseTo(66.67, 2);
    expect(detailed).toMatchObject({
      rows: 1,
      leftOut: 1,
      percent: undefined,
      interval: undefined,
    });
  });
});
