import { beforeEach, expect, it, vi } from 'vitest';
import type { Judged } from '../core/judge/judge-task.ts';
import { RERANK, type Reranked } from '../core/judge/tasks/rerank.ts';
import { openDatabase } from '../storage/database.ts';
import { emptyCache } from './judge.ts';
import { useJudge } from './judge-state.ts';
import { forgetHeld, storedTaskAnswers, storedVectors } from './task-cache.ts';

const SORTED: Judged<Reranked> = { state: 'sorted', reason: '', order: [1, 0], raw: '{}' };
const answers = storedTaskAnswers(RERANK);

beforeEach(emptyCache);

it('keeps answers and vectors in this browser until the cache is emptied', async () => {
  await answers.put('a:1', SORTED);
  await storedVectors.put('b:1', [0.5, -1]);
  forgetHeld();
  expect(await answers.get('a:1')).toEqual(SORTED);
  expect(await storedVectors.get('b:1')).toEqual([0.5, -1]);
  expect(await answers.get('b:1')).toBeUndefined();
  await emptyCache();
  expect([await answers.get('a:1'), await storedVectors.get('b:1')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('takes nothing that is damaged', async () => {
  await (await openDatabase()).put('verdicts', { ...SORTED, order: ['x'] }, 'a:1');
  expect(await answers.get('a:1')).toBeUndefined();
});

it('is held by the page where the browser has no room, and that is said', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  await answers.put('a:1', SORTED);
  put.mockRestore();
  expect(await answers.get('a:1')).toEqual(SORTED);
  expect(useJudge.getState().message).toMatch(/no room left/);
  await emptyCache();
  expect(await answers.get('a:1')).toBeUndefined();
});
