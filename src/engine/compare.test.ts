import { beforeEach, describe, expect, it } from 'vitest';
import type { PairFilter } from './row-types.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  decide,
  decisionOn,
  findAll,
  loadFile,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

let engine = createEngine();
beforeEach(() => {
  engine = createEngine();
});

const quiet = () => undefined;

/** A run of rows `[question, golden answer, response, domain]`. */
async function load(name: string, rows: string[][]): Promise<string> {
  const file = csvFile(name, [['question', 'answer', 'response', 'Domain'], ...rows]);
  return valueOf(await loadFile(engine, file)).key;
}

/** The second run has the questions in another order, lacks one, has one more, and one of them twice. */
async function loadPair(): Promise<[string, string]> {
  const first = await load('first.csv', [
    ['q1', 'Paris', 'Paris', 'geo'],
    ['q2', 'Rome', 'Oslo', 'geo'],
    ['q3', 'Bonn', 'Bonn', 'geo'],
    ['q4', 'Bern', 'Bern', 'art'],
    ['q5', 'Kyiv', 'Kyiv', 'art'],
  ]);
  const second = await load('second.csv', [
    ['q6', 'Riga', 'Riga', 'art'],
    ['q3', 'Bonn', 'Bonn!', 'geo'],
    ['q2', 'Rome', 'In Rome', 'geo'],
    ['q1', 'Paris', 'Lyon', 'geo'],
    ['q5', 'Kyiv', 'Kyiv', 'art'],
    ['q5', 'Kyiv', 'Lviv', 'art'],
  ]);
  return [first, second];
}

describe('two runs', () => {
  it('are joined by question and golden answer, never by place', async () => {
    const pair = await loadPair();
    const [report] = valueOf(await engine.comparePairs([pair], 'exact', 'a', quiet));
    expect(report).toMatchObject({
      matched: 3,
      notInSecond: 1,
      notInFirst: 1,
      repeatedFirst: 1,
      repeatedSecond: 2,
      tally: { both: 1, firstOnly: 1, secondOnly: 1, neither: 0, unscored: 0 },
      comparison: { rows: 3, p: 1 },
      adjustedP: 1,
    });
  });

  it.each<[PairFilter['part'], (string | undefined)[][]]>([
    ['first_only', [['Paris', 'Lyon']]],
    ['second_only', [['Oslo', 'In Rome']]],
    ['both', [['Bonn', 'Bonn!']]],
    ['neither', []],
    ['not_in_second', [['Bern', undefined]]],
    ['not_in_first', [[undefined, 'Riga']]],
    [
      'repeated',
      [
        ['Kyiv', undefined],
        [undefined, 'Kyiv'],
        [undefined, 'Lviv'],
      ],
    ],
  ])('show their rows of the part %s, and find them in the explorer', async (part, expected) => {
    const [first, second] = await loadPair();
    const pair: PairFilter = { first, second, measure: 'exact', part };
    const { count, rows } = valueOf(await engine.pairRows(pair, 0, 10));
    expect(rows.map((row) => [row.first?.response, row.second?.response])).toEqual(expected);
    expect(count).toBe(expected.length);
    const found = await findAll(engine, { pair });
    expect(found.map(({ response }) => response).sort()).toEqual(
      expected
        .flat()
        .filter((response) => response !== undefined)
        .sort(),
    );
  });

  it('page through their rows', async () => {
    const [first, second] = await loadPair();
    const pair: PairFilter = { first, second, measure: 'exact', part: 'repeated' };
    const { count, rows } = valueOf(await engine.pairRows(pair, 1, 2));
    expect([count, rows.map((row) => row.second?.response)]).toEqual([3, ['Kyiv']]);
  });

  it('are none where one of them is gone', async () => {
    const [first, second] = await loadPair();
    engine.unload(second);
    expect(await engine.comparePairs([[first, second]], 'exact', 'a', quiet)).toMatchObject({
      ok: false,
    });
    const pair: PairFilter = { first, second, measure: 'exact', part: 'both' };
    expect(await findAll(engine, { pair })).toEqual([]);
  });
});

