import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, runScore } from '../cli/run-score.test-support.ts';
import { RAG_COLUMNS } from '../core/rag/rag-columns.ts';
import type { RagChoice } from '../core/rag/rag-choices.ts';
import { DEFAULT_RAG_SETTINGS, type RagSettings } from '../core/rag/rag-settings.ts';
import type { Engine } from './api.ts';
import type { RowSort } from './row-types.ts';
import { createEngine } from './engine.ts';
import {
  csvFile,
  decide,
  decisionOn,
  FILE_ORDER,
  findAll,
  loadFile,
  repositoryFile,
  valueOf,
} from './test-engine.test-support.ts';

const SAMPLE = 'public/samples/demo_rag_squad.csv';

const GOLDEN = 'The copper beech was planted beside the harbour by sailors';
const CONTEXT = JSON.stringify([
  {
    source: 'tree.txt',
    text: 'The copper beech was planted beside the harbour by sailors in 1820.',
  },
  { source: 'soup.txt', text: 'Lentils simmer gently until tender.' },
]);

const HEADER = ['question', 'answer', 'response', 'context', 'expected_score', 'Domain'];
const ROWS = [
  ['right', GOLDEN, `${GOLDEN} [1]`, CONTEXT, '1', 'A'],
  ['one wrong', GOLDEN, `${GOLDEN} [1][2]`, CONTEXT, '', 'A'],
  ['invented', GOLDEN, `${GOLDEN} (Source: moon.txt)`, CONTEXT, '0', 'A'],
  ['none', GOLDEN, 'Nobody knows', CONTEXT, '', 'B'],
  ['no context', GOLDEN, `${GOLDEN} [1]`, '', '', 'B'],
  ['unreadable', GOLDEN, `${GOLDEN} [1]`, '[{"source": "a"', '', 'B'],
  ['no golden', '', 'Anything [1]', CONTEXT, '', 'B'],
];
const FILE = csvFile('rag.csv', [HEADER, ...ROWS]);

async function openPrepared(
  file = FILE,
  settings: Partial<RagSettings> = {},
): Promise<{ engine: Engine; run: string }> {
  const engine = createEngine();
  const { key } = valueOf(await loadFile(engine, file));
  const chosen = { ...DEFAULT_RAG_SETTINGS, ...settings };
  valueOf(await engine.prepareRag(key, chosen, 'rag', () => undefined));
  return { engine, run: key };
}

async function questionsOf(
  engine: Engine,
  rag: RagChoice[] | undefined,
  sort: RowSort = FILE_ORDER,
): Promise<string[]> {
  return (await findAll(engine, rag ? { rag } : {}, sort)).map(({ question }) => question);
}

describe('rows of a retrieval system', () => {
  it.each<[RagChoice[], string[]]>([
    [['scored'], ['right', 'one wrong', 'invented', 'none']],
    [['no_context'], ['no context']],
    [['unreadable'], ['unreadable']],
    [['no_golden'], ['no golden']],
    [['all_supporting'], ['right']],
    [['not_supporting'], ['one wrong']],
    [['wrong_unseen'], ['one wrong']],
    [['invented'], ['invented']],
    [['nothing_quoted'], ['none']],
    [['too_short'], ['none']],
    [['no_length'], ['no golden']],
    [
      ['label_1', 'label_0'],
      ['right', 'invented'],
    ],
    [['scored', 'too_short'], ['none']],
    [
      ['invented', 'not_supporting', 'aligned'],
      ['one wrong', 'invented'],
    ],
  ])('are found by %j', async (choices, questions) => {
    const { engine } = await openPrepared();
    expect(await questionsOf(engine, choices)).toEqual(questions);
  });

  it('are counted for each choice of a group, whatever the group itself asks for', async () => {
    const { engine } = await openPrepared();
    const { facets } = valueOf(await engine.query({ rag: ['invented'] }, FILE_ORDER));
    expect(facets.rag).toMatchObject({ invented: 1, all_supporting: 1, scored: 1, no_context: 0 });
  });

  it('have no figures, and no counts, until these are found', async () => {
    const engine = createEngine();
    valueOf(await loadFile(engine, FILE));
    expect(await questionsOf(engine, ['scored'])).toEqual([]);
    const view = valueOf(await engine.query({}, FILE_ORDER));
    expect(view.facets.rag).toBeUndefined();
    expect(engine.page(view.id, 0, 1, [])[0]?.rag).toBeUndefined();
  });

  it('are sorted by a figure, those without it first', async () => {
    const { engine } = await openPrepared();
    const up: RowSort = { column: 'rag:source_return', descending: false };
    expect(await questionsOf(engine, undefined, up)).toEqual([
      'no context',
      'unreadable',
      'no golden',
      'invented',
      'none',
      'one wrong',
      'right',
    ]);
  });

  it('show their figures in a table, and none that they have not', async () => {
    const { engine } = await openPrepared();
    const view = valueOf(await engine.query({}, FILE_ORDER));
    const figures = engine.page(view.id, 0, 7, []).map(({ rag }) => rag);
    expect(figures[0]).toMatchObject({ source_return: 1, invented_sources: 0, difference: 0 });
    expect(figures[1]?.source_return).toBeCloseTo(2 / 3);
    expect(figures[4]).not.toHaveProperty('source_return');
    expect(figures[4]).toHaveProperty('final_rating');
  });

  it('lose their figures where a patch changes golden answers', async () => {
    const { engine, run } = await openPrepared();
    valueOf(await engine.setPatch(run, undefined));
    expect(await questionsOf(engine, ['scored'])).toEqual([]);
  });
});

