import { describe, expect, it } from 'vitest';
import type { Decision, ReviewVerdict } from '../core/review/decision.ts';
import type { Engine } from './api.ts';
import type { AgreementReport, DrawnRow, Rater } from './review-types.ts';
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

/** A file whose scorers pass `[answer, response, judge]` rows where answer and response are the same. */
function fileOf(...rows: [times: number, response: 'a' | 'b', judge: string][]): File {
  const records = rows.flatMap(([times, response, judge], part) =>
    Array.from({ length: times }, (_, row) => [`q${part}.${row}`, 'a', response, judge]),
  );
  return csvFile('rows.csv', [['question', 'answer', 'response', 'judge'], ...records]);
}

function pairOf(report: AgreementReport, first: Rater, second: Rater) {
  const found = report.pairs.find((pair) => pair.first === first && pair.second === second);
  if (!found) throw new Error(`${first} and ${second} are not compared.`);
  return found;
}

/** Every row in the order of the draw, by stratum. */
async function drawAll(engine: Engine, run: Run): Promise<Map<string, DrawnRow[]>> {
  const strata = new Map<string, DrawnRow[]>();
  for (;;) {
    const drawn = valueOf(await engine.nextDraw(run.key, 0));
    if (!drawn) break;
    strata.set(drawn.stratum, [...(strata.get(drawn.stratum) ?? []), drawn]);
    decide(engine, decisionOn(drawn.key, { draw: drawn.draw, seed: 0 }));
  }
  engine.setDecisions([]);
  return strata;
}

/** Decisions on the first rows of a stratum's order. */
function readFirst(
  order: DrawnRow[] = [],
  verdicts: ReviewVerdict[],
  reviewer = 'Asha',
): Decision[] {
  return verdicts.map((verdict, place) =>
    decisionOn(order[place]?.key ?? '', { reviewer, verdict, draw: place, seed: 0 }),
  );
}

describe('scorers and judge', () => {
  it('agree as a table computed by hand has it', async () => {
    const engine = createEngine();
    const file = fileOf([20, 'a', 'yes'], [5, 'a', 'no'], [10, 'b', 'yes'], [15, 'b', 'no']);
    const run = await loadPrepared(engine, file);
    const report = valueOf(await engine.agreement(run.key, 0));
    expect(report.raters).toEqual(['exact', 'overlap', 'judge']);
    const pair = pairOf(report, 'exact', 'judge');
    expect(pair).toMatchObject({ rows: 50, weighted: false, uncovered: 0 });
    expect(pair.counts).toEqual({
      bothCorrect: 20,
      firstOnly: 5,
      secondOnly: 10,
      bothIncorrect: 15,
    });
    // 35 of 50 agree; by chance 0.5 · 0.6 + 0.5 · 0.4 = 0.5 would, and (0.7 - 0.5) / (1 - 0.5) = 0.4.
    expect(pair.agreement?.share).toBeCloseTo(0.7, 12);
    expect(pair.kappa?.kappa).toBeCloseTo(0.4, 12);
    expect(pairOf(report, 'exact', 'overlap').kappa?.kappa).toBe(1);
    // 15 rows with two of one kind and one of the other: 1 - 149 · 30 / (2 · 80 · 70).
    expect(report.alpha).toMatchObject({ raters: 3, rows: 50, weighted: false });
    expect(report.alpha?.alpha).toBeCloseTo(1 - (149 * 30) / 11_200, 12);
  });

  it('leave out rows without a verdict, and say when chance explains all', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, fileOf([3, 'a', 'yes'], [4, 'b', '?'], [2, 'a', 'no']));
    const pair = pairOf(valueOf(await engine.agreement(run.key, 0)), 'exact', 'judge');
    expect(pair.rows).toBe(5);
    expect(pair.kappa).toBeUndefined();
    expect(pair.agreement?.share).toBeCloseTo(0.6, 12);
    expect(pair.why).toMatch(/same of every row/);
  });
});

