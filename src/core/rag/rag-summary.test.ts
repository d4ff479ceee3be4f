import { describe, expect, it } from 'vitest';
import { checkMetric } from './check-metric.ts';
import { findMovers } from './find-movers.ts';
import type { Factual } from './final-rating.ts';
import { RagFigures } from './rag-figures.ts';
import type { RowFigures } from './rag-figures.ts';
import type { RagRows } from './rag-rows.ts';
import { summariseRag } from './rag-summary.ts';

const OPTIONS = { threshold: 0.3, weights: { sourceReturn: 1, factual: 1, length: 1 }, seed: 0 };
const rest = async () => {};
const cancel = async () => {
  throw new Error('cancelled');
};

function scored(baseline: number, multiSource: number, expected?: number): RowFigures {
  return {
    state: 'scored',
    sourceReturn: {
      coverage: 1,
      recall: baseline,
      precision: 1,
      baseline,
      multiSource,
      kinds:
        baseline === multiSource ? ['supporting'] : ['supporting', 'not_supporting', 'invented'],
      contentWords: 2,
    },
    invented: baseline === multiSource ? 0 : 1,
    length: { response: 100, golden: 100 },
    expected,
  };
}

const WITHOUT: RowFigures = {
  state: 'no_context',
  sourceReturn: undefined,
  invented: 0,
  length: { response: 72, golden: 100 },
  expected: 1,
};

function rowsOf(
  figures: RowFigures[],
  domains: string[],
  factual: (0 | 1 | undefined)[] = [],
): RagRows {
  const kept = new RagFigures();
  for (const one of figures) kept.add(one);
  const names = [...new Set(domains)];
  return {
    figures: kept,
    domains: names,
    domainOf: (row) => names.indexOf(domains[row] ?? ''),
    factualOf: (row): Factual | undefined => {
      const one = factual[row];
      return one === undefined ? undefined : { factual: one, source: 'judge' };
    },
  };
}

const ROWS = rowsOf(
  [scored(1, 0.5, 0.5), scored(1, 1, 1), WITHOUT, scored(0, 0)],
  ['x', 'y', 'x', 'y'],
  [1, 0, undefined, 1],
);

describe('summariseRag', () => {
  it('takes means over the scored rows alone, and counts those left out', async () => {
    const { combined } = await summariseRag(ROWS, OPTIONS, rest);
    expect(combined.rows).toBe(4);
    expect(combined.sources).toEqual({
      states: { scored: 3, no_context: 1, unreadable: 0, no_golden: 0 },
      supporting: 3,
      notSupporting: 1,
      invented: 1,
      rowsWithInvented: 1,
      nothingQuoted: 0,
      wrongUnseen: 1,
      fewWords: 3,
    });
    expect(combined.shares.multiSource).toMatchObject({ mean: 0.5, rows: 3 });
    expect(combined.shares.baseline).toMatchObject({ mean: 2 / 3, rows: 3 });
    expect(combined.lengths).toMatchObject({
      rows: 4,
      aligned: 4,
      classes: { aligned: 3, borderline: 1, too_short: 0, too_long: 0 },
      shorter: 1,
      longer: 0,
    });
  });

  it('rates a row by the parts that it has', async () => {
    const { ratings } = (await summariseRag(ROWS, OPTIONS, rest)).combined;
    const each = [(10 * 2.5) / 3, (10 * 2) / 3, 10, (10 * 2) / 3];
    expect(ratings.rating?.mean).toBeCloseTo(each.reduce((sum, one) => sum + one, 0) / 4, 12);
    expect(ratings.parts.factual).toEqual({ rows: 3, mean: 2 / 3 });
    expect(ratings.factual).toEqual({ review: 0, judge: 3, scorers: 0 });
  });

  it('gives each domain its own rows, in order of first appearance', async () => {
    const { domains } = await summariseRag(ROWS, OPTIONS, rest);
    expect(domains.map(({ domain, part }) => [domain, part.rows])).toEqual([
      ['x', 2],
      ['y', 2],
    ]);
    expect(domains[0]?.part.shares.multiSource).toEqual({
      mean: 0.5,
      interval: undefined,
      rows: 1,
    });
  });

  it('of no rows has no mean, and no 0', async () => {
    const { combined, domains } = await summariseRag(rowsOf([], []), OPTIONS, rest);
    expect(domains).toEqual([]);
    expect(combined.shares.multiSource).toBeUndefined();
    expect(combined.ratings.rating).toBeUndefined();
    expect(combined.ratings.parts.factual).toEqual({ rows: 0, mean: undefined });
  });

  it('ends where resting says so', async () => {
    await expect(summariseRag(ROWS, OPTIONS, cancel)).rejects.toThrow('cancelled');
  });
});