describe('one row', () => {
  it('names each quoted source, its kind, its chunks and where it is quoted', async () => {
    const { engine, run } = await openPrepared();
    const row = valueOf(await engine.ragRow({ run, row: 1 }));
    expect(row?.quoted.map(({ name, kind, chunks }) => [name, kind, chunks])).toEqual([
      ['tree.txt', 'supporting', [0]],
      ['soup.txt', 'not_supporting', [1]],
    ]);
    const response = ROWS[1]?.[2] ?? '';
    const places = row?.quoted.flatMap(({ citations }) => citations) ?? [];
    expect(places.map(({ start, end }) => response.slice(start, end))).toEqual(['[1]', '[2]']);
  });

  it('has the golden words marked in the chunk that carries them', async () => {
    const { engine, run } = await openPrepared();
    const row = valueOf(await engine.ragRow({ run, row: 0 }));
    const [tree, soup] = row?.chunks ?? [];
    const marked = tree?.words.map(({ start, end }) => tree.text.slice(start, end));
    expect(marked).toEqual(expect.arrayContaining(['copper', 'beech', 'harbour', 'sailors']));
    expect(marked).not.toContain('1820');
    expect(soup?.words).toEqual([]);
  });

  it('says why its context cannot be read', async () => {
    const { engine, run } = await openPrepared();
    const row = valueOf(await engine.ragRow({ run, row: 5 }));
    expect(row).toMatchObject({ state: 'unreadable', sourceReturn: undefined });
    expect(row?.why).toMatch(/\w+/);
  });

  it('is there before the figures of its run, without length and rating', async () => {
    const engine = createEngine();
    const { key: run } = valueOf(await loadFile(engine, FILE));
    const row = valueOf(await engine.ragRow({ run, row: 0 }));
    expect(row).toMatchObject({ state: 'scored', length: undefined, rating: undefined });
    expect(row?.sourceReturn?.multiSource).toBe(1);
  });

  it('is none where there is no such row', async () => {
    const { engine, run } = await openPrepared();
    expect(valueOf(await engine.ragRow({ run, row: 99 }))).toBeUndefined();
  });

  it('follows what a reviewer says of it', async () => {
    const { engine, run } = await openPrepared();
    const { key } = engine.row({ run, row: 0 }) ?? { key: '' };
    expect(valueOf(await engine.ragRow({ run, row: 0 }))?.factual?.source).toBe('scorers');
    decide(engine, decisionOn(key, { verdict: 'incorrect' }));
    const row = valueOf(await engine.ragRow({ run, row: 0 }));
    expect(row?.factual).toEqual({ factual: 0, source: 'review' });
    expect(row?.rating).toBeCloseTo(20 / 3);
  });
});

/** Tokens of the first row by these settings. */
async function lengthBy(settings: Partial<RagSettings>) {
  const { engine, run } = await openPrepared(FILE, settings);
  return valueOf(await engine.ragRow({ run, row: 0 }))?.length;
}

