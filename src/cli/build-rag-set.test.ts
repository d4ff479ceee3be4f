import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type JudgeServerOptions, startJudgeServer } from '../../e2e/judge-server/judge-server.ts';
import { findQuotedSources } from '../core/rag/find-quoted-sources.ts';
import type { Chunk } from '../core/rag/rag.ts';
import { buildSet } from '../core/rag/set/build-set.ts';
import { LEXICAL_STEPS } from '../core/rag/set/lexical-steps.ts';
import { setTable } from '../core/rag/set/set-table.ts';
import { scoreSources } from '../core/rag/source-return.ts';
import { readQaFile } from '../csv/read-qa-file.ts';
import { readWholeTable } from '../csv/read-whole-table.ts';
import { openInput } from './open-input.ts';
import { makeFolder, startScript } from './run-score.test-support.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 120_000 });

const QUESTIONS = 'test-data/rag/qa_pairs.csv';
const SAMPLE = 'public/samples/demo_rag_squad.csv';

function start(...args: string[]) {
  const started = startScript('build-rag-set.mjs', args);
  started.child.stdin.end();
  return started;
}

async function build(args: string[], file = QUESTIONS) {
  const out = join(await makeFolder(), 'labelled.csv');
  return { ...(await start(file, '--out', out, ...args).finished), out };
}

async function readRows(file: string) {
  const { columns, rows } = await readWholeTable(await openInput(file));
  return rows.map((cells) => nameCells(columns, cells));
}

function nameCells(columns: string[], cells: string[]): Record<string, string> {
  return Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
}

/** Mean absolute difference from the labels of both scores, over all rows and by label. */
async function measure(file: string, seed: number) {
  const sums = new Map<string, { rows: number; multiSource: number; baseline: number }>();
  const reading = await readQaFile(await openInput(file), undefined);
  const set = await buildSet(reading, seed, LEXICAL_STEPS, () => undefined);
  const [columns = [], ...rows] = setTable(set, 'plain rules');
  for (const row of rows.map((cells) => nameCells(columns, cells))) {
    const parts: { source: string; text: string }[] = JSON.parse(row['context'] ?? '');
    const chunks = parts.map(({ source: name, text }): Chunk => ({ name, text }));
    const quoted = findQuotedSources(row['response'] ?? '', chunks).sources;
    const score = scoreSources(row['answer'] ?? '', chunks, quoted);
    const expected = row['expected_score'] ?? '';
    for (const label of ['all', expected]) {
      const sum = sums.get(label) ?? { rows: 0, multiSource: 0, baseline: 0 };
      sum.rows++;
      sum.multiSource += Math.abs((score?.multiSource ?? NaN) - Number(expected));
      sum.baseline += Math.abs((score?.baseline ?? NaN) - Number(expected));
      sums.set(label, sum);
    }
  }
  return (label: string, score: 'multiSource' | 'baseline') => {
    const sum = sums.get(label);
    return (sum?.[score] ?? NaN) / (sum?.rows ?? 0);
  };
}

function quote(text = ''): string {
  return `"${text.replaceAll('"', '""')}"`;
}

async function openServer(options: JudgeServerOptions = {}) {
  const server = await startJudgeServer(options);
  onTestFinished(() => server.close());
  const args = ['--base-url', server.baseURL, '--model', 'judge-1', '--embedding-model', 'emb-1'];
  return { server, args };
}

