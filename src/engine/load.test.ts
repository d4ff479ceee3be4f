import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPORT_COLUMNS, JUDGE_COLUMNS } from '../core/scored-columns.ts';
import type { LoadProgress } from './run-types.ts';
import { createEngine } from './engine.ts';
import { csvFile, findAll, loadFile, repositoryFile, valueOf } from './test-engine.test-support.ts';

/** Printed by a plain reading of the definition in Python, on these very files. */
const REFERENCE = [
  ['test-data/runs/evouna_tq_chatgpt.csv', 1938, 977, 1048, [947, 30, 101, 860], 8],
  ['test-data/runs/evouna_tq_gpt35.csv', 1938, 903, 946, [867, 36, 79, 956], 8],
  ['test-data/runs/openqa_nq301_DPR.csv', 301, 102, 106, [101, 1, 5, 194], 7],
  ['test-data/runs/openqa_nq301_FiD.csv', 301, 103, 104, [102, 1, 2, 196], 7],
  ['test-data/runs/openqa_nq301_text-davinci-003_zeroshot.csv', 301, 92, 96, [91, 1, 5, 204], 7],
  ['public/samples/demo_evouna_tq.csv', 116, 52, 58, [34, 18, 24, 40], 6],
] as const;

describe('a loaded run', () => {
  it.each(REFERENCE)('of %s has the counts of the reference', async (path, ...expected) => {
    const run = valueOf(await loadFile(createEngine(), repositoryFile(path)));
    const { rows, exact, overlap, blank, emptyGolden, buckets } = run.tally;
    expect([rows, exact, overlap, Object.values(buckets), run.domains.length]).toEqual(expected);
    expect([blank, emptyGolden]).toEqual([0, 0]);
  });

  it('has domains in order of first appearance, which add up to the whole', async () => {
    const run = valueOf(
      await loadFile(createEngine(), repositoryFile('public/samples/demo_evouna_tq.csv')),
    );
    expect(run.domains.slice(0, 2)).toMatchObject([
      { domain: 'what', tally: { rows: 40, exact: 18, overlap: 18 } },
      { domain: 'which', tally: { rows: 50, exact: 23, overlap: 27 } },
    ]);
    const rows = run.domains.reduce((sum, { tally }) => sum + tally.rows, 0);
    expect(rows).toBe(run.tally.rows);
  });

  it('has all rows in one domain where no column names one', async () => {
    const file = csvFile('a.csv', [
      ['answer', 'response'],
      ['x', 'x'],
    ]);
    const engine = createEngine();
    const run = valueOf(await loadFile(engine, file));
    expect(run.domains.map(({ domain }) => domain)).toEqual(['All']);
    expect(engine.row({ run: run.key, row: 0 })?.domain).toBe('All');
  });

  it('of its own export has the same tallies, rows without text among them', async () => {
    const engine = createEngine();
    const file = csvFile('empty.csv', [
      ['question', 'answer', 'response'],
      ['q', 'a', 'a'],
      [' ', '', '\t'],
      ['', '', ''],
      ['q', '', ''],
    ]);
    const run = valueOf(await loadFile(engine, file));
    expect(run.tally).toMatchObject({ rows: 4, noText: 2, emptyGolden: 3 });
    const blob = valueOf(await engine.exportRun(run.key, 'csv', 'export', () => undefined));
    const again = valueOf(await loadFile(createEngine(), new File([blob], 'again.csv')));
    expect(again.tally).toEqual(run.tally);
    expect(again.report.findings).toEqual(run.report.findings);
  });

  it('takes what a judge said of a row without text for no text of its own', async () => {
    const file = csvFile('judged.csv', [
      ['answer', 'response', ...EXPORT_COLUMNS, ...JUDGE_COLUMNS],
      [
        '',
        '',
        'false',
        'false',
        '0',
        '0',
        'both_fail',
        'true',
        '',
        'incorrect',
        '',
        'blank',
        'm',
        'x',
      ],
    ]);
    const run = valueOf(await loadFile(createEngine(), file));
    expect(run.tally).toMatchObject({ rows: 1, noText: 1 });
  });

  it('puts every row of any file in exactly one bucket', async () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), async (rows) => {
        const file = csvFile('any.csv', [['answer', 'response', 'Domain'], ...rows]);
        const { tally, domains } = valueOf(await loadFile(createEngine(), file));
        expect(tally.rows).toBe(rows.length);
        for (const counted of [tally, ...domains.map((domain) => domain.tally)])
          expect(Object.values(counted.buckets).reduce((a, b) => a + b)).toBe(counted.rows);
      }),
    );
  });

  it('has a key made of its bytes alone', async () => {
    const path = 'test-data/runs/evouna_tq_gpt35.csv';
    const bytes = readFileSync(path);
    const blocks = createHash('sha256');
    for (let start = 0; start < bytes.length; start += 2 ** 20)
      blocks.update(
        createHash('sha256')
          .update(bytes.subarray(start, start + 2 ** 20))
          .digest(),
      );
    const run = valueOf(await loadFile(createEngine(), new File([bytes], 'other name.csv')));
    expect(run.key).toBe(blocks.digest('hex').slice(0, 16));
    expect(run.size).toBe(bytes.length);
  });

  it('tells its progress to the last row, and its first rows once', async () => {
    const told: LoadProgress[] = [];
    const file = repositoryFile('test-data/runs/evouna_tq_chatgpt.csv');
    const run = valueOf(await loadFile(createEngine(), file, (progress) => told.push(progress)));
    expect(told.at(-1)).toMatchObject({ bytes: file.size, rows: 1938, tally: run.tally });
    expect(told.filter(({ firstRows }) => firstRows)).toHaveLength(1);
    expect(told.find(({ firstRows }) => firstRows)?.firstRows?.[0]?.question).toBe(
      'Who was the man behind The Chipmunks?',
    );
  });

  it('holds a hundred thousand rows', async () => {
    const count = 100_000;
    const lines = Array.from(
      { length: count },
      (_, row) => `question ${row},golden,a golden ${row}`,
    );
    const file = new File([['question,answer,response', ...lines].join('\n')], 'many.csv');
    const engine = createEngine();
    const run = valueOf(await loadFile(engine, file));
    expect(run.tally).toMatchObject({ rows: count, exact: count, overlap: count });
    expect(engine.row({ run: run.key, row: count - 1 })?.question).toBe(`question ${count - 1}`);
  });
});

