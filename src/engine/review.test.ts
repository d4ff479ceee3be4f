import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewVerdict } from '../core/review/decision.ts';
import { STRATA } from '../core/review/strata.ts';
import type { Engine } from './api.ts';
import type { DrawnRow, ReviewReport } from './review-types.ts';
import type { Run } from './run-types.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  decide,
  decisionOn,
  findAll,
  loadPrepared,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

const CHATGPT = 'test-data/runs/evouna_tq_chatgpt.csv';
const DPR = 'test-data/runs/openqa_nq301_DPR.csv';
const DAVINCI = 'test-data/runs/openqa_nq301_text-davinci-003_zeroshot.csv';

const HEADER = ['question', 'answer', 'response'];

let engine: Engine;
beforeEach(() => {
  engine = createEngine();
});

async function reportOf(run: Run, seed = 0): Promise<ReviewReport> {
  return valueOf(await engine.review(run.key, seed));
}

async function drawNext(run: Run, seed = 0, exclude: string[] = []): Promise<DrawnRow | undefined> {
  return valueOf(await engine.nextDraw(run.key, seed, exclude));
}

/** What the person who made the file said of each key. */
function truthOf(run: Run): Map<string, ReviewVerdict | undefined> {
  return new Map(engine.humanDecisions(run.key).map(({ rowKey, verdict }) => [rowKey, verdict]));
}

/** Reads as many rows as the draw gives, or until it is enough, each decided as `truth` has it. */
async function readRows(
  run: Run,
  truth: Map<string, ReviewVerdict | undefined>,
  seed: number,
  isEnough: (readings: number) => boolean | Promise<boolean>,
): Promise<DrawnRow[]> {
  const read: DrawnRow[] = [];
  while (!(await isEnough(read.length))) {
    const drawn = await drawNext(run, seed);
    if (!drawn) break;
    read.push(drawn);
    const { key, stratum, draw } = drawn;
    const reviewedAt = new Date(Date.UTC(2026, 0, 1) + 1000 * read.length).toISOString();
    const verdict = truth.get(key) ?? 'unsure';
    decide(engine, decisionOn(key, { verdict, stratum, draw, seed, reviewedAt }));
  }
  return read;
}

