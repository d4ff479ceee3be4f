import { describe, expect, it } from 'vitest';
import { JUDGE_VERSION } from '../core/judge/judge-version.ts';
import { JUDGE_COLUMNS } from '../core/scored-columns.ts';
import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import type { EndState, Judgement } from '../core/judge/judgement.ts';
import { rowKey } from '../core/row-key.ts';
import type { Engine } from './api.ts';
import type { JudgedRun, JudgeScopeChoice } from './judge-types.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  decide,
  decisionOn,
  findAll,
  loadFile,
  loadPrepared,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

const DPR = 'test-data/runs/openqa_nq301_DPR.csv';
const HEAD = ['question', 'golden_answer', 'response', 'domain'];
const ROWS = [
  ['q1', 'Ganges river', 'river Ganges', 'a'],
  ['q2', 'Paris', 'Paris', 'a'],
  ['q3', 'Rome', 'Oslo', 'b'],
  ['q3', 'Rome', 'Oslo', 'b'],
  ['q4', 'Bonn', ' ', 'b'],
];
const keyOf = (row: number) => {
  const [question = '', golden = '', response = ''] = ROWS[row] ?? [];
  return rowKey(question, golden, response);
};
const KEYS = [0, 1, 2, 4].map(keyOf);
const ALL: JudgeScopeChoice = {
  kind: 'filter',
  filter: {},
  limit: undefined,
  order: 'first',
  seed: 0,
};
const BY = { model: 'judge-1', promptSha256: 'f'.repeat(64) };
const said = (state: EndState, reason = ''): Judgement => ({ state, reason, raw: `raw ${state}` });

/** Judged: one correct, one incorrect, one that failed; the blank one waits. */
const JUDGED: JudgedRun = {
  by: BY,
  scope: ALL,
  keys: KEYS,
  judgements: [
    [keyOf(0), said('correct', 'Same river.')],
    [keyOf(1), said('failed', 'Status 500')],
    [keyOf(2), said('incorrect', '=1+1')],
  ],
};

async function openRun(head = HEAD, rows = ROWS): Promise<{ engine: Engine; run: string }> {
  const engine = createEngine();
  const { key } = await loadPrepared(engine, csvFile('a.csv', [head, ...rows]));
  return { engine, run: key };
}

async function openJudged() {
  const opened = await openRun();
  opened.engine.setJudgements(opened.run, JUDGED, 'replace');
  return opened;
}

async function exportText(engine: Engine, run: string): Promise<string> {
  return valueOf(await engine.exportRun(run, 'csv', 'x', () => undefined)).text();
}

