import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RAG_SETTINGS } from '../core/rag/rag-settings.ts';
import type { Decision } from '../core/review/decision.ts';
import type { Engine } from './api.ts';
import type { ProjectParts } from './project-types.ts';
import type { Run } from './run-types.ts';
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

const SAMPLE = 'public/samples/demo_evouna_tq.csv';
const VERSIONS = { scorer: '1', judge: '1', rag: '1' };

function partsOf(run: Run, file: File, withTexts: boolean): ProjectParts {
  const about = { key: run.key, file, dialect: undefined, mapping: run.mapping, patch: undefined };
  const others = { review: { seed: 3 }, judge: {}, rag: [], judgings: [], versions: VERSIONS };
  return { ...others, withTexts, runs: [about] };
}

async function write(engine: Engine, parts: ProjectParts): Promise<File> {
  const blob = valueOf(await engine.writeProject(parts, 'write', () => undefined));
  return new File([blob], 'p.touchstone.json.gz');
}

async function textOf(file: File): Promise<string> {
  return gunzipSync(await file.arrayBuffer()).toString();
}

interface Saved {
  decisions: Decision[];
  runs: { outline: unknown }[];
}

async function savedOf(file: File): Promise<Saved> {
  const saved: Saved = JSON.parse(await textOf(file));
  return saved;
}

/** The last eight cells of each line of a scored CSV. */
function scoredOf(csv: string): string[][] {
  return csv.split('\n').map((line) => line.split(',').slice(-8));
}

describe('a project with texts', () => {
  it.each([
    SAMPLE,
    'test-data/csv/qa-variants/03_utf16le_bom_tab.csv',
    'test-data/csv/qa-variants/13_blank_lines_and_trailing_commas.csv',
  ])('gives %s back byte for byte', async (path) => {
    const engine = createEngine();
    const file = repositoryFile(path);
    const run = await loadPrepared(engine, file);
    const opened = valueOf(await engine.readProject(await write(engine, partsOf(run, file, true))));
    const [back] = opened.runs;
    expect(back).toMatchObject({ key: run.key, name: run.name, mapping: run.mapping });
    expect(new Uint8Array((await back?.file?.arrayBuffer()) ?? [])).toEqual(
      new Uint8Array(await file.arrayBuffer()),
    );
  });

  it('has the same bytes however it came about', async () => {
    const file = repositoryFile(SAMPLE);
    const bytes = await Promise.all(
      ['ab', 'ba'].map(async (order) => {
        const engine = createEngine();
        const run = await loadPrepared(engine, file);
        const [first, second] = await findAll(engine, {});
        for (const which of order)
          decide(engine, decisionOn((which === 'a' ? first : second)?.key ?? ''));
        return (await write(engine, partsOf(run, file, true))).arrayBuffer();
      }),
    );
    expect(new Uint8Array(bytes[0] ?? [])).toEqual(new Uint8Array(bytes[1] ?? []));
    // gzip's own time of writing, and its system.
    expect([...new Uint8Array(bytes[0] ?? []).slice(4, 10)]).toEqual([0, 0, 0, 0, 0, 3]);
  });

  it('leaves decisions on rows of other files out', async () => {
    const engine = createEngine();
    const file = repositoryFile(SAMPLE);
    const run = await loadPrepared(engine, file);
    const [row] = await findAll(engine, {});
    decide(engine, decisionOn(row?.key ?? ''));
    decide(engine, decisionOn('0123456789abcdef'));
    const opened = valueOf(await engine.readProject(await write(engine, partsOf(run, file, true))));
    expect(opened.decisions).toMatchObject([{ rowKey: row?.key, reviewer: 'Asha' }]);
  });

  it('is refused where a byte of its file was changed', async () => {
    const engine = createEngine();
    const file = csvFile('a.csv', [
      ['answer', 'response'],
      ['Delhi', 'in Delhi'],
    ]);
    const run = await loadPrepared(engine, file);
    const text = await textOf(await write(engine, partsOf(run, file, true)));
    const changed = new File([text.replace('in Delhi', 'in Dehli')], 'p.touchstone.json');
    const outcome = await engine.readProject(changed);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'damaged_file' } });
  });

  it.each(['cut short', 'no project'])('that is %s is a sentence', async (what) => {
    const engine = createEngine();
    const file = repositoryFile(SAMPLE);
    const run = await loadPrepared(engine, file);
    const whole = await write(engine, partsOf(run, file, true));
    const bad = what === 'cut short' ? whole.slice(0, 2000) : new Blob(['{}']);
    const outcome = await engine.readProject(new File([bad], 'p.touchstone.json.gz'));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'damaged_file' } });
  });
});

