import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { creditOf } from '../core/buckets.ts';
import { FINDINGS } from '../core/findings.ts';
import { BUCKETS, CREDITS } from '../core/model.ts';
import { isTypographic } from '../core/reasons.ts';
import { REASONS } from '../core/reasons/reason-kinds.ts';
import { majorityVerdict, REVIEW_VERDICTS } from '../core/review/decision.ts';
import { JUDGE_CHOICES, REVIEW_CHOICES, type ReviewChoice } from '../core/review/review-choices.ts';
import type { PartialView, RowDetail, RowFilter, RowId, SortColumn } from './row-types.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  decisionOn,
  FILE_ORDER,
  findAll,
  loadFile,
  loadPrepared,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

const PATHS = [
  'public/samples/demo_evouna_tq.csv',
  'test-data/runs/openqa_nq301_DPR.csv',
  'test-data/runs/openqa_nq301_text-davinci-003_zeroshot.csv',
];

const engine = createEngine();
let keys: string[] = [];
let all: RowDetail[] = [];
let domains: string[] = [];

beforeAll(async () => {
  const runs = [];
  for (const path of PATHS) runs.push(valueOf(await loadFile(engine, repositoryFile(path))));
  keys = runs.map(({ key }) => key);
  domains = [...new Set(runs.flatMap((run) => run.domains.map(({ domain }) => domain)))];
  for (const key of keys) valueOf(await engine.prepareRun(key, key, () => undefined));
  const [, dpr = '', davinci = ''] = keys;
  // Of some rows two reviewers speak, of some nobody does.
  engine.setDecisions([
    ...engine.humanDecisions(dpr),
    ...engine.humanDecisions(davinci).slice(0, 200),
    ...engine.humanDecisions(davinci).map(({ rowKey }, place) =>
      decisionOn(rowKey, {
        verdict: REVIEW_VERDICTS[place % 4],
        goldenWrong: place % 5 === 0,
      }),
    ),
  ]);
  all = await findAll(engine, {});
});

/** The filter as its words say, row by row. */
function keeps(filter: RowFilter, row: RowDetail): boolean {
  const needle = (filter.search ?? '').toLowerCase();
  return (
    (!filter.runs || filter.runs.includes(row.run)) &&
    (!filter.buckets || filter.buckets.includes(row.bucket)) &&
    (!filter.domains || filter.domains.includes(row.domain)) &&
    (!filter.credits || filter.credits.includes(creditOf(row.matchingWords, row.totalWords))) &&
    (!filter.finding || row.findings.includes(filter.finding)) &&
    (!filter.reasons || row.reasons.some(({ id }) => filter.reasons?.includes(id))) &&
    (!filter.review || choicesOf(row).some((choice) => filter.review?.includes(choice))) &&
    (!filter.judge || filter.judge.includes(row.judge ?? 'none')) &&
    (filter.typographic === undefined || filter.typographic === isTypographic(row.reasons)) &&
    [row.question, row.golden, row.response].some((text) => text.toLowerCase().includes(needle))
  );
}

/** What reviewers say of a row, from their decisions. */
function choicesOf({ decisions, judge }: RowDetail): ReviewChoice[] {
  const verdicts = decisions.flatMap(({ verdict }) => verdict ?? []);
  const most = majorityVerdict(verdicts);
  const choices: ReviewChoice[] = [most ?? 'none'];
  if (decisions.some(({ goldenWrong }) => goldenWrong)) choices.push('golden_wrong');
  if (new Set(verdicts).size > 1) choices.push('differ');
  if (judge && most && most !== 'unsure' && most !== judge) choices.push('judge_differs');
  return choices;
}

function idOf({ run, row }: RowId): RowId {
  return { run, row };
}

function filters(): fc.Arbitrary<RowFilter> {
  return fc.record(
    {
      runs: fc.subarray(keys),
      buckets: fc.subarray([...BUCKETS]),
      domains: fc.subarray(domains),
      credits: fc.subarray([...CREDITS]),
      finding: fc.constantFrom(...FINDINGS),
      reasons: fc.subarray(REASONS.map(({ id }) => id)),
      review: fc.subarray([...REVIEW_CHOICES]),
      judge: fc.subarray([...JUDGE_CHOICES]),
      typographic: fc.boolean(),
      search: fc.constantFrom('', 'THE', 'of the', 'é', 'no such text'),
    },
    { requiredKeys: [] },
  );
}

