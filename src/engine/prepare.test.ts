import { describe, expect, it } from 'vitest';
import { idsOfBits, isTypographic, reasonBits } from '../core/reasons.ts';
import { BUCKETS } from '../core/model.ts';
import { REASONS } from '../core/reasons/reason-kinds.ts';
import { rowKey } from '../core/row-key.ts';
import { hold, passTurns, startCall, useUpSlices } from './ahead.test-support.ts';
import { Calls } from './calls.ts';
import { DecisionBook } from './decision-book.ts';
import { createEngine } from './engine.ts';
import { prepareRows } from './prepare-run.ts';
import {
  csvFile,
  findAll,
  loadFile,
  loadPrepared,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

const SAMPLE = 'public/samples/demo_evouna_tq.csv';
const DPR = 'test-data/runs/openqa_nq301_DPR.csv';

function manyRows(rows: number): File {
  const lines = Array.from({ length: rows }, (_, row) => `q${row},golden,an answer ${row}`);
  return new File([['question,answer,response', ...lines].join('\n')], 'many.csv');
}

describe('a prepared run', () => {
  it('counts the reasons, in all and by bucket, that its rows have', async () => {
    const engine = createEngine();
    const run = valueOf(await loadFile(engine, repositoryFile(SAMPLE)));
    const prepared = valueOf(await engine.prepareRun(run.key, 'prepare', () => undefined));
    const rows = await findAll(engine, {});
    for (const { id } of REASONS) {
      const having = rows.filter(({ reasons }) => reasons.some((reason) => reason.id === id));
      expect(prepared.reasons[id]).toBe(having.length);
      for (const bucket of BUCKETS)
        expect(prepared.reasonsByBucket[bucket][id] ?? 0).toBe(
          having.filter((row) => row.bucket === bucket).length,
        );
    }
    expect(prepared.typographic).toBe(rows.filter(({ reasons }) => isTypographic(reasons)).length);
    expect(prepared.humanVerdicts).toEqual({ column: 'human_verdict', rows: 116 });
    expect(prepared.judge).toBeUndefined();
  });

  it('counts what the judge and a person said', async () => {
    const engine = createEngine();
    const run = valueOf(await loadFile(engine, repositoryFile(DPR)));
    const { judge, humanVerdicts } = valueOf(
      await engine.prepareRun(run.key, 'prepare', () => undefined),
    );
    const cells = (await findAll(engine, {})).map(
      ({ others }) => new Map(others.map(({ column, text }) => [column, text])),
    );
    const count = (column: string, text: string) =>
      cells.filter((row) => row.get(column) === text).length;
    expect(judge).toEqual({
      correct: count('judge_gpt4', 'correct'),
      incorrect: count('judge_gpt4', 'incorrect'),
      none: 301 - count('judge_gpt4', 'correct') - count('judge_gpt4', 'incorrect'),
    });
    expect(humanVerdicts?.rows).toBe(301 - count('human_verdict', ''));
  });

  it('says of each row why, with a sentence, and by which key it is known', async () => {
    const engine = createEngine();
    await loadPrepared(engine, repositoryFile(SAMPLE));
    for (const row of await findAll(engine, {})) {
      expect(row.key).toBe(rowKey(row.question, row.golden, row.response));
      expect(row.reasons.map(({ id }) => id)).toEqual(
        idsOfBits(reasonBits(row.golden, row.response, row)),
      );
      for (const { sentence } of row.reasons) expect(sentence).not.toBe('');
    }
  });

  it('was prepared in slices, and tells how far it is', async () => {
    const engine = createEngine();
    const run = valueOf(await loadFile(engine, manyRows(20_000)));
    const told: number[] = [];
    const preparing = engine.prepareRun(run.key, 'prepare', (rows) => told.push(rows));
    // Other calls are answered meanwhile.
    expect(valueOf(await engine.query({}, { column: 'row', descending: false })).count).toBe(
      20_000,
    );
    valueOf(await preparing);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(20_000);
  });

  it('stands still while somebody waits for something else', async () => {
    const { loaded } = await hold(1000);
    useUpSlices();
    const calls = new Calls();
    const end = startCall(calls);
    const preparing = prepareRows(loaded, new DecisionBook(), undefined, undefined, () =>
      calls.whenNone(),
    );
    await passTurns();
    expect(loaded.prepared?.keys.rows).toBeLessThan(1000);
    end();
    expect((await preparing).keys.rows).toBe(1000);
  });

  it('is not there when that was cancelled, but for whoever else asked', async () => {
    const engine = createEngine();
    const run = valueOf(await loadFile(engine, manyRows(100_000)));
    const first = engine.prepareRun(run.key, 'first', () => engine.cancel('first'));
    const second = engine.prepareRun(run.key, 'second', () => undefined);
    expect(await first).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
    expect(valueOf(await second).reasons.inside_word).toBe(0);
    valueOf(await engine.prepareRun(run.key, 'again', () => undefined));
  });
});

describe('human verdicts', () => {
  const header = ['question', 'answer', 'response', 'label', 'judge'];

  it('are decisions of a reviewer named after their column', async () => {
    const engine = createEngine();
    const file = csvFile('labels.csv', [
      header,
      ['q1', 'a', 'b', 'TRUE', 'no'],
      ['q2', 'a', 'b', '0', 'yes'],
      ['q3', 'a', 'b', 'partly', ''],
      ['q4', 'a', 'b', 'yes', ''],
      ['q4', 'a', 'b', 'no', ''],
    ]);
    const run = await loadPrepared(engine, file);
    const decisions = engine.humanDecisions(run.key);
    expect(decisions.map(({ rowKey: key, verdict }) => [key, verdict])).toEqual([
      [rowKey('q1', 'a', 'b'), 'correct'],
      [rowKey('q2', 'a', 'b'), 'incorrect'],
      // Two equal rows, of which one says yes and one no.
      [rowKey('q4', 'a', 'b'), 'unsure'],
    ]);
    expect(decisions[0]).toMatchObject({ reviewer: 'label', draw: undefined, reviewedAt: '' });
    engine.setDecisions(decisions);
    const differing = await findAll(engine, { review: ['judge_differs'] });
    expect(differing.map(({ question }) => question)).toEqual(['q1', 'q2']);
  });

  it('are none where no column holds them', async () => {
    const engine = createEngine();
    const run = await loadPrepared(
      engine,
      csvFile('a.csv', [
        ['answer', 'response'],
        ['a', 'b'],
      ]),
    );
    expect(engine.humanDecisions(run.key)).toEqual([]);
  });
});

describe('a group', () => {
  it('holds rows that differ in case, punctuation and white space alone, the asked one first', async () => {
    const engine = createEngine();
    const file = csvFile('groups.csv', [
      ['answer', 'response', 'question'],
      ['New Delhi', 'It is New Delhi.', '1'],
      ['Delhi', 'It is Delhi', '2'],
      ['new delhi', 'it is “New\u00a0Delhi”', '3'],
      ['New Delhi', 'Itis NewDelhi', '4'],
      ['New Delhi It', 'is New Delhi.', '5'],
      ['गंगा', 'गंगा।', '6'],
      ['गंगा ', 'गंगा', '7'],
    ]);
    const run = await loadPrepared(engine, file);
    const groupOf = async (row: number) =>
      (await engine.groupOf({ run: run.key, row })).map((id) => id.row);
    expect(await groupOf(2)).toEqual([2, 0, 3]);
    expect(await groupOf(1)).toEqual([1]);
    expect(await groupOf(4)).toEqual([4]);
    expect(await groupOf(5)).toEqual([5, 6]);
    expect(await groupOf(7)).toEqual([]);
    const [first] = await engine.groupOf({ run: run.key, row: 2 });
    expect(first?.key).toBe(engine.row({ run: run.key, row: 2 })?.key);
  });
});