describe('a project without texts', () => {
  const rows = [
    ['question', 'answer', 'response', 'Domain', 'judge_verdict', 'human_verdict'],
    ['Secret question 1', 'New Delhi', 'It is New Delhi.', 'Geo', 'correct', 'correct'],
    ['Secret question 2', 'New Delhi', 'Delhi, the new one', 'Geo', 'incorrect', 'unsure'],
    ['Secret question 3', '', 'Anything', 'Other', '', ''],
    ['Secret question 4', 'Paris', '  ', 'Other', 'incorrect', 'incorrect'],
  ];

  async function openBoth() {
    const engine = createEngine();
    const file = csvFile('secret.csv', rows);
    const run = await loadPrepared(engine, file);
    const all = await findAll(engine, {});
    decide(
      engine,
      decisionOn(all[0]?.key ?? '', { note: 'SECRET NOTE', proposedAnswer: 'SECRET' }),
    );
    const project = await write(engine, partsOf(run, file, false));
    const other = createEngine();
    other.setDecisions((await savedOf(project)).decisions);
    const opened = valueOf(await other.loadOutline(project, run.key));
    const prepared = valueOf(await other.prepareRun(run.key, 'p', () => undefined));
    return { engine, other, run, opened, prepared, project, file };
  }

  it('holds none of them', async () => {
    const { project } = await openBoth();
    const text = await textOf(project);
    for (const secret of ['Secret', 'SECRET', 'Delhi', 'Anything', 'Paris'])
      expect(text).not.toContain(secret);
  });

  it('opens with the same numbers, reasons, verdicts and agreement', async () => {
    const { engine, other, run, opened, prepared } = await openBoth();
    expect(opened).toMatchObject({ withoutTexts: true, key: run.key, name: run.name });
    expect(opened.tally).toEqual(run.tally);
    expect(opened.domains).toEqual(run.domains);
    expect(opened.report.findings).toEqual(run.report.findings);
    expect(prepared).toEqual(valueOf(await engine.prepareRun(run.key, 'p', () => undefined)));
    const [before, after] = await Promise.all(
      [engine, other].map(async (one) => valueOf(await one.agreement(run.key, 0))),
    );
    expect(after).toEqual(before);
    const [keys, others] = await Promise.all([engine, other].map((one) => findAll(one, {})));
    expect(others?.map(({ key }) => key)).toEqual(keys?.map(({ key }) => key));
  });

  it('is saved again byte for byte, with the columns and the mapping of its file', async () => {
    const { other, opened, project, file } = await openBoth();
    const parts = partsOf(opened, file, false);
    const again = await write(other, {
      ...parts,
      runs: parts.runs.map((run) => ({ ...run, file: undefined })),
    });
    expect(await textOf(again)).toBe(await textOf(project));
  });

  it('refuses in a sentence what needs texts, and groups no rows', async () => {
    const { other, run } = await openBoth();
    const scope = { kind: 'default', seed: 0 } as const;
    const outcomes = await Promise.all([
      other.judgeRows(run.key, scope),
      other.judgeScope(run.key, scope, '{question}{answer}{response}'),
      other.setPatch(run.key, { name: 'p', answers: {} }),
      other.exportRun(run.key, 'csv', 'e', () => undefined, DEFAULT_RAG_SETTINGS),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'no_texts' } });
    expect(await other.groupOf({ run: run.key, row: 0 })).toHaveLength(1);
  });

  it('exports verdicts by row key alone, with the reasons that its rows had', async () => {
    const { engine, other, run } = await openBoth();
    const [whole = '', keys = ''] = await Promise.all(
      [engine, other].map(async (one) => {
        const csv = valueOf(await one.exportRun(run.key, 'csv', 'export', () => undefined));
        return csv.text();
      }),
    );
    expect(keys.split('\n', 1)[0]).toBe(
      'row_key,Domain,human_verdict,judge_verdict,exact_substring,word_overlap,matching_words,total_golden_words,bucket,blank_response,reasons,scorer_version',
    );
    expect(scoredOf(keys)).toEqual(scoredOf(whole));
  });

  it('has its texts again once the file is loaded, and its decisions', async () => {
    const { other, run, file } = await openBoth();
    const loaded = valueOf(await loadFile(other, file));
    expect(loaded.withoutTexts).toBeUndefined();
    expect(loaded.key).toBe(run.key);
    const [row] = await findAll(other, {});
    expect(row).toMatchObject({ question: 'Secret question 1', decisions: [{ reviewer: 'Asha' }] });
  });
});