describe('findMovers', () => {
  it('finds what the mean would gain, the most first', () => {
    const { overall, byDomain } = findMovers(ROWS, OPTIONS);
    expect(overall.map(({ part, rows }) => [part, rows])).toEqual([
      ['sourceReturn', 2],
      ['factual', 1],
    ]);
    expect(overall[0]?.gain).toBeCloseTo((10 * (0.5 + 1)) / 3 / 4, 12);
    expect(byDomain[0]).toMatchObject({ part: 'sourceReturn', domain: 'y', rows: 1 });
  });

  it('gains are what the mean is short of 10, all parts together', async () => {
    const { overall } = findMovers(ROWS, OPTIONS);
    const { ratings } = (await summariseRag(ROWS, OPTIONS, rest)).combined;
    const gains = overall.reduce((sum, { gain }) => sum + gain, 0);
    expect(10 - (ratings.rating?.mean ?? 0)).toBeCloseTo(gains, 12);
  });

  it('a part that weighs nothing moves nothing', () => {
    const weights = { sourceReturn: 0, factual: 1, length: 1 };
    const { overall } = findMovers(ROWS, { ...OPTIONS, weights });
    expect(overall.map(({ part }) => part)).toEqual(['factual']);
  });
});

describe('checkMetric', () => {
  it('takes absolute differences over rows with a label and a score', async () => {
    const { figures } = rowsOf(
      [scored(1, 0.5, 0.5), scored(1, 0.75, 1), WITHOUT, scored(0, 0), scored(0.25, 0.25, 0)],
      ['x', 'x', 'x', 'x', 'x'],
    );
    const check = await checkMetric(figures, 0, rest);
    expect(check).toMatchObject({ rows: 3, unlabelled: 1, unscored: 1 });
    expect(check?.scores.multiSource.difference.mean).toBeCloseTo(0.5 / 3, 12);
    expect(check?.scores.baseline.difference.mean).toBeCloseTo(0.75 / 3, 12);
    expect(check?.scores.multiSource.bias).toBeCloseTo(0, 12);
    expect(
      check?.scores.multiSource.classes.map(({ label, rows, difference }) => [
        label.low,
        rows,
        difference,
      ]),
    ).toEqual([
      [0, 1, 0.25],
      [0.5, 1, 0],
      [1, 1, 0.25],
    ]);
    expect(check?.scores.multiSource.worst).toEqual([
      { row: 1, expected: 1, score: 0.75 },
      { row: 4, expected: 0, score: 0.25 },
    ]);
  });

  it('names the worst twenty of many, the worst first', async () => {
    const { figures } = rowsOf(
      Array.from({ length: 100 }, (_, at) => scored(at / 100, at / 100, 0)),
      [],
    );
    const check = await checkMetric(figures, 0, rest);
    expect(check?.scores.multiSource.worst.map(({ row }) => row)).toEqual(
      Array.from({ length: 20 }, (_, at) => 99 - at),
    );
  });

  it('puts many different labels into bands of a fifth', async () => {
    const { figures } = rowsOf(
      Array.from({ length: 101 }, (_, at) => scored(0, 0, at / 100)),
      [],
    );
    const check = await checkMetric(figures, 0, rest);
    expect(check?.scores.baseline.classes.map(({ label, rows }) => [label.low, rows])).toEqual([
      [0, 20],
      [0.2, 20],
      [0.4, 20],
      [0.6, 20],
      [0.8, 21],
    ]);
  });

  it('is undefined where no row has both', async () => {
    expect(await checkMetric(rowsOf([WITHOUT, scored(1, 1)], []).figures, 0, rest)).toBeUndefined();
  });
});