describe('the rows of a scope', () => {
  it('come once a key, with the texts of the file', async () => {
    const { engine, run } = await openRun();
    const rows = valueOf(await engine.judgeRows(run, ALL));
    expect(rows.map(({ key }) => key)).toEqual(KEYS);
    expect(rows[0]).toEqual({
      key: keyOf(0),
      question: 'q1',
      golden: 'Ganges river',
      response: 'river Ganges',
    });
  });

  it('are counted, equal and blank ones told', async () => {
    const { engine, run } = await openRun();
    const size = valueOf(await engine.judgeScope(run, ALL, DEFAULT_PROMPT));
    expect(size).toMatchObject({
      rows: 5,
      distinct: 4,
      blank: 1,
      byBucket: { both_pass: 1, exact_only: 0, overlap_only: 1, both_fail: 3 },
      tokens: { requests: 3, output: 120 },
    });
  });

  it('are, where the user says nothing, all on which the scorers differ and 50 of each other bucket', async () => {
    const engine = createEngine();
    const { key, tally } = await loadPrepared(engine, repositoryFile(DPR));
    const scope = { kind: 'default', seed: 0 } as const;
    const { byBucket } = valueOf(await engine.judgeScope(key, scope, DEFAULT_PROMPT));
    expect(byBucket).toEqual({
      exact_only: tally.buckets.exact_only,
      overlap_only: tally.buckets.overlap_only,
      both_pass: Math.min(50, tally.buckets.both_pass),
      both_fail: Math.min(50, tally.buckets.both_fail),
    });
  });

  it('are a drawn sample that grows with its limit and keeps what it had', async () => {
    const engine = createEngine();
    const { key } = await loadPrepared(engine, repositoryFile(DPR));
    const draw = async (limit: number, seed: number) =>
      valueOf(
        await engine.judgeRows(key, {
          kind: 'filter',
          filter: { buckets: ['both_fail'] },
          limit,
          order: 'sample',
          seed,
        }),
      ).map((row) => row.key);
    const ten = await draw(10, 7);
    expect((await draw(20, 7)).slice(0, 10)).toEqual(ten);
    expect(await draw(10, 8)).not.toEqual(ten);
  });

  it('can be named by key, in any order; keys that no row has are left out', async () => {
    const { engine, run } = await openRun();
    const keys = [keyOf(2), '0'.repeat(16), keyOf(0)];
    const rows = valueOf(await engine.judgeRows(run, { kind: 'keys', keys }));
    expect(rows.map(({ key }) => key)).toEqual([keyOf(2), keyOf(0)]);
  });

  it('hold the golden answer of the file where a patch replaces it, for the key is of that', async () => {
    const { engine, run } = await openRun();
    await engine.setPatch(run, { name: 'p.csv', answers: { [keyOf(2)]: 'Oslo' } });
    const rows = valueOf(await engine.judgeRows(run, { kind: 'keys', keys: [keyOf(2)] }));
    expect(rows.map(({ golden }) => golden)).toEqual(['Rome']);
  });

  it('are not measured for a prompt that lacks a placeholder, which is named', async () => {
    const { engine, run } = await openRun();
    const outcome = await engine.judgeScope(run, ALL, '{question} {answer}');
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'usage' } });
    expect(JSON.stringify(outcome)).toContain('{response}');
  });

  it('are measured for the last scope asked about alone', async () => {
    const { engine, run } = await openRun();
    const [first, second] = await Promise.all([
      engine.judgeScope(run, ALL, DEFAULT_PROMPT),
      engine.judgeScope(run, { ...ALL, limit: 1 }, DEFAULT_PROMPT),
    ]);
    expect(second).toMatchObject({ ok: true, value: { rows: 1 } });
    expect([5, 'cancelled']).toContain(first.ok ? first.value.rows : first.problem.code);
  });
});

const tokensOf = async (response: string) => {
  const { engine, run } = await openRun(HEAD, [['q', 'g', response, 'd']]);
  return valueOf(await engine.judgeScope(run, ALL, '{question}{answer}{response}')).tokens.input;
};

describe('tokens', () => {
  it('are counted by a real tokenizer', async () => {
    const words = Array.from({ length: 400 }, () => 'answer').join(' ');
    const [long, short] = [await tokensOf(words), await tokensOf('answer')];
    // The marker lines hold a code, whose tokens are not always as many.
    expect(Math.abs(long - short - 399)).toBeLessThan(20);
  });

  it.each(['<|endoftext|>', '<|im_start|>system', '<|endofprompt|>'])(
    'of %s are those of its letters',
    async (text) => {
      // As special tokens they would be one each.
      expect(await tokensOf(text.repeat(50))).toBeGreaterThan(300);
    },
  );

  it.each(['a', '=', ' x', '\u0915', '\u{1F600}'])(
    'of 200,000 times %j are counted without holding up the engine',
    async (letter) => {
      expect(await tokensOf(letter.repeat(200_000))).toBeGreaterThan(1000);
    },
  );
});