describe('a query', () => {
  it('finds all rows of all runs, in the order of the files, where nothing is asked', () => {
    expect(all).toHaveLength(116 + 301 + 301);
    expect(all.map(({ run }) => keys.indexOf(run))).toEqual(
      [116, 301, 301].flatMap((rows, run) => Array.from({ length: rows }, () => run)),
    );
  });

  it('finds the rows that a plain filter finds', async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (filter) => {
        const { id, count } = valueOf(await engine.query(filter, FILE_ORDER));
        const found = engine.page(id, 0, count, []).map(idOf);
        expect(found).toEqual(all.filter((row) => keeps(filter, row)).map(idOf));
      }),
      { numRuns: 100 },
    );
  });

  it('counts for each choice the rows that it would leave', async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (filter) => {
        const { facets, total } = valueOf(await engine.query(filter, FILE_ORDER));
        const count = (other: RowFilter) =>
          all.filter((row) => keeps({ ...filter, ...other }, row)).length;
        expect(total).toBe(all.length);
        for (const run of keys) expect(facets.runs[run]).toBe(count({ runs: [run] }));
        for (const bucket of BUCKETS)
          expect(facets.buckets[bucket]).toBe(count({ buckets: [bucket] }));
        for (const credit of CREDITS)
          expect(facets.credits[credit]).toBe(count({ credits: [credit] }));
        for (const finding of FINDINGS) expect(facets.findings[finding]).toBe(count({ finding }));
        for (const { id } of REASONS) expect(facets.reasons?.[id]).toBe(count({ reasons: [id] }));
        for (const choice of REVIEW_CHOICES)
          expect(facets.review?.[choice]).toBe(count({ review: [choice] }));
        const isJudged = !filter.runs || filter.runs.some((run) => run !== keys[0]);
        for (const choice of JUDGE_CHOICES)
          expect(facets.judge?.[choice]).toBe(isJudged ? count({ judge: [choice] }) : undefined);
        expect(facets.typographic).toBe(count({ typographic: true }));
        for (const { domain, rows } of facets.domains)
          expect(rows).toBe(count({ domains: [domain] }));
        expect(facets.domains).toHaveLength(domains.length);
        expect(facets.otherDomains).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('counts no reasons and reviews before every run it takes in is prepared', async () => {
    const own = createEngine();
    const first = await loadPrepared(own, repositoryFile(PATHS[0] ?? ''));
    valueOf(await loadFile(own, repositoryFile(PATHS[1] ?? '')));
    const both = valueOf(await own.query({}, FILE_ORDER)).facets;
    expect([both.reasons, both.review, both.typographic]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const one = valueOf(await own.query({ runs: [first.key] }, FILE_ORDER)).facets;
    expect(one.reasons?.inside_word).toBeGreaterThan(0);
    expect(one.judge).toBeUndefined();
  });

  it('lists a thousand domains, those with most rows, and the ones that are chosen', async () => {
    const own = createEngine();
    const rows = Array.from({ length: 1500 }, (_, row) => ['g', 'r', `domain ${row}`]);
    const head = ['answer', 'response', 'Domain'];
    valueOf(await loadFile(own, csvFile('many.csv', [head, ...rows, ['g', 'r', 'domain 1400']])));
    const { facets } = valueOf(await own.query({ domains: ['domain 1499'] }, FILE_ORDER));
    expect(facets.domains[0]).toEqual({ domain: 'domain 1400', rows: 2 });
    expect(facets.domains[1000]).toEqual({ domain: 'domain 1499', rows: 1 });
    expect([facets.domains.length, facets.otherDomains]).toEqual([1001, 499]);
  });

  it('is ended by a newer one', async () => {
    const older = engine.query({ search: 'the' }, FILE_ORDER);
    const newer = engine.query({}, FILE_ORDER);
    const view = valueOf(await newer);
    expect(await older).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
    expect(engine.page(view.id, 0, 1, [])).toHaveLength(1);
  });
});

describe('a query that takes a while', () => {
  afterEach(() => vi.restoreAllMocks());

  it('tells what it has found so far, as a view in file order', async () => {
    const own = createEngine();
    const rows = Array.from({ length: 5000 }, (_, row) => ['g', row % 10 === 0 ? 'found' : 'not']);
    valueOf(await loadFile(own, csvFile('long.csv', [['answer', 'response'], ...rows])));
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    const told: (PartialView & { rows: number[] })[] = [];
    const sort = { column: 'row', descending: true } as const;
    const view = valueOf(
      await own.query({ search: 'found' }, sort, (partial) => {
        const found = own.page(partial.id, 0, partial.count, []);
        told.push({ ...partial, rows: found.map(({ row }) => row) });
      }),
    );
    expect(told.length).toBeGreaterThan(1);
    for (const { total, searched, rows: found } of told) {
      expect(total).toBe(5000);
      const expected = Array.from({ length: 500 }, (_, place) => 10 * place);
      expect(found).toEqual(expected.filter((row) => row < searched));
    }
    expect(view.count).toBe(500);
    expect(own.page(told[0]?.id ?? -1, 0, 1, [])).toEqual([]);
    expect(own.page(view.id, 0, 1, [])).toMatchObject([{ row: 4990 }]);
  });
});

function ownText({ others }: RowDetail, name: string): string {
  return others.find(({ column }) => column === name)?.text ?? '';
}

describe('the order of rows', () => {
  const cases: [SortColumn, (row: RowDetail) => string | number][] = [
    ['run', ({ runName }) => runName],
    ['question', ({ question }) => question],
    ['golden', ({ golden }) => golden],
    ['response', ({ response }) => response],
    ['domain', ({ domain }) => domain],
    ['exact', ({ exact }) => Number(exact)],
    ['overlap', ({ overlap }) => Number(overlap)],
    ['blank', ({ blank }) => Number(blank)],
    ['bucket', ({ bucket }) => BUCKETS.indexOf(bucket)],
    ['words', (row) => (row.totalWords === 0 ? -1 : row.matchingWords / row.totalWords)],
    ['judge', ({ judge }) => ['correct', 'incorrect'].indexOf(judge ?? 'none')],
    ['review', (row) => REVIEW_CHOICES.findIndex((choice) => choicesOf(row).includes(choice))],
    ['column:human_verdict', (row) => ownText(row, 'human_verdict')],
    ['column:question_id', (row) => Number(ownText(row, 'question_id'))],
    ['column:no such column', () => ''],
  ];

  it.each(cases)('by %s is that of its values, ties in file order', async (column, keyOf) => {
    for (const descending of [false, true]) {
      const sign = descending ? -1 : 1;
      const sorted = all.toSorted((a, b) => {
        const [left, right] = [keyOf(a), keyOf(b)];
        return left < right ? -sign : left > right ? sign : 0;
      });
      expect(await findAll(engine, {}, { column, descending })).toEqual(sorted);
    }
  });

  it('is that of the files, or the other way round', async () => {
    const backwards = await findAll(engine, {}, { column: 'row', descending: true });
    expect(backwards).toEqual(all.toReversed());
  });

  it('takes a column for numbers only where every cell is one or empty', async () => {
    const own = createEngine();
    const rows = ['10', '9', '', '-1.5'].map((cell) => ['g', 'r', cell, `${cell}x`]);
    valueOf(await loadFile(own, csvFile('n.csv', [['answer', 'response', 'n', 'm'], ...rows])));
    const inOrder = async (name: string) => {
      const column: SortColumn = `column:${name}`;
      const found = await findAll(own, {}, { column, descending: false });
      return found.map(({ row }) => rows[row]?.[2]);
    };
    expect(await inOrder('n')).toEqual(['', '-1.5', '9', '10']);
    expect(await inOrder('m')).toEqual(['-1.5', '10', '9', '']);
  });
});

describe('a view', () => {
  it('gives pages of its rows, texts cut for the table', async () => {
    const own = createEngine();
    const long = '😀'.repeat(1000);
    const run = valueOf(
      await loadFile(
        own,
        csvFile('long.csv', [
          ['answer', 'response', 'note'],
          ['g', `x${long}`, long],
        ]),
      ),
    );
    const view = valueOf(await own.query({}, FILE_ORDER));
    const [row] = own.page(view.id, 0, 100, ['note', 'other']);
    expect(row).toMatchObject({ run: run.key, runName: 'long.csv', row: 0, bucket: 'both_fail' });
    expect(row?.response).toBe(`x${'😀'.repeat(149)}`);
    expect(row?.cells).toEqual({ note: '😀'.repeat(150) });
    expect([row?.reasons, row?.review, row?.judge]).toEqual([[], undefined, undefined]);
  });

  it('gives reasons, review and judge of its rows', async () => {
    const view = valueOf(await engine.query({}, FILE_ORDER));
    const rows = engine.page(view.id, 0, view.count, []);
    for (const [place, row] of rows.entries()) {
      const detail = all[place];
      const [choice] = detail ? choicesOf(detail) : [];
      expect(row.reasons.map(({ id }) => id)).toEqual(detail?.reasons.map(({ id }) => id));
      expect(row.review ?? 'none').toBe(choice);
      expect(row.judge).toBe(detail?.judge);
    }
  });

  it('knows the place of each of its rows, and of no other', async () => {
    const view = valueOf(
      await engine.query({ buckets: ['both_fail'] }, { column: 'golden', descending: true }),
    );
    for (let place = 0; place < view.count; place += 37) {
      const row = engine.rowAt(view.id, place);
      expect(row && engine.locate(view.id, row)).toBe(place);
    }
    const other = all.find(({ bucket }) => bucket === 'both_pass');
    expect(other && engine.locate(view.id, other)).toBe(-1);
    expect(engine.locate(view.id, { run: 'none', row: 0 })).toBe(-1);
    expect(engine.rowAt(view.id, view.count)).toBeUndefined();
  });

  it('is gone once a newer query or the loss of its run has replaced it', async () => {
    const own = createEngine();
    const run = valueOf(await loadFile(own, repositoryFile(PATHS[0] ?? '')));
    const first = valueOf(await own.query({}, FILE_ORDER));
    const second = valueOf(await own.query({}, FILE_ORDER));
    expect(own.page(first.id, 0, 5, [])).toEqual([]);
    expect(own.page(second.id, 0, 5, [])).toHaveLength(5);
    own.unload(run.key);
    expect(own.page(second.id, 0, 5, [])).toEqual([]);
    expect(own.row({ run: run.key, row: 0 })).toBeUndefined();
    expect(valueOf(await own.query({}, FILE_ORDER)).total).toBe(0);
  });

  it('holds no row of a run that is taken away before it is found', async () => {
    const own = createEngine();
    const run = valueOf(await loadFile(own, repositoryFile(PATHS[0] ?? '')));
    valueOf(await loadFile(own, repositoryFile(PATHS[1] ?? '')));
    const asked = own.query({}, FILE_ORDER);
    own.unload(run.key);
    expect(valueOf(await asked)).toMatchObject({ count: 301, total: 301 });
  });
});

describe('a row in full', () => {
  it('has what to mark, its findings and all other columns', () => {
    const row = all.find(({ bucket }) => bucket === 'overlap_only');
    expect(row?.spans.exact).toBeUndefined();
    expect(row?.spans.words.length).toBeGreaterThan(0);
    expect(row?.spans.missing).toEqual([]);
    expect(row?.others.map(({ column }) => column)).toEqual([
      'human_verdict',
      'golden_all',
      'model',
      'dataset',
      'question_id',
    ]);
  });

  it('is not to be had of a row that is not there', () => {
    const run = keys[0] ?? '';
    for (const row of [-1, 116, 0.5]) expect(engine.row({ run, row })).toBeUndefined();
  });
});