describe('a reviewer', () => {
  it('is compared on drawn rows, each standing for those of its stratum', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, fileOf([30, 'a', ''], [20, 'b', '']));
    const strata = await drawAll(engine, run);
    const passing = strata.get('both_pass');
    engine.setDecisions([
      ...readFirst(passing, ['correct', 'correct', 'incorrect']),
      ...readFirst(strata.get('both_fail.none'), ['incorrect', 'correct', 'incorrect', 'unsure']),
      // Picked by hand, and so of no weight.
      decisionOn(passing?.[20]?.key ?? '', { verdict: 'incorrect' }),
    ]);
    const report = valueOf(await engine.agreement(run.key, 0));
    expect(report.raters).toEqual(['exact', 'overlap', 'review', 'reviewer:Asha']);
    const pair = pairOf(report, 'exact', 'reviewer:Asha');
    expect(pair).toMatchObject({ rows: 6, weighted: true, uncovered: 0 });
    expect(pair.counts).toEqual({ bothCorrect: 2, firstOnly: 1, secondOnly: 1, bothIncorrect: 2 });
    // Of 50 rows: 20 both correct, 10 by exact only, 20/3 by the reviewer only, 40/3 by neither.
    expect(pair.agreement?.share).toBeCloseTo((20 + 40 / 3) / 50, 12);
    const byReviewer = (20 + 20 / 3) / 50;
    const byChance = 0.6 * byReviewer + 0.4 * (1 - byReviewer);
    const kappa = ((20 + 40 / 3) / 50 - byChance) / (1 - byChance);
    expect(pair.kappa?.kappa).toBeCloseTo(kappa, 12);
    expect(pairOf(report, 'review', 'reviewer:Asha').kappa?.kappa).toBe(1);
  });

  it('is not compared where the draw has reached nothing', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, fileOf([30, 'a', ''], [20, 'b', '']));
    const [row] = await findAll(engine, {});
    engine.setDecisions([decisionOn(row?.key ?? '')]);
    const pair = pairOf(valueOf(await engine.agreement(run.key, 0)), 'exact', 'reviewer:Asha');
    expect(pair).toMatchObject({ rows: 0, uncovered: 50 });
    expect([pair.agreement, pair.kappa]).toEqual([undefined, undefined]);
    expect(pair.why).toMatch(/No row that the draw has reached/);
  });

  it('says nothing of strata that were not read', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, fileOf([30, 'a', ''], [20, 'b', '']));
    const strata = await drawAll(engine, run);
    engine.setDecisions(readFirst(strata.get('both_pass'), ['correct', 'incorrect']));
    const pair = pairOf(valueOf(await engine.agreement(run.key, 0)), 'exact', 'review');
    expect(pair).toMatchObject({ rows: 2, uncovered: 20, kappa: undefined });
  });

  it('is compared with another on the rows that both have read', async () => {
    const engine = createEngine();
    const run = await loadPrepared(engine, fileOf([30, 'a', ''], [20, 'b', '']));
    const strata = await drawAll(engine, run);
    engine.setDecisions([
      ...readFirst(strata.get('both_pass'), ['correct', 'correct', 'incorrect']),
      ...readFirst(strata.get('both_pass'), ['correct', 'incorrect'], 'Ben'),
    ]);
    const report = valueOf(await engine.agreement(run.key, 0));
    const pair = pairOf(report, 'reviewer:Asha', 'reviewer:Ben');
    expect(pair.rows).toBe(2);
    expect(pair.counts).toMatchObject({ bothCorrect: 1, firstOnly: 1 });
    expect(report.alpha?.raters).toBe(4);
  });
});

it('compares a reviewer with a column of human verdicts that covers every row', async () => {
  const engine = createEngine();
  const run = await loadPrepared(engine, repositoryFile('test-data/runs/evouna_tq_chatgpt.csv'));
  const human = engine.humanDecisions(run.key);
  const truth = new Map(human.map(({ rowKey, verdict }) => [rowKey, verdict]));
  for (let read = 0; read < 60; read++) {
    const drawn = valueOf(await engine.nextDraw(run.key, 0));
    if (!drawn) throw new Error('fewer than 60 rows');
    const { key, stratum, draw } = drawn;
    decide(engine, decisionOn(key, { verdict: truth.get(key), stratum, draw, seed: 0 }));
  }
  engine.changeDecisions(
    human.map((decision) => ({ rowKey: decision.rowKey, reviewer: decision.reviewer, decision })),
  );
  const { estimate, drawn, rows } = valueOf(await engine.review(run.key, 0));
  expect(drawn).toBe(rows);
  expect(estimate?.interval.low).toBe(estimate?.interval.high);
  const report = valueOf(await engine.agreement(run.key, 0));
  const both = pairOf(report, 'reviewer:Asha', 'reviewer:human_verdict');
  expect(both.counts.bothCorrect + both.counts.bothIncorrect).toBe(60);
  expect(both).toMatchObject({ rows: 60, uncovered: 0, agreement: { share: 1 } });
  const scorer = pairOf(report, 'exact', 'reviewer:human_verdict');
  const { bothCorrect, bothIncorrect } = scorer.counts;
  expect(scorer.rows).toBe(rows);
  expect(scorer.agreement?.share).toBeCloseTo((bothCorrect + bothIncorrect) / rows, 12);
});