describe('questions across runs', () => {
  it('are counted by how many get them right, and listed', async () => {
    const runs = await loadPair();
    expect(valueOf(await engine.countAcross(runs, 'exact', 'a', quiet))).toMatchObject({
      byCorrect: [0, 2, 1],
      notInAll: 3,
      repeated: 2,
    });
    const across = { runs, measure: 'exact' as const, correct: 2 };
    const { count, rows } = valueOf(await engine.acrossRows(across, 0, 10));
    expect(count).toBe(1);
    expect(rows[0]).toMatchObject({
      question: 'q3',
      golden: 'Bonn',
      runs: [{ response: 'Bonn' }, { response: 'Bonn!' }],
    });
    const found = await findAll(engine, { across });
    expect(found.map(({ response }) => response)).toEqual(['Bonn', 'Bonn!']);
  });
});

describe('the table of runs', () => {
  it('has a figure for each scorer, and none of a judge or a review that there was not', async () => {
    const runs = await loadPair();
    const report = valueOf(await engine.compareRuns(runs, {}, 'a', quiet));
    expect(report.domains).toEqual(['geo', 'art']);
    const [first] = report.runs;
    expect(first?.measures.exact).toMatchObject({
      basis: 'all',
      scored: 5,
      shares: { micro: { percent: 80, rows: 5 }, domains: [{ rows: 3 }, { percent: 100 }] },
    });
    expect(Object.keys(first?.measures ?? {})).toEqual(['exact', 'overlap']);
    expect(report.best.exact.micro).toBeUndefined();
  });

  it('marks the best run where the test supports it alone', async () => {
    const rows = Array.from({ length: 40 }, (_, row) => [`q${row}`, `a${row}.`, '', 'all']);
    const good = await load(
      'good.csv',
      rows.map(([q = '', g = '']) => [q, g, g, 'all']),
    );
    const bad = await load(
      'bad.csv',
      rows.map(([q = '', g = '']) => [q, g, 'no', 'all']),
    );
    const { best } = valueOf(await engine.compareRuns([bad, good], {}, 'a', quiet));
    expect(best.exact).toEqual({ micro: 1, domains: [1] });
    expect(best.review).toEqual({ micro: undefined, domains: [undefined] });
  });

  it('estimates from reviewed rows, and is exact where all are reviewed', async () => {
    const run = await load('run.csv', [
      ['q1', 'a', 'a', 'all'],
      ['q2', 'b', 'b', 'all'],
    ]);
    const review = async () =>
      valueOf(await engine.compareRuns([run], {}, 'a', quiet)).runs[0]?.measures.review;
    const keys = [0, 1].map((row) => engine.row({ run, row })?.key ?? '');
    expect(await review()).toBeUndefined();
    decide(engine, decisionOn(keys[0] ?? '', { verdict: 'incorrect' }));
    // Picked by hand: it says nothing of the others.
    expect(await review()).toBeUndefined();
    decide(engine, decisionOn(keys[1] ?? ''));
    expect(await review()).toMatchObject({
      basis: 'all',
      scored: 2,
      shares: { micro: { percent: 50 } },
    });
  });

  it('knows the verdicts of people and judges on three real runs', async () => {
    const names = ['DPR', 'FiD', 'text-davinci-003_zeroshot'];
    const runs: string[] = [];
    for (const name of names)
      runs.push(
        valueOf(await loadFile(engine, repositoryFile(`test-data/runs/openqa_nq301_${name}.csv`)))
          .key,
      );
    const report = valueOf(await engine.compareRuns(runs, {}, 'a', quiet));
    expect(report.runs.map(({ rows }) => rows)).toEqual([301, 301, 301]);
    const judged = report.runs.map(({ measures }) => measures.judge);
    expect(judged.map((one) => [one?.basis, one?.scored, one?.shares.micro?.rows])).toEqual([
      ['judged', 261, 261],
      ['judged', 299, 299],
      ['judged', 290, 290],
    ]);
    // Which rows the judge left out may tell on its verdicts.
    expect(report.best.judge.micro).toBeUndefined();
    const pairs: [string, string][] = [
      [runs[0] ?? '', runs[1] ?? ''],
      [runs[0] ?? '', runs[2] ?? ''],
    ];
    const found = valueOf(await engine.comparePairs(pairs, 'exact', 'a', quiet));
    expect(found.map(({ matched }) => matched)).toEqual([301, 301]);
    for (const { comparison, adjustedP } of found)
      expect(adjustedP).toBeGreaterThanOrEqual(comparison.p);
  });
});