describe('the report of a run without decisions', () => {
  it('has what both scorers and the judge count, and knows nothing else', async () => {
    const run = await loadPrepared(engine, repositoryFile(DPR));
    const rows = await findAll(engine, {});
    const report = await reportOf(run);
    const count = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).length;
    expect(report).toMatchObject({ run: run.key, seed: 0, rows: 301, drawn: 0, outside: 0 });
    expect(report.bracket).toEqual({
      bothPass: count(({ exact, overlap }) => exact && overlap),
      exact: run.tally.exact,
      overlap: run.tally.overlap,
      either: count(({ exact, overlap }) => exact || overlap),
      judge: {
        correct: count(({ judge }) => judge === 'correct'),
        judged: count(({ judge }) => judge !== undefined),
      },
    });
    expect(report.decided).toEqual({
      rows: 0,
      correct: 0,
      incorrect: 0,
      unsure: 0,
      goldenWrong: 0,
    });
    expect(report.estimate?.interval).toEqual({ low: 0, high: 1 });
    expect(report.estimate?.unread).toHaveLength(report.strata.length);
    expect(report.history).toEqual([]);
    expect(report.domains.every(({ estimate }) => estimate === undefined)).toBe(true);
    expect(report.accuracyIfAccepted).toBeUndefined();
  });

  it('puts every row in one stratum, split by the judge where one has a verdict', async () => {
    const run = await loadPrepared(engine, repositoryFile(DPR));
    const { strata } = await reportOf(run);
    expect(strata.reduce((sum, { rows }) => sum + rows, 0)).toBe(301);
    expect(strata.some(({ stratum }) => stratum.endsWith('judge_correct'))).toBe(true);
    const order = strata.map(({ stratum }) => STRATA.findIndex(({ id }) => id === stratum));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('a census', () => {
  it.each([CHATGPT, DAVINCI])('of %s is the true accuracy itself', async (path) => {
    const run = await loadPrepared(engine, repositoryFile(path));
    const rows = await findAll(engine, {});
    const isCorrect = rows.filter(({ others }) =>
      others.some(({ column, text }) => column === 'human_verdict' && text === 'correct'),
    );
    engine.setDecisions(engine.humanDecisions(run.key));
    const report = await reportOf(run);
    const truth = isCorrect.length / rows.length;
    expect(report.estimate?.interval).toEqual({ low: truth, high: truth });
    expect(report.estimate?.unsureRight.point).toBe(truth);
    expect(report).toMatchObject({ drawn: rows.length, outside: 0 });
    expect(report.decided).toMatchObject({ rows: rows.length, correct: isCorrect.length });
    expect(report.history.at(-1)).toEqual({
      readings: rows.length,
      point: truth,
      low: truth,
      high: truth,
    });
    expect(report.history.length).toBeLessThanOrEqual(200);
    expect(report.left.every(({ readings }) => readings === 0)).toBe(true);
    for (const { domain, estimate } of report.domains) {
      const inDomain = rows.filter((row) => row.domain === domain);
      const correct = isCorrect.filter((row) => row.domain === domain).length;
      expect(estimate?.unsureWrong.point).toBeCloseTo(correct / inDomain.length, 12);
    }
    expect(await drawNext(run)).toBeUndefined();
  });

  it('counts in each bucket what was decided there', async () => {
    const run = await loadPrepared(engine, repositoryFile(DAVINCI));
    engine.setDecisions(engine.humanDecisions(run.key));
    const { reviewedByBucket } = await reportOf(run);
    const decided = Object.fromEntries(
      Object.entries(reviewedByBucket).map(([bucket, counts]) => [bucket, counts.decided]),
    );
    expect(decided).toEqual(run.tally.buckets);
  });
});

describe('a sampled review', () => {
  it('has an interval that holds the truth when it is narrow enough', async () => {
    const run = await loadPrepared(engine, repositoryFile(DAVINCI));
    const truth = truthOf(run);
    engine.setDecisions(engine.humanDecisions(run.key));
    const accuracy = (await reportOf(run)).estimate?.unsureWrong.point ?? NaN;
    let held = 0;
    for (let seed = 1; seed <= 12; seed++) {
      engine.setDecisions([]);
      const read = await readRows(run, truth, seed, async () => {
        const { low, high } = (await reportOf(run, seed)).estimate?.interval ?? { low: 0, high: 1 };
        return high - low <= 0.1;
      });
      const { estimate, history, drawn } = await reportOf(run, seed);
      expect(drawn).toBe(read.length);
      expect(history.at(-1)?.readings).toBe(read.length);
      const { low, high } = estimate?.interval ?? { low: 1, high: 0 };
      if (low <= accuracy && accuracy <= high) held++;
    }
    expect(held).toBeGreaterThanOrEqual(11);
  });

  it('draws the next row while one is being read', async () => {
    const run = await loadPrepared(engine, repositoryFile(DPR));
    const first = await drawNext(run);
    const ahead = await drawNext(run, 0, [first?.key ?? '']);
    expect(ahead?.key).not.toBe(first?.key);
    await readRows(run, new Map(), 0, (readings) => readings === 1);
    expect(await drawNext(run)).toEqual(ahead);
  });

  it('names the place of each row in the order of its stratum', async () => {
    const run = await loadPrepared(engine, repositoryFile(DAVINCI));
    const read = await readRows(run, truthOf(run), 3, (readings) => readings === 60);
    const places = new Map<string, number>();
    for (const { stratum, draw } of read) {
      expect(draw).toBe(places.get(stratum) ?? 0);
      places.set(stratum, draw + 1);
    }
  });

  it('reads every row in the end', async () => {
    const run = await loadPrepared(engine, repositoryFile(DPR));
    const read = await readRows(run, truthOf(run), 0, () => false);
    expect(new Set(read.map(({ id }) => id.row)).size).toBe(301);
    expect(await reportOf(run)).toMatchObject({ drawn: 301, outside: 0 });
  });

  it('moves nothing by decisions outside the draw, which it counts', async () => {
    const run = await loadPrepared(engine, repositoryFile(DAVINCI));
    const truth = truthOf(run);
    await readRows(run, truth, 0, (readings) => readings === 40);
    const before = await reportOf(run);
    const rows = await findAll(engine, { review: ['none'], buckets: ['both_fail'] });
    const picked = rows.filter(({ key }) => truth.get(key) === 'incorrect').slice(0, 60);
    for (const { key } of picked) decide(engine, decisionOn(key, { verdict: 'incorrect' }));
    const after = await reportOf(run);
    expect(after.estimate).toEqual(before.estimate);
    expect(after.history).toEqual(before.history);
    expect(after.drawn).toBe(40);
    expect(after.outside).toBe(60);
    expect(after.strata.reduce((sum, { outside }) => sum + outside, 0)).toBe(60);
    expect(after.decided.rows).toBe(100);
  });

  it('counts a row picked by hand once the order has passed over it', async () => {
    const rows = Array.from({ length: 6 }, (_, row) => [`q${row}`, 'Delhi', 'Mumbai']);
    const run = await loadPrepared(engine, csvFile('alike.csv', [HEADER, ...rows]));
    const first = await drawNext(run);
    decide(engine, decisionOn(first?.key ?? ''));
    expect(await reportOf(run)).toMatchObject({ drawn: 0, outside: 1 });
    const second = await drawNext(run);
    expect([first?.draw, second?.draw]).toEqual([0, 1]);
    decide(engine, decisionOn(second?.key ?? '', { draw: second?.draw, seed: 0 }));
    expect(await reportOf(run)).toMatchObject({ drawn: 2, outside: 0 });
  });

  it('of another seed counts nothing of this one but strata that are read whole', async () => {
    const run = await loadPrepared(engine, repositoryFile(DPR));
    await readRows(run, truthOf(run), 0, (readings) => readings === 20);
    const { strata, drawn, outside } = await reportOf(run, 1);
    const counted = strata.map((stratum) => stratum.correct + stratum.incorrect + stratum.unsure);
    for (const [place, { rows }] of strata.entries()) expect([0, rows]).toContain(counted[place]);
    expect(outside).toBeGreaterThan(10);
    expect(drawn + outside).toBe(20);
    expect(await reportOf(run, 0)).toMatchObject({ drawn: 20, outside: 0 });
  });

  it('is as before when decisions are taken back', async () => {
    const run = await loadPrepared(engine, repositoryFile(DAVINCI));
    await readRows(run, truthOf(run), 0, (readings) => readings === 25);
    const before = await reportOf(run);
    const next = await drawNext(run);
    const more = await readRows(run, truthOf(run), 0, (readings) => readings === 10);
    expect((await reportOf(run)).drawn).toBe(35);
    for (const { key } of more)
      engine.changeDecisions([{ rowKey: key, reviewer: 'Asha', decision: undefined }]);
    expect(await reportOf(run)).toEqual(before);
    expect(await drawNext(run)).toEqual(next);
  });

  it('is the same whether decisions come one by one, at once, or before the file', async () => {
    const run = await loadPrepared(engine, repositoryFile(DAVINCI));
    await readRows(run, truthOf(run), 0, (readings) => readings === 30);
    const one = await reportOf(run);
    const rows = await findAll(engine, { review: ['correct', 'incorrect', 'unsure'] });
    const decisions = rows.flatMap((row) => row.decisions);
    engine.setDecisions([]);
    engine.setDecisions(decisions);
    expect(await reportOf(run)).toEqual(one);
    engine = createEngine();
    engine.setDecisions(decisions);
    await loadPrepared(engine, repositoryFile(DAVINCI));
    expect(await reportOf(run)).toEqual(one);
  });

  it('draws and reports the same when the rows of the file stand in another order', async () => {
    const run = await loadPrepared(engine, repositoryFile(DAVINCI));
    const rows = await findAll(engine, {});
    const table = rows.map(({ question, golden, response, judge = '' }) => [
      question,
      golden,
      response,
      judge,
    ]);
    const truth = truthOf(run);
    const readIn = async (cells: string[][]) => {
      engine = createEngine();
      const header = ['question', 'answer', 'response', 'judge_verdict'];
      const own = await loadPrepared(engine, csvFile('rows.csv', [header, ...cells]));
      const read = await readRows(own, truth, 5, (readings) => readings === 50);
      const { run: _, ...report } = await reportOf(own, 5);
      return { drawn: read.map(({ key, stratum, draw }) => [key, stratum, draw]), report };
    };
    const there = await readIn(table);
    expect(await readIn(table.toReversed())).toEqual(there);
    expect(there.drawn).toHaveLength(50);
  });
});

describe('a report on a large file', () => {
  let run: Run;
  beforeEach(async () => {
    run = await loadPrepared(engine, repositoryFile(DAVINCI));
    // Every look at the clock finds the slice used up.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    return () => vi.restoreAllMocks();
  });
  const kinds = ['review', 'agreement'] as const;

  it.each(kinds)('does not keep the next row or a filter waiting: %s', async (kind) => {
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    const working = engine[kind](run.key, 0).then(note('report'));
    await new Promise((resume) => setTimeout(resume));
    await engine.nextDraw(run.key, 0).then(note('row'));
    await engine.query({}, { column: 'row', descending: false }).then(note('filter'));
    await working;
    expect(order).toEqual(['row', 'filter', 'report']);
  });

  it.each(kinds)('ends no other that is made at the same time: %s', async (kind) => {
    const [first, second] = await Promise.all([engine[kind](run.key, 0), engine[kind](run.key, 0)]);
    expect(valueOf<unknown>(first)).toEqual(valueOf<unknown>(second));
  });

  it.each(kinds)('begins anew where something is decided meanwhile: %s', async (kind) => {
    const [row] = await findAll(engine, {});
    const working = engine[kind](run.key, 0);
    await new Promise((resume) => setTimeout(resume));
    decide(engine, decisionOn(row?.key ?? '', { draw: 0, seed: 0 }));
    const found = valueOf<unknown>(await working);
    expect(found).toEqual(valueOf<unknown>(await engine[kind](run.key, 0)));
    engine.setDecisions([]);
    expect(valueOf<unknown>(await engine[kind](run.key, 0))).not.toEqual(found);
  });
});

describe('equal rows', () => {
  const twin = ['q', 'Delhi', 'Mumbai'];

  it('share a decision, and each has a place of its own in the order', async () => {
    const rows = [twin, ['q2', 'Delhi', 'Pune'], twin];
    const run = await loadPrepared(engine, csvFile('twins.csv', [HEADER, ...rows]));
    const [first, , third] = await findAll(engine, {});
    expect(first?.key).toBe(third?.key);
    decide(engine, decisionOn(first?.key ?? '', { verdict: 'incorrect' }));
    expect((await findAll(engine, { review: ['incorrect'] })).map(({ row }) => row)).toEqual([
      0, 2,
    ]);
    expect((await reportOf(run)).decided.rows).toBe(2);
    expect((await drawNext(run))?.id.row).toBe(1);
  });

  it('carry the mark of the draw at the first of their places alone', async () => {
    const rows = [...Array.from({ length: 4 }, () => twin), ['q', 'Delhi', 'Pune']];
    const run = await loadPrepared(engine, csvFile('twins.csv', [HEADER, ...rows]));
    const key = (await findAll(engine, {}))[0]?.key;
    const drawnCounts: number[] = [];
    for (let seed = 0; seed < 10; seed++) {
      engine.setDecisions([]);
      const [read] = await readRows(run, new Map(), seed, (readings) => readings === 1);
      if (read?.key === key) drawnCounts.push((await reportOf(run, seed)).drawn);
    }
    // Nothing but the row that was drawn, though its copies are decided too.
    expect(drawnCounts.length).toBeGreaterThan(3);
    expect(new Set(drawnCounts)).toEqual(new Set([1]));
  });
});

describe('several reviewers', () => {
  it('decide by majority, and a tie is unsure', async () => {
    const run = await loadPrepared(engine, repositoryFile(DPR));
    const [row] = await findAll(engine, {});
    const key = row?.key ?? '';
    const say = (reviewer: string, verdict: ReviewVerdict) =>
      decide(engine, decisionOn(key, { reviewer, verdict }));
    say('Asha', 'correct');
    say('Ben', 'incorrect');
    expect((await reportOf(run)).decided).toMatchObject({ rows: 1, unsure: 1 });
    expect(await findAll(engine, { review: ['differ'] })).toHaveLength(1);
    say('Chen', 'incorrect');
    expect((await reportOf(run)).decided).toMatchObject({ rows: 1, incorrect: 1 });
    engine.changeDecisions([{ rowKey: key, reviewer: 'Ben', decision: undefined }]);
    engine.changeDecisions([{ rowKey: key, reviewer: 'Chen', decision: undefined }]);
    expect((await reportOf(run)).decided).toMatchObject({ rows: 1, correct: 1 });
    expect(await findAll(engine, { review: ['differ'] })).toEqual([]);
  });

  it('decide nothing with a note alone', async () => {
    const run = await loadPrepared(engine, repositoryFile(DPR));
    const [row] = await findAll(engine, {});
    decide(engine, decisionOn(row?.key ?? '', { verdict: undefined, note: 'look again' }));
    expect((await reportOf(run)).decided.rows).toBe(0);
    expect(engine.row({ run: run.key, row: 0 })?.decisions).toMatchObject([{ note: 'look again' }]);
  });
});

it('says what is no longer loaded', async () => {
  for (const outcome of [
    await engine.review('none', 0),
    await engine.nextDraw('none', 0),
    await engine.agreement('none', 0),
    await engine.setPatch('none', undefined),
    await engine.prepareRun('none', 'job', () => undefined),
  ])
    expect(outcome).toMatchObject({ ok: false });
  expect(await engine.groupOf({ run: 'none', row: 0 })).toEqual([]);
  expect(engine.humanDecisions('none')).toEqual([]);
});