describe('without an endpoint', () => {
  it('builds the bundled sample, byte for byte, and says what it came to', async () => {
    const { code, stdout, stderr, out } = await build([]);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect((await readFile(out)).equals(await readFile(SAMPLE))).toBe(true);
    expect(stdout).toContain('55 questions, 55 with answer, chunk and source');
    expect(stdout).toContain('43 unique pairs; 12 met again the other way round');
    expect(stdout).toContain('172 rows written to');
    expect(stdout).toContain('Nothing was left out.');
  });

  it('gives other bytes for another seed, from the same pairs', async () => {
    const { stdout, out } = await build(['--seed', '7', '--summary', 'json']);
    expect((await readFile(out)).equals(await readFile(SAMPLE))).toBe(false);
    expect(JSON.parse(stdout)).toMatchObject({ seed: 7, pairs: 43, rows: 172, leftOut: [] });
  });

  it.each([
    ['the answers as they stand in the chunks', QUESTIONS, 0.03],
    ['the same answers in other words', 'test-data/rag/qa_pairs_paraphrased.csv', 0.08],
  ])('gives labels that the multi-source score meets: %s', async (_, file, most) => {
    for (const seed of [0, 1, 2, 3]) {
      const differenceOf = await measure(file, seed);
      expect(differenceOf('all', 'multiSource')).toBeLessThanOrEqual(most);
      expect(differenceOf('all', 'baseline')).toBeGreaterThan(differenceOf('all', 'multiSource'));
    }
  });

  it('takes chunks from a file of their own, and gives the same set', async () => {
    const folder = await makeFolder();
    const rows = await readRows(QUESTIONS);
    const write = async (name: string, columns: string[]) => {
      const lines = rows.map((row) => columns.map((column) => quote(row[column])).join(','));
      const path = join(folder, name);
      await writeFile(path, `${columns.join(',')}\n${lines.join('\n')}\n`);
      return path;
    };
    const questions = await write('q.csv', ['question', 'answer', 'source', 'Domain']);
    const chunks = await write('c.csv', ['source', 'chunk']);
    const { code, out } = await build(['--chunks', chunks], questions);
    expect(code).toBe(0);
    expect((await readFile(out)).equals(await readFile(SAMPLE))).toBe(true);
  });

  it('says which rows it did without, and why', async () => {
    const folder = await makeFolder();
    const file = join(folder, 'q.csv');
    const good = Array.from(
      { length: 6 },
      (_, n) => `Who was ${n}?,It was ${n}.,Here: ${n}.,f${n}`,
    );
    const bad = [`Long?,a,${'x'.repeat(2001)},g`, 'No answer?,,chunk,h'];
    await writeFile(file, ['question,answer,chunk,source', ...good, ...bad].join('\n'));
    const { code, stdout } = await build([], file);
    expect(code).toBe(0);
    expect(stdout).toContain('Left out: 1 row (7): the chunk is longer than 2000 characters.');
    expect(stdout).toContain('Left out: 1 row (8): the answer is blank.');
  });

  it.each([
    ['question,answer,source\nq,a,s', 'There is no column chunk; the columns are'],
    ['question,answer,chunk,source\nq,a,c,s', 'at least three are needed'],
    [
      'question,answer,chunk,source',
      'This file has a header and no rows under it. Look at what wrote it, or choose another file.',
    ],
  ])('refuses %j in one line that names the file, and writes nothing', async (text, sentence) => {
    const folder = await makeFolder();
    const file = join(folder, 'q.csv');
    await writeFile(file, text);
    const { code, stderr } = await start(file, '--out', join(folder, 'set.csv')).finished;
    expect(code).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(sentence);
    expect(await readdir(folder)).toEqual(['q.csv']);
  });
});

describe('with an endpoint', () => {
  it('embeds, orders and merges by it, marks every row so, and asks nothing twice', async () => {
    const { server, args } = await openServer();
    const cache = await makeFolder();
    const first = await build([...args, '--cache', cache, '--summary', 'json']);
    expect(first.code).toBe(0);
    const { pairs, rows } = JSON.parse(first.stdout);
    expect(rows).toBe(4 * pairs);
    const made = await readRows(first.out);
    expect(new Set(made.map((row) => row['built_by']))).toEqual(
      new Set(['emb-1; ordered and merged by judge-1']),
    );
    const embedded = server.log.flatMap(({ input }) => input ?? []);
    expect(new Set(embedded).size).toBe(55);
    expect(server.asked()).toHaveLength(55 + pairs);
    const asked = server.log.length;
    const again = await build([...args, '--cache', cache]);
    expect(server.log).toHaveLength(asked);
    expect((await readFile(again.out)).equals(await readFile(first.out))).toBe(true);
  });

  it('does with lexical vectors where no embedding model is named', async () => {
    const { server, args } = await openServer();
    const { code, out } = await build(args.slice(0, 4));
    expect(code).toBe(0);
    expect(server.log.some(({ input }) => input)).toBe(false);
    expect((await readRows(out))[0]?.['built_by']).toBe(
      'lexical vectors; ordered and merged by judge-1',
    );
  });

  it('asks again once for an order out of range, then reports the question and invents none', async () => {
    const wrong = { choices: [{ message: { content: '{"sorted_list": [9, 0]}' } }] };
    const { server, args } = await openServer({
      fault: ({ body }) =>
        JSON.stringify(body).includes('Which nation contains the majority of the amazon') &&
        JSON.stringify(body).includes('sorted_list')
          ? { kind: 'body', body: wrong }
          : undefined,
    });
    const { code, stdout } = await build([...args, '--summary', 'json']);
    expect(code).toBe(0);
    const { leftOut } = JSON.parse(stdout);
    const [{ why }] = leftOut;
    expect(why).toContain('could not be ordered: The reply names candidate 9');
    expect(leftOut.flatMap((one: { rows: number[] }) => one.rows)).toContain(2);
    expect(server.asked().some(({ outcome }) => outcome === 'body')).toBe(true);
  });

  it('stops where the server refuses, keeps what was answered, and writes nothing', async () => {
    const { server, args } = await openServer({
      fault: ({ n }) => (n >= 20 ? { kind: 'status', status: 401 } : undefined),
    });
    const cache = await makeFolder();
    const { code, stderr, out } = await build([...args, '--cache', cache]);
    expect(code).toBe(2);
    expect(stderr).toContain('What was answered is kept: start it again to go on.');
    await expect(readFile(out)).rejects.toThrow('ENOENT');
    server.behave({});
    const before = server.asked().length;
    expect((await build([...args, '--cache', cache])).code).toBe(0);
    const texts = server.asked().map(({ prompt }) => prompt);
    // What was answered before the refusal is not asked for again.
    expect(texts.slice(before).filter((text) => texts.slice(0, 15).includes(text))).toEqual([]);
  });
});
