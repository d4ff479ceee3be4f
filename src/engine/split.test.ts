import { beforeEach, describe, expect, it } from 'vitest';
import type { Run, SplitChoice } from './run-types.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  FILE_ORDER,
  findAll,
  loadFile,
  loadSplit,
  valueOf,
} from './test-engine.test-support.ts';

let engine = createEngine();
beforeEach(() => {
  engine = createEngine();
});

const HEADER = ['question', 'answer', 'response', 'model', 'Domain'];
/** Two models on the same two questions, in turns; B is right once more than A. */
const MODELS = csvFile('models.csv', [
  HEADER,
  ['q1', 'Paris', 'It is Paris', 'A', 'geo'],
  ['q1', 'Paris', 'Paris', 'B', 'geo'],
  ['q2', 'Rome', 'Oslo', 'A', 'art'],
  ['q2', 'Rome', 'Rome it is', 'B', 'art'],
]);
const RESPONSES = csvFile('wide.csv', [
  ['question', 'answer', 'response_gpt4', 'response_llama', 'human_verdict'],
  ['q1', 'Paris', 'Paris', 'Oslo', 'correct'],
  ['q2', 'Rome', 'Oslo', 'In Rome', 'incorrect'],
]);

const BY_MODEL: SplitChoice = { by: ['model'], responses: [] };

function keysOf(runs: readonly Run[]): string[] {
  return runs.map(({ key }) => key);
}

async function csvOf(run: Run | undefined): Promise<string> {
  const blob = valueOf(await engine.exportRun(run?.key ?? '', 'csv', 'export', () => undefined));
  return blob.text();
}

describe('a file with several models', () => {
  it('splits into a run for each, named after both', async () => {
    const runs = await loadSplit(engine, MODELS);
    expect(runs.map(({ name }) => name)).toEqual(['models.csv · A', 'models.csv · B']);
    expect(runs.map(({ tally: { rows, exact } }) => [rows, exact])).toEqual([
      [2, 1],
      [2, 2],
    ]);
    expect(runs[0]?.domains.map(({ domain }) => domain)).toEqual(['geo', 'art']);
    expect(runs[0]?.part).toMatchObject({ file: { name: 'models.csv' }, model: 'A' });
  });

  it('gives each the rows that are its own, to search, sort and look at', async () => {
    const [a, b] = await loadSplit(engine, MODELS);
    const ofB = await findAll(engine, { runs: [b?.key ?? ''] });
    expect(ofB.map(({ response }) => response)).toEqual(['Paris', 'Rome it is']);
    const found = await findAll(engine, { search: 'rome it' });
    expect(found.map(({ run, row }) => [run, row])).toEqual([[b?.key, 1]]);
    const sorted = await findAll(engine, {}, { column: 'response', descending: false });
    expect(sorted.map(({ response }) => response)).toEqual([
      'It is Paris',
      'Oslo',
      'Paris',
      'Rome it is',
    ]);
    const numbers = await engine.query({ runs: [a?.key ?? ''] }, FILE_ORDER);
    expect(valueOf(numbers).facets.domains).toEqual([
      { domain: 'geo', rows: 1 },
      { domain: 'art', rows: 1 },
    ]);
  });

  it('exports each with its own rows and all columns', async () => {
    const [, b] = await loadSplit(engine, MODELS);
    const lines = (await csvOf(b)).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^question,answer,response,model,Domain,exact_substring/);
    expect(lines[2]).toMatch(/^q2,Rome,Rome it is,B,art,true/);
  });

  it('has the same keys each time, others for other parts', async () => {
    const first = keysOf(await loadSplit(engine, MODELS));
    expect(keysOf(await loadSplit(createEngine(), MODELS))).toEqual(first);
    expect(new Set(first).size).toBe(2);
    expect(first.every((key) => /^[0-9a-f]{16}$/.test(key))).toBe(true);
  });

  it('keeps its other runs when one is taken away, and all are replaced when it is read anew', async () => {
    const [a, b] = await loadSplit(engine, MODELS);
    engine.unload(a?.key ?? '');
    expect(await findAll(engine, {})).toHaveLength(2);
    expect(engine.row({ run: b?.key ?? '', row: 1 })?.response).toBe('Rome it is');
    valueOf(await loadFile(engine, MODELS));
    expect(await findAll(engine, {})).toHaveLength(4);
  });

  it('does not take the question that each model has for one with several golden answers', async () => {
    const file = csvFile('two-answers.csv', [
      HEADER,
      ['q1', 'Paris', 'Paris', 'A', ''],
      ['q1', 'Lyon', 'Lyon', 'B', ''],
    ]);
    expect(valueOf(await loadFile(engine, file)).report.findings.duplicate_question).toBe(2);
    const runs = await loadSplit(engine, file, BY_MODEL);
    expect(runs.map(({ report }) => report.findings.duplicate_question)).toEqual([0, 0]);
  });

  it.each([
    ['one model alone', ['A', 'A']],
    ['questions that are each model’s own', ['A', 'B']],
  ])(
    'is one run where it holds %s, as long as nobody chose',
    async (_, [first = '', second = '']) => {
      const file = csvFile('one.csv', [
        HEADER,
        ['q1', 'Paris', 'Paris', first, ''],
        ['q2', 'Rome', 'Rome', second, ''],
      ]);
      const { dialect, mapping, split } = valueOf(await engine.peek(file));
      const request = { job: 'a', dialect, mapping, split, splitIsGuess: true };
      const [run, ...others] = valueOf(await engine.load(file, request, () => undefined));
      expect([run?.name, run?.part, others]).toEqual(['one.csv', undefined, []]);
    },
  );

  it('splits where most questions are shared, though nobody chose', async () => {
    const { dialect, mapping, split } = valueOf(await engine.peek(MODELS));
    const request = { job: 'a', dialect, mapping, split, splitIsGuess: true };
    expect(valueOf(await engine.load(MODELS, request, () => undefined))).toHaveLength(2);
  });

  it('says what to do where the column holds more than a hundred values', async () => {
    const rows = Array.from({ length: 101 }, (_, row) => [`q${row}`, 'a', 'a', `id-${row}`, '']);
    const file = csvFile('ids.csv', [HEADER, ...rows]);
    const { dialect, mapping, split } = valueOf(await engine.peek(file));
    const request = { job: 'a', dialect, mapping, split };
    expect(await engine.load(file, request, () => undefined)).toMatchObject({
      ok: false,
      problem: { code: 'usage', message: expect.stringContaining('more than 100 runs') },
    });
  });
});

describe('a file with several columns of responses', () => {
  it('splits into a run for each, which people’s verdicts on the first are not of', async () => {
    const runs = await loadSplit(engine, RESPONSES);
    expect(runs.map(({ name }) => name)).toEqual(['wide.csv · gpt4', 'wide.csv · llama']);
    expect(runs.map(({ tally }) => tally.exact)).toEqual([1, 1]);
    const rows = await findAll(engine, {});
    expect(rows.map(({ response, exact }) => [response, exact])).toEqual([
      ['Paris', true],
      ['Oslo', false],
      ['Oslo', false],
      ['In Rome', true],
    ]);
    expect(runs.map(({ mapping }) => mapping.human_verdict)).toEqual([4, undefined]);
  });
});
