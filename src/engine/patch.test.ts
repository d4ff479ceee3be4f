import { beforeEach, describe, expect, it } from 'vitest';
import { scoreRow } from '../core/scorers/score-row.ts';
import type { Engine } from './api.ts';
import type { RowDetail } from './row-types.ts';
import type { Run } from './run-types.ts';
import { createEngine } from './engine.ts';
import {
  decide,
  decisionOn,
  findAll,
  loadFile,
  loadPrepared,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

const SAMPLE = 'public/samples/demo_evouna_tq.csv';

let engine: Engine;
let run: Run;
let failing: RowDetail[];
beforeEach(async () => {
  engine = createEngine();
  run = await loadPrepared(engine, repositoryFile(SAMPLE));
  failing = (await findAll(engine, { buckets: ['both_fail'] })).slice(0, 5);
});

/** Each failing row's own response as its golden answer. */
function answers(): Record<string, string> {
  return Object.fromEntries(failing.map(({ key, response }) => [key, response]));
}

async function setPatch(patch: Parameters<Engine['setPatch']>[1]): Promise<Run> {
  return valueOf(await engine.setPatch(run.key, patch));
}

async function exportText(): Promise<string> {
  return valueOf(await engine.exportRun(run.key, 'csv', 'export', () => undefined)).text();
}

describe('a patch', () => {
  it('scores its rows against the proposed answers, and tallies follow', async () => {
    const patched = await setPatch({ name: 'patch.csv', answers: answers() });
    expect(patched.patch).toEqual({ name: 'patch.csv', rows: 5 });
    expect(patched.tally.exact).toBe(run.tally.exact + 5);
    expect(patched.tally.buckets.both_fail).toBe(run.tally.buckets.both_fail - 5);
    const inDomains = patched.domains.reduce((sum, { tally }) => sum + tally.exact, 0);
    expect(inDomains).toBe(patched.tally.exact);
    for (const before of failing) {
      const row = engine.row(before);
      expect(row).toMatchObject({
        ...scoreRow(before.response, before.response),
        key: before.key,
        golden: before.golden,
        patched: before.response,
        bucket: 'both_pass',
      });
      expect(row?.spans.exact).toBeDefined();
    }
    expect(await findAll(engine, { buckets: ['both_pass'] })).toHaveLength(
      run.tally.buckets.both_pass + 5,
    );
  });

  it('leaves nothing behind when it is taken back', async () => {
    const prepare = async () =>
      valueOf(await engine.prepareRun(run.key, 'prepare', () => undefined));
    const before = { rows: await findAll(engine, {}), prepared: await prepare() };
    const report = valueOf(await engine.review(run.key, 0));
    const text = await exportText();
    await setPatch({ name: 'patch.csv', answers: answers() });
    expect(await prepare()).not.toEqual(before.prepared);
    expect(valueOf(await engine.review(run.key, 0))).not.toEqual(report);
    const after = await setPatch(undefined);
    expect(after).toEqual(run);
    expect({ rows: await findAll(engine, {}), prepared: await prepare() }).toEqual(before);
    expect(valueOf(await engine.review(run.key, 0))).toEqual(report);
    expect(await exportText()).toBe(text);
  });

  it('replaces the one before', async () => {
    await setPatch({ name: 'first.csv', answers: answers() });
    const [row] = failing;
    const second = await setPatch({
      name: 'second.csv',
      answers: { [row?.key ?? '']: row?.response ?? '' },
    });
    expect(second.patch).toEqual({ name: 'second.csv', rows: 1 });
    expect(second.tally.exact).toBe(run.tally.exact + 1);
  });

  it('replaces nothing by an empty answer, the same answer, or an unknown key', async () => {
    const [first, second] = failing;
    const patched = await setPatch({
      name: 'patch.csv',
      answers: {
        [first?.key ?? '']: '',
        [second?.key ?? '']: second?.golden ?? '',
        feedfacecafebeef: 'x',
        'no key': 'x',
      },
    });
    expect(patched).toEqual({ ...run, patch: { name: 'patch.csv', rows: 0 } });
  });

  it('is named in the export, which reads back', async () => {
    await setPatch({ name: 'patch.csv', answers: answers() });
    const own = createEngine();
    const again = valueOf(await loadFile(own, new File([await exportText()], 'again.csv')));
    expect(again.columns.slice(-2)).toEqual(['scorer_version', 'patched_answer']);
    const rows = await findAll(own, {});
    const cells = rows.map(({ others }) => others.at(-1)?.text);
    for (const { row, response } of failing) expect(cells[row]).toBe(response);
    expect(cells.filter((text) => text !== '')).toHaveLength(5);
    // Scored anew by its own golden answers, which the export leaves as they were.
    expect(again.tally).toEqual(run.tally);
  });
});

describe('proposals', () => {
  it('are told with what both scorers would count', async () => {
    for (const { key, response } of failing)
      decide(engine, decisionOn(key, { goldenWrong: true, proposedAnswer: response }));
    const report = valueOf(await engine.review(run.key, 0));
    expect(report.proposals).toBe(5);
    expect(report.decided.goldenWrong).toBe(5);
    const { tally } = await setPatch({ name: 'p', answers: answers() });
    expect(report.accuracyIfAccepted).toEqual({
      rows: 116,
      exact: tally.exact,
      overlap: tally.overlap,
    });
  });

  it('are the newest where several are made, and none where the text is empty', async () => {
    const [row, other] = failing;
    const propose = (reviewer: string, proposedAnswer: string, reviewedAt: string) =>
      decide(
        engine,
        decisionOn(row?.key ?? '', { reviewer, proposedAnswer, reviewedAt, goldenWrong: true }),
      );
    propose('Asha', 'no such text', '2026-01-02T00:00:00Z');
    propose('Ben', row?.response ?? '', '2026-01-03T00:00:00Z');
    decide(engine, decisionOn(other?.key ?? '', { goldenWrong: true }));
    const report = valueOf(await engine.review(run.key, 0));
    expect(report.proposals).toBe(1);
    expect(report.accuracyIfAccepted?.exact).toBe(run.tally.exact + 1);
  });

  it('leave as a patch file', async () => {
    const [row] = failing;
    decide(
      engine,
      decisionOn(row?.key ?? '', { goldenWrong: true, proposedAnswer: 'a, b', note: 'why' }),
    );
    const blob = valueOf(await engine.exportPatch([run.key]));
    const table = valueOf(await engine.readSmallTable(new File([blob], 'patch.csv')));
    expect(table).toEqual({
      columns: [
        'row_key',
        'question',
        'answer',
        'proposed_answer',
        'reviewer',
        'note',
        'scorer_version',
      ],
      rows: [[row?.key, row?.question, row?.golden, 'a, b', 'Asha', 'why', '1']],
    });
  });
});

it('moves no estimate by a patch: rows stay in the strata that they were drawn from', async () => {
  const estimate = async () => valueOf(await engine.review(run.key, 0)).estimate;
  const proposed: Record<string, string> = {};
  for (let read = 0; read < 40; read++) {
    const drawn = valueOf(await engine.nextDraw(run.key, 0));
    if (!drawn) throw new Error('fewer than 40 rows');
    const { key, stratum, draw } = drawn;
    decide(engine, decisionOn(key, { stratum, draw, seed: 0 }));
    if (stratum.startsWith('both_fail')) proposed[key] = engine.row(drawn.id)?.response ?? '';
  }
  const before = await estimate();
  const next = await engine.nextDraw(run.key, 0);
  expect((await setPatch({ name: 'p.csv', answers: proposed })).patch?.rows).toBeGreaterThan(3);
  // With another seed in between, the draw of this one is found anew.
  await engine.nextDraw(run.key, 1);
  expect(await estimate()).toEqual(before);
  expect(await engine.nextDraw(run.key, 0)).toEqual(next);
});
