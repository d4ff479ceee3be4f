import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Judged } from '../core/judge/judge-task.ts';
import { RERANK, type Reranked } from '../core/judge/tasks/rerank.ts';
import { openTaskFile, openVectorFile } from './answer-file.ts';

const SORTED: Judged<Reranked> = { state: 'sorted', reason: '', order: [1, 0], raw: '{}' };
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

it('keeps answers from run to run, each task in a file of its own', async () => {
  await (await openTaskFile(folder, RERANK)).put('a', SORTED);
  await (await openVectorFile(folder)).put('a', [0.5, -1]);
  expect(await (await openTaskFile(folder, RERANK)).get('a')).toEqual(SORTED);
  expect(await (await openVectorFile(folder)).get('a')).toEqual([0.5, -1]);
  expect(await (await openVectorFile(folder)).get('b')).toBeUndefined();
});

it('skips a line that a crash has cut, and goes on after it', async () => {
  const file = join(folder, 'reranks.jsonl');
  await (await openTaskFile(folder, RERANK)).put('a', SORTED);
  await appendFile(file, (await readFile(file, 'utf8')).replace('"a"', '"b"').slice(0, 30));
  await (await openTaskFile(folder, RERANK)).put('c', SORTED);
  const kept = await openTaskFile(folder, RERANK);
  expect(await Promise.all(['a', 'b', 'c'].map((key) => kept.get(key)))).toEqual([
    SORTED,
    undefined,
    SORTED,
  ]);
});

it('names a folder that cannot be used', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openVectorFile(file)).rejects.toMatchObject({ code: 'usage', message: /--cache/ });
});
