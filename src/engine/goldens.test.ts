import { beforeEach, describe, expect, it } from 'vitest';
import { readSquad } from '../core/squad/tally.ts';
import type { GoldenChoice } from './run-types.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  findAll,
  loadFile,
  loadPrepared,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

let engine = createEngine();
beforeEach(() => {
  engine = createEngine();
});

const quiet = () => undefined;
const ROWS = csvFile('rows.csv', [
  ['question', 'answer', 'response', 'golden_all'],
  ['q1', 'Beatles', 'The fab four', '["Beatles", "fab four"]'],
  ['q2', 'Rome', 'Rome', ''],
  ['q3', 'Oslo', 'Bergen', '["Oslo"]'],
  ['q4', 'Bonn', 'Berlin', 'Berlin'],
]);
const OTHERS = csvFile('others.csv', [
  ['question', 'answer', 'response', 'golden_all'],
  ['q1', 'Beatles', 'fab four', '["fab four"]'],
]);
const LISTS: GoldenChoice = { column: 3, form: 'json' };

async function score(key: string, choice: GoldenChoice | undefined) {
  const [run] = valueOf(await engine.setGoldens([key], choice, 'a', quiet));
  if (!run) throw new Error('A run that is scored anew is there.');
  return run;
}

describe('several golden answers', () => {
  it('pass a row if any of them does, and say so with the run', async () => {
    const run = await loadPrepared(engine, ROWS);
    expect([run.tally.exact, run.goldens]).toEqual([1, undefined]);
    const on = await score(run.key, LISTS);
    expect(on.tally).toMatchObject({ rows: 4, exact: 3, overlap: 3 });
    expect(on.goldens).toEqual({ ...LISTS, name: 'golden_all', several: 1, notLists: 1 });
  });

  it('are all shown, with the one that passed', async () => {
    const { key } = await loadPrepared(engine, ROWS);
    await score(key, LISTS);
    const row = engine.row({ run: key, row: 0 });
    expect(row).toMatchObject({
      golden: 'Beatles',
      exact: true,
      bucket: 'both_pass',
      goldens: {
        answers: ['Beatles', 'fab four'],
        passedBy: { exact: 1, overlap: 1 },
        best: 1,
      },
    });
    expect(row?.spans.exact).toEqual({ start: 4, end: 12 });
  });

  it('are on in all runs of a file or, where that is cancelled, in none', async () => {
    const keys = [await loadPrepared(engine, ROWS), await loadPrepared(engine, OTHERS)].map(
      ({ key }) => key,
    );
    const asked = engine.setGoldens(keys, LISTS, 'a', quiet);
    engine.cancel('a');
    expect(await asked).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
    expect((await findAll(engine, {})).map(({ exact }) => exact)).toEqual(
      Array.from({ length: 5 }, (_, row) => row === 1),
    );
    const scored = valueOf(await engine.setGoldens(keys, LISTS, 'b', quiet));
    expect(scored.map(({ tally }) => tally.exact)).toEqual([3, 1]);
  });

  it('are off again without a trace', async () => {
    const run = await loadPrepared(engine, ROWS);
    const before = await findAll(engine, {});
    await score(run.key, LISTS);
    expect(await score(run.key, undefined)).toEqual(run);
    valueOf(await engine.prepareRun(run.key, 'p', quiet));
    expect(await findAll(engine, {})).toEqual(before);
  });

  it('take a delimiter', async () => {
    const file = csvFile('rows.csv', [
      ['question', 'answer', 'response'],
      ['q1', 'Beatles | fab four', 'The fab four'],
    ]);
    const { key } = await loadPrepared(engine, file);
    const on = await score(key, { column: 1, form: { delimiter: '|' } });
    expect([on.tally.exact, on.goldens?.several]).toEqual([1, 1]);
  });

  it('give way to the one that a patch puts in their place', async () => {
    const { key } = await loadPrepared(engine, ROWS);
    await score(key, LISTS);
    const rowKey = engine.row({ run: key, row: 0 })?.key ?? '';
    const patch = { name: 'p', answers: { [rowKey]: 'Stones' } };
    expect(valueOf(await engine.setPatch(key, patch)).tally.exact).toBe(2);
    expect(engine.row({ run: key, row: 0 })?.goldens?.answers).toEqual(['Stones']);
    expect(valueOf(await engine.setPatch(key, undefined)).tally.exact).toBe(3);
  });

  it('stand in the export, where each scorer passed', async () => {
    const { key } = await loadPrepared(engine, ROWS);
    await score(key, LISTS);
    const blob = valueOf(await engine.exportRun(key, 'csv', 'e', quiet));
    const lines = (await blob.text()).trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/,exact_golden_answer,overlap_golden_answer$/);
    expect(lines[1]).toMatch(/,fab four,fab four$/);
    expect(lines[3]).toMatch(/,,$/);
  });

  it('are switched on from the start where a file was read so before', async () => {
    const { dialect, mapping } = valueOf(await engine.peek(ROWS));
    const request = { job: 'a', dialect, mapping, goldens: LISTS };
    const [run] = valueOf(await engine.load(ROWS, request, quiet));
    expect([run?.tally.exact, run?.goldens?.several]).toEqual([3, 1]);
  });

  it('are looked at by what-ifs too', async () => {
    const { key } = await loadPrepared(engine, ROWS);
    await score(key, LISTS);
    const report = valueOf(await engine.whatIf([key], ['word-boundaries'], 'a', quiet));
    expect(report.all[0]).toMatchObject({ before: { correct: 3 }, up: 0, down: 0 });
  });
});

describe('SQuAD’s figures', () => {
  // E. Kamalloo et al., "Evaluating open-domain question answering in the era of large language models", ACL 2023.
  it.each([
    ['text-davinci-003_zeroshot', 12.6, 27.5],
    ['FiD', 47.8, 55.4],
    ['DPR', 45.8, 52.3],
  ])('of %s are the published ones: %d and %d', async (name, exactMatch, f1) => {
    const file = repositoryFile(`test-data/runs/openqa_nq301_${name}.csv`);
    const run = valueOf(await loadFile(engine, file));
    await score(run.key, { column: run.columns.indexOf('golden_all'), form: 'json' });
    const [report] = valueOf(await engine.scoreSquad([run.key], 'a', quiet));
    const figures = report && readSquad(report.tally);
    expect(figures?.exactMatch.toFixed(1)).toBe(exactMatch.toFixed(1));
    expect(figures?.f1.toFixed(1)).toBe(f1.toFixed(1));
    const rows = report?.domains.reduce((sum, { tally }) => sum + tally.rows, 0);
    expect(rows).toBe(301);
  });
});
