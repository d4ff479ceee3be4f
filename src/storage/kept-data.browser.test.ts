import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { KEPT_STORES, measureKept, putBackKept, takeOutKept } from './kept-data.ts';

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of Object.values(KEPT_STORES).flat()) await database.clear(name);
});

it('counts records and about what they take, however many there are', async () => {
  const database = await openDatabase();
  const transaction = database.transaction('verdicts', 'readwrite');
  for (let at = 0; at < 450; at++) void transaction.store.put({ state: 'correct' }, `key-${at}`);
  await transaction.done;
  const { records, bytes } = await measureKept('cache');
  expect(records).toBe(450);
  const one = JSON.stringify(['key-100', { state: 'correct' }]).length;
  expect(bytes).toBeGreaterThan(440 * (one - 2));
  expect(bytes).toBeLessThanOrEqual(450 * one);
});

it('counts settings of every kind, and runs rather than rows', async () => {
  const database = await openDatabase();
  await database.put('mappings', {}, 'a');
  await database.put('judge_settings', {}, 'settings');
  await database.put('judgings', {}, 'run');
  await database.put('judgements', {}, 'run:row');
  expect((await measureKept('settings')).records).toBe(2);
  expect((await measureKept('judgings')).records).toBe(1);
  expect(await measureKept('rag')).toEqual({ records: 0, bytes: 0 });
});

it('takes a kind out of all its stores, and puts it back without touching what is newer', async () => {
  const database = await openDatabase();
  await database.put('judgings', { run: 'old' }, 'run');
  await database.put('judgements', { state: 'correct' }, 'run:row');
  await database.put('judgings', { run: 'old' }, 'other');
  await database.put('judgements', { state: 'correct' }, 'other:row');
  await database.put('rag_settings', { seed: 1 }, 'run');
  const taken = await takeOutKept('judgings');
  expect(await database.count('judgings')).toBe(0);
  expect(await database.count('judgements')).toBe(0);
  expect(await database.count('rag_settings')).toBe(1);
  await database.put('judgings', { run: 'new' }, 'run');
  await putBackKept(taken);
  expect(await database.get('judgings', 'run')).toEqual({ run: 'new' });
  expect(await database.getAllKeys('judgings')).toEqual(['other', 'run']);
  expect(await database.getAllKeys('judgements')).toEqual(['other:row']);
});
