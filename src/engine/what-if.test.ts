import { beforeEach, describe, expect, it } from 'vitest';
import { RELAXATIONS } from '../core/what-if/relaxations.ts';
import { createEngine } from './engine.ts';
import { csvFile, findAll, loadFile, repositoryFile, valueOf } from './test-engine.test-support.ts';

let engine = createEngine();
beforeEach(() => {
  engine = createEngine();
});

const quiet = () => undefined;
const ROWS = csvFile('rows.csv', [
  ['question', 'answer', 'response', 'Domain'],
  ['q1', ' Paris', 'Paris', 'geo'],
  ['q2', '5', '25', 'math'],
  ['q3', 'Rome', 'Rome', 'geo'],
]);

async function load(): Promise<string> {
  return valueOf(await loadFile(engine, ROWS)).key;
}

describe('a what-if', () => {
  it('counts the verdicts that flip, by scorer, bucket and domain, and leaves the headline', async () => {
    const run = await load();
    const told: number[] = [];
    const report = valueOf(
      await engine.whatIf([run], ['word-boundaries', 'strip-golden'], 'a', (rows) =>
        told.push(rows),
      ),
    );
    expect(report.relaxations).toEqual(['strip-golden', 'word-boundaries']);
    expect(report.all.map(({ scorer, up, down }) => [scorer, up, down])).toEqual([
      ['exact', 1, 1],
      ['overlap', 0, 0],
    ]);
    expect(report.all[0]?.buckets).toMatchObject({
      overlap_only: { rows: 1, up: 1 },
      exact_only: { rows: 1, down: 1 },
    });
    expect(report.domains).toMatchObject([
      { domain: 'geo', shifts: [{ rows: 2, up: 1 }, {}] },
      { domain: 'math', shifts: [{ rows: 1, down: 1 }, {}] },
    ]);
    expect((await findAll(engine, {})).map(({ exact }) => exact)).toEqual([false, true, true]);
  });

  it.each([
    ['up', ['Paris']],
    ['down', ['25']],
    ['any', ['Paris', '25']],
  ] as const)('finds the rows that flip %s', async (direction, expected) => {
    await load();
    const whatIf = {
      relaxations: ['strip-golden' as const, 'word-boundaries' as const],
      scorer: 'exact' as const,
      direction,
    };
    expect((await findAll(engine, { whatIf })).map(({ response }) => response)).toEqual(expected);
    expect(await findAll(engine, { whatIf: { ...whatIf, scorer: 'overlap' } })).toEqual([]);
  });

  it('says the same when it is asked again, whatever the order', async () => {
    const run = await load();
    const ask = (ids: Parameters<typeof engine.whatIf>[1]) => engine.whatIf([run], ids, 'a', quiet);
    const first = await ask(['strip-golden', 'casefold']);
    expect(await ask(['casefold', 'strip-golden'])).toEqual(first);
  });

  it('ends where it is cancelled, and goes on from there when it is asked for again', async () => {
    const file = repositoryFile('test-data/runs/evouna_tq_gpt35.csv');
    const { key } = valueOf(await loadFile(engine, file));
    const all = RELAXATIONS.map(({ id }) => id);
    const asked = engine.whatIf([key], all, 'a', quiet);
    engine.cancel('a');
    expect(await asked).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
    expect(valueOf(await engine.whatIf([key], all, 'b', quiet)).all[0]?.rows).toBe(1938);
  });
});