describe('the figures of a run', () => {
  it('leave out rows without context, which are not 0', async () => {
    const { engine, run } = await openPrepared();
    const report = valueOf(
      await engine.ragReport(run, DEFAULT_RAG_SETTINGS, 'report', () => undefined),
    );
    const { combined, domains } = report.summary;
    expect(combined.sources.states).toEqual({
      scored: 4,
      no_context: 1,
      unreadable: 1,
      no_golden: 1,
    });
    expect(combined.shares.multiSource?.rows).toBe(4);
    expect(combined.shares.multiSource?.mean).toBeCloseTo((1 + 2 / 3) / 4);
    expect(combined.shares.baseline?.mean).toBeCloseTo(2 / 4);
    expect(domains.map(({ domain, part }) => [domain, part.rows])).toEqual([
      ['A', 3],
      ['B', 4],
    ]);
    expect(report.check?.rows).toBe(2);
  });

  it('tell how many rows they are of, and stop where they are cancelled', async () => {
    const engine = createEngine();
    const { key } = valueOf(await loadFile(engine, repositoryFile(SAMPLE)));
    const heard: number[] = [];
    const outcome = engine.prepareRag(key, DEFAULT_RAG_SETTINGS, 'rag', (rows) => heard.push(rows));
    valueOf(await outcome);
    expect(heard.at(-1)).toBe(172);
    const again = engine.ragReport(
      key,
      { ...DEFAULT_RAG_SETTINGS, countSources: true },
      'report',
      () => engine.cancel('report'),
    );
    expect(await again).toMatchObject({ ok: false, problem: { code: 'cancelled' } });
  });

  it('part rows at any threshold of whole hundredths as the scores do', async () => {
    const { engine, run } = await openPrepared(repositoryFile(SAMPLE));
    for (const threshold of [0.05, 0.25, 0.29, 0.3, 0.5, 1]) {
      const settings = { ...DEFAULT_RAG_SETTINGS, threshold };
      const { summary, lengths } = valueOf(
        await engine.ragReport(run, settings, 'report', () => undefined),
      );
      const below = (bins: number[]) =>
        bins.slice(0, Math.round(100 * threshold)).reduce((sum, rows) => sum + rows, 0);
      const { aligned } = summary.combined.lengths;
      expect(below(lengths.shorter) + below(lengths.longer)).toBe(aligned);
    }
  });

  it('by other weights, and back, are as if nothing else was asked before', async () => {
    const first = await openPrepared(repositoryFile(SAMPLE));
    const reportBy = async (opened: typeof first, settings: Partial<RagSettings>) =>
      valueOf(
        await opened.engine.ragReport(
          opened.run,
          { ...DEFAULT_RAG_SETTINGS, ...settings },
          'report',
          () => undefined,
        ),
      );
    const weights = { sourceReturn: 3, factual: 0, length: 1 };
    await reportBy(first, {});
    await reportBy(first, { seed: 5 });
    const asked = await reportBy(first, { weights, threshold: 0.5 });
    const alone = await reportBy(await openPrepared(repositoryFile(SAMPLE)), {
      weights,
      threshold: 0.5,
    });
    expect(asked).toEqual(alone);
  });

  it('leave quoted sources out of the length, unless they are to count', async () => {
    const left = await lengthBy({});
    const counted = await lengthBy({ countSources: true });
    expect(left?.response).toBe(left?.golden);
    expect(counted?.response).toBeGreaterThan(counted?.golden ?? Infinity);
  });

  it('are found anew with another tokenizer', async () => {
    const file = csvFile('hindi.csv', [HEADER, ['hindi', 'नमस्ते दुनिया', 'नमस्ते', '', '', '']]);
    const { engine, run } = await openPrepared(file);
    const tokens = async () => valueOf(await engine.ragRow({ run, row: 0 }))?.length?.golden ?? 0;
    const usual = await tokens();
    const settings = { ...DEFAULT_RAG_SETTINGS, tokenizer: 'cl100k_base' as const };
    valueOf(await engine.prepareRag(run, settings, 'rag', () => undefined));
    expect(await tokens()).toBeGreaterThan(usual);
  });

  it('say nothing anew where threshold and weights alone change, but are counted by them', async () => {
    const { engine, run } = await openPrepared();
    const heard: number[] = [];
    const weights = { sourceReturn: 0, factual: 1, length: 0 };
    const settings = { ...DEFAULT_RAG_SETTINGS, threshold: 0.99, weights };
    valueOf(await engine.prepareRag(run, settings, 'rag', (rows) => heard.push(rows)));
    expect(heard).toEqual([]);
    expect(await questionsOf(engine, ['too_short'])).toEqual([]);
    expect(valueOf(await engine.ragRow({ run, row: 2 }))?.rating).toBe(10);
  });
});

describe('an export with the evaluation of retrieval', () => {
  it('is byte for byte what the command line writes', async () => {
    const engine = createEngine();
    const { key } = valueOf(await loadFile(engine, repositoryFile(SAMPLE)));
    const blob = valueOf(
      await engine.exportRun(key, 'csv', 'export', () => undefined, DEFAULT_RAG_SETTINGS),
    );
    const out = join(await makeFolder(), 'scored.csv');
    await runScore([SAMPLE, '--rag', '--out', out]);
    expect(await blob.text()).toBe(await readFile(out, 'utf8'));
  }, 60_000);

  it('has empty cells where nothing is scored', async () => {
    const { engine, run } = await openPrepared();
    const blob = valueOf(
      await engine.exportRun(run, 'csv', 'export', () => undefined, DEFAULT_RAG_SETTINGS),
    );
    const [header = '', ...lines] = (await blob.text()).trimEnd().split('\n');
    expect(header.endsWith(RAG_COLUMNS.join(','))).toBe(true);
    const without = lines.find((line) => line.startsWith('no context'));
    expect(without).toMatch(/,,,,,,\d+,\d+,[\d.]+,(true|false),[\d.]+,1$/);
  });
});