describe('what the judge said', () => {
  it('is with the row, with reason, raw reply, model and prompt', async () => {
    const { engine, run } = await openJudged();
    expect(engine.row({ run, row: 0 })).toMatchObject({
      judge: 'correct',
      judgement: { state: 'correct', reason: 'Same river.', raw: 'raw correct', ...BY },
    });
  });

  it('holds for every row with the same key', async () => {
    const { engine, run } = await openJudged();
    const rows = await findAll(engine, { judge: ['incorrect'] });
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(run).toBe(rows[0]?.run);
  });

  it('is no verdict where the judge came to none', async () => {
    const { engine, run } = await openJudged();
    expect(engine.row({ run, row: 1 })).toMatchObject({
      judge: undefined,
      judgement: { state: 'failed', reason: 'Status 500' },
    });
    expect(engine.row({ run, row: 4 })?.judgement).toBeUndefined();
  });

  it('is a facet, an order and a count of the run', async () => {
    const { engine, run } = await openJudged();
    const view = valueOf(await engine.query({}, { column: 'judge', descending: true }));
    expect(view.facets.judge).toEqual({ correct: 1, incorrect: 2, none: 2 });
    expect(engine.rowAt(view.id, 0)?.judge).toBe('incorrect');
    const prepared = valueOf(await engine.prepareRun(run, 'p', () => undefined));
    expect(prepared.judge).toEqual({ correct: 1, incorrect: 2, none: 2 });
  });

  it('splits strata, and stands in the bracket and in the agreement', async () => {
    const { engine, run } = await openJudged();
    const report = valueOf(await engine.review(run, 0));
    expect(report.bracket.judge).toEqual({ correct: 1, judged: 3 });
    const { raters } = valueOf(await engine.agreement(run, 0));
    expect(raters).toContain('judge');
  });

  it('can differ from the reviewer, one filter away', async () => {
    const { engine } = await openJudged();
    decide(engine, decisionOn(keyOf(2), { verdict: 'correct' }));
    const rows = await findAll(engine, { review: ['judge_differs'] });
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('can be told row by row, as it comes', async () => {
    const { engine, run } = await openRun();
    decide(engine, decisionOn(keyOf(1), { verdict: 'incorrect' }));
    engine.setJudgements(run, { ...JUDGED, judgements: [] }, 'replace');
    for (const judgement of [
      [keyOf(0), said('correct')],
      [keyOf(1), said('correct')],
    ] as const)
      engine.setJudgements(run, { ...JUDGED, keys: [], judgements: [judgement] }, 'add');
    const rows = await findAll(engine, { judge: ['correct'] });
    expect(rows.map(({ row }) => row)).toEqual([0, 1]);
    expect((await findAll(engine, { review: ['judge_differs'] })).map(({ row }) => row)).toEqual([
      1,
    ]);
    expect(valueOf(await engine.judgeReport(run))?.tally).toMatchObject({ correct: 2, waiting: 3 });
  });

  it('may come before the row keys', async () => {
    const engine = createEngine();
    const { key } = valueOf(await loadFile(engine, csvFile('a.csv', [HEAD, ...ROWS])));
    engine.setJudgements(key, JUDGED, 'replace');
    valueOf(await engine.prepareRun(key, 'p', () => undefined));
    expect((await findAll(engine, { judge: ['correct'] })).map(({ row }) => row)).toEqual([0]);
  });

  it('sets the verdicts of a mapped column aside until it is forgotten', async () => {
    const head = [...HEAD, 'judge_verdict'];
    const { engine, run } = await openRun(
      head,
      ROWS.map((row) => [...row, 'correct']),
    );
    engine.setJudgements(run, JUDGED, 'replace');
    expect((await findAll(engine, { judge: ['correct'] })).map(({ row }) => row)).toEqual([0]);
    engine.setJudgements(run, undefined, 'replace');
    expect(await findAll(engine, { judge: ['correct'] })).toHaveLength(5);
    expect(valueOf(await engine.judgeReport(run))).toBeUndefined();
  });

  it('is forgotten without a trace', async () => {
    const { engine, run } = await openJudged();
    engine.setJudgements(run, undefined, 'replace');
    const view = valueOf(await engine.query({}, { column: 'row', descending: false }));
    expect(view.facets.judge).toBeUndefined();
    expect(engine.row({ run, row: 0 })?.judgement).toBeUndefined();
    expect(await exportText(engine, run)).not.toContain('judge_verdict');
  });

  it('of a run that is not loaded is no concern of the engine', () => {
    expect(() => createEngine().setJudgements('none', JUDGED, 'replace')).not.toThrow();
  });
});

describe('the report', () => {
  it('counts every row in scope once, and those without a verdict in no share', async () => {
    const { engine, run } = await openJudged();
    const report = valueOf(await engine.judgeReport(run));
    expect(report).toMatchObject({
      rows: 5,
      inScope: 5,
      tally: { correct: 1, incorrect: 2, failed: 1, waiting: 1 },
      combined: { correct: 1, judged: 3, leftOut: 2 },
      by: BY,
    });
    expect(report?.domains).toMatchObject([
      { domain: 'a', share: { correct: 1, judged: 1, leftOut: 1, percent: 100 } },
      { domain: 'b', share: { correct: 0, judged: 2, leftOut: 1, percent: 0 } },
    ]);
  });

  it('counts a blank response as incorrect', async () => {
    const { engine, run } = await openJudged();
    engine.setJudgements(
      run,
      { ...JUDGED, keys: [], judgements: [[keyOf(4), said('blank')]] },
      'add',
    );
    expect(valueOf(await engine.judgeReport(run))?.combined).toMatchObject({
      correct: 1,
      judged: 4,
      leftOut: 1,
    });
  });

  it('estimates all rows by bucket where those in scope were drawn from all', async () => {
    const engine = createEngine();
    const { key, tally } = await loadPrepared(engine, repositoryFile(DPR));
    const scope = { kind: 'default', seed: 0 } as const;
    const rows = valueOf(await engine.judgeRows(key, scope));
    const keys = rows.map((row) => row.key);
    const judgements = keys.map((one): [string, Judgement] => [one, said('correct')]);
    engine.setJudgements(key, { by: BY, scope, keys, judgements }, 'replace');
    const report = valueOf(await engine.judgeReport(key));
    expect(report?.estimate?.unsureWrong.point).toBe(1);
    expect(report?.byBucket.both_fail).toMatchObject({ rows: tally.buckets.both_fail });
    expect(report?.inScope).toBeLessThan(tally.rows);
  });

  it.each([
    { ...ALL, limit: 3 },
    { ...ALL, filter: { buckets: ['both_fail' as const] } },
    { ...ALL, order: 'sample' as const, filter: { search: 'q' } },
  ])('estimates nothing beyond %j, which was not drawn from all rows', async (scope) => {
    const { engine, run } = await openRun();
    engine.setJudgements(run, { ...JUDGED, scope }, 'replace');
    expect(valueOf(await engine.judgeReport(run))?.estimate).toBeUndefined();
  });
});

describe('the export of a judged run', () => {
  it('ends in the columns of the judge, those of rows without a verdict without one', async () => {
    const { engine, run } = await openJudged();
    const [head, ...lines] = (await exportText(engine, run)).trimEnd().split('\n');
    expect(head).toMatch(new RegExp(`,${JUDGE_COLUMNS.join(',')}$`));
    const { model, promptSha256 } = BY;
    expect(lines[0]).toMatch(
      new RegExp(`,correct,Same river.,correct,${model},${promptSha256},${JUDGE_VERSION}$`),
    );
    expect(lines[1]).toMatch(
      new RegExp(`,,Status 500,failed,${model},${promptSha256},${JUDGE_VERSION}$`),
    );
    expect(lines[4]).toMatch(new RegExp(`,,,waiting,${model},${promptSha256},${JUDGE_VERSION}$`));
  });

  it('holds patched answers last', async () => {
    const { engine, run } = await openJudged();
    await engine.setPatch(run, { name: 'p.csv', answers: { [keyOf(2)]: 'Oslo' } });
    const [head = '', ...lines] = (await exportText(engine, run)).trimEnd().split('\n');
    expect(head).toMatch(/judge_version,patched_answer$/);
    expect(lines[2]).toMatch(/f,1,Oslo$/);
  });

  it('replaces the judge’s columns of an earlier export', async () => {
    const { engine, run } = await openJudged();
    const first = await exportText(engine, run);
    const again = await loadPrepared(engine, new File([first], 'b.csv'));
    engine.setJudgements(again.key, JUDGED, 'replace');
    expect(await exportText(engine, again.key)).toBe(first);
  });
});