describe('the import report', () => {
  const file = csvFile('report.csv', [
    ['question', 'answer', 'response', 'response'],
    ['same', 'one', 'one', ''],
    ['same', 'two', 'two', ''],
    ['alone', '', 'text', ''],
    ['alone', '', ' ', ''],
    ['', 'cafe\u0301 ', '\ufffd', ''],
    ['', '', '', ''],
  ]);

  it.each([
    ['empty_golden', [2, 3, 5]],
    ['blank_response', [3, 5]],
    ['golden_space', [4]],
    ['duplicate_question', [0, 1]],
    ['replacement_character', [4]],
    ['not_nfc', [4]],
    ['no_text', [5]],
    ['ragged', []],
  ] as const)('counts %s, and finds those rows', async (finding, rows) => {
    const engine = createEngine();
    const { report } = valueOf(await loadFile(engine, file));
    expect(report.findings[finding]).toBe(rows.length);
    const found = await findAll(engine, { finding });
    expect(found.map(({ row }) => row)).toEqual(rows);
  });

  it('names columns that stand more than once', async () => {
    const { report, columns } = valueOf(await loadFile(createEngine(), file));
    expect(report.duplicateColumns).toEqual(['response']);
    expect(columns.at(-1)).toBe('response.1');
  });

  it('lists the first hundred ragged rows, and counts all', async () => {
    const text = `answer,response\n${'only one\n'.repeat(150)}`;
    const engine = createEngine();
    const { report } = valueOf(await loadFile(engine, new File([text], 'ragged.csv')));
    expect(report.findings.ragged).toBe(150);
    expect(report.ragged).toHaveLength(100);
    expect(report.ragged[0]).toEqual({ row: 0, line: 2, cells: 1 });
  });

  it('says which rows default pandas would have read otherwise', async () => {
    const engine = createEngine();
    const rows = [
      ['answer', 'response'],
      ['NA', 'x'],
      ['text', 'y'],
    ];
    valueOf(await loadFile(engine, csvFile('pandas.csv', rows)));
    const found = await findAll(engine, { finding: 'pandas_differs' });
    expect(found.map(({ golden }) => golden)).toEqual(['NA']);
  });
});

describe('a file that cannot be loaded', () => {
  it('names the columns it has where a required one is missing', async () => {
    const engine = createEngine();
    const file = csvFile('a.csv', [
      ['question', 'golden text', 'response'],
      ['q', 'g', 'r'],
    ]);
    const { dialect } = valueOf(await engine.peek(file));
    const request = { job: 'a', dialect, mapping: { response: 2 } };
    expect(await engine.load(file, request, () => undefined)).toMatchObject({
      ok: false,
      problem: {
        code: 'missing_column',
        message: expect.stringContaining('“question”, “golden text”, “response”'),
      },
    });
  });

  it('says so where there is a header and no row', async () => {
    const outcome = await loadFile(createEngine(), new File(['answer,response\n'], 'head.csv'));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'no_rows' } });
  });

  it('takes nothing away from what is loaded', async () => {
    const engine = createEngine();
    const run = valueOf(
      await loadFile(engine, repositoryFile('public/samples/demo_evouna_tq.csv')),
    );
    const failed = await loadFile(engine, new File(['\0\0\x01\x02PNG'], 'a.png'));
    expect(failed.ok).toBe(false);
    expect(valueOf(await engine.query({}, { column: 'row', descending: false })).total).toBe(116);
    expect(engine.row({ run: run.key, row: 115 })).toBeDefined();
  });

  it('ends at its next step when it is cancelled', async () => {
    const engine = createEngine();
    const file = repositoryFile('test-data/runs/evouna_tq_chatgpt.csv');
    const loading = loadFile(engine, file, () => engine.cancel(file.name));
    expect(await loading).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
    expect(valueOf(await engine.query({}, { column: 'row', descending: false })).total).toBe(0);
  });
});
