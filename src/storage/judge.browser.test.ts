import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../core/judge/judgement.ts';
import { ALL_ACCEPTED } from '../core/judge/request.ts';
import { openDatabase } from './database.ts';
import type { JudgeSettingsRecord, JudgingRecord } from './judge-records.ts';
import { loadJudgeSettings, saveJudgeSettings } from './judge-settings.ts';
import {
  findVerdict,
  loadJudging,
  nameJudgement,
  removeJudging,
  saveJudgements,
  saveJudging,
  startJudging,
} from './judgings.ts';

const RUN = 'fedcba9876543210';
const RECORD: JudgingRecord = {
  run: RUN,
  settings: {
    baseURL: 'http://localhost:1/v1',
    model: 'm',
    prompt: '{question}{answer}{response}',
    temperature: 0,
    seed: 0,
    maxTokens: 100,
  },
  accepted: ALL_ACCEPTED,
  scope: { kind: 'filter', filter: { buckets: ['both_fail'] }, order: 'first', seed: 0 },
  keys: ['a', 'b'],
  startedAt: '2026-01-02T03:04:05.000Z',
  isDone: false,
};
const CORRECT: Judgement = { state: 'correct', reason: 'गंगा', raw: '{}' };
const FAILED: Judgement = { state: 'failed', reason: 'Status 500', raw: '' };

const judge = (run: string, ...rows: [string, Judgement | undefined][]) =>
  saveJudgements({
    verdicts: new Map(),
    judgements: new Map(rows.map(([key, said]) => [nameJudgement(run, key), said])),
  });
const rowsOf = async (run: string) => [...((await loadJudging(run))?.judgements ?? [])];

beforeEach(async () => {
  const database = await openDatabase();
  for (const store of ['verdicts', 'judgings', 'judgements', 'judge_settings'] as const)
    await database.clear(store);
});

describe('the judging of a run', () => {
  it('comes back as it was, with the rows of that run alone', async () => {
    await startJudging(RECORD);
    await judge(RUN, ['a', CORRECT], ['b', FAILED]);
    await judge(`${RUN.slice(0, -1)}1`, ['c', CORRECT]);
    expect(await loadJudging(RUN)).toEqual({
      record: RECORD,
      judgements: new Map([
        ['a', CORRECT],
        ['b', FAILED],
      ]),
    });
  });

  it('starts anew with every row waiting, and goes on with none lost', async () => {
    await judge(RUN, ['a', CORRECT]);
    await saveJudging(RECORD);
    expect(await rowsOf(RUN)).toEqual([['a', CORRECT]]);
    await startJudging(RECORD);
    expect(await rowsOf(RUN)).toEqual([]);
  });

  it('can lose the state of some rows, which wait again', async () => {
    await startJudging(RECORD);
    await judge(RUN, ['a', CORRECT], ['b', FAILED]);
    await judge(RUN, ['b', undefined]);
    expect(await rowsOf(RUN)).toEqual([['a', CORRECT]]);
  });

  it('is forgotten whole', async () => {
    await startJudging(RECORD);
    await judge(RUN, ['a', CORRECT]);
    await removeJudging(RUN);
    expect(await loadJudging(RUN)).toBeUndefined();
    expect(await (await openDatabase()).count('judgements')).toBe(0);
  });

  it('leaves damaged rows waiting, and is none where its own record is damaged', async () => {
    const database = await openDatabase();
    await startJudging(RECORD);
    await judge(RUN, ['a', CORRECT]);
    await database.put('judgements', { state: 'maybe' }, nameJudgement(RUN, 'b'));
    expect(await rowsOf(RUN)).toEqual([['a', CORRECT]]);
    await database.put('judgings', { ...RECORD, keys: 5 }, RUN);
    expect(await loadJudging(RUN)).toBeUndefined();
  });
});

describe('kept verdicts', () => {
  it('are found by their key until they are cleared', async () => {
    await saveJudgements({ verdicts: new Map([['k:a', CORRECT]]), judgements: new Map() });
    expect(await findVerdict('k:a')).toEqual(CORRECT);
    expect(await findVerdict('k:b')).toBeUndefined();
    await (await openDatabase()).clear('verdicts');
    expect(await findVerdict('k:a')).toBeUndefined();
  });
});

describe('a database of a version before', () => {
  const STORES = { 1: ['files', 'mappings'], 2: ['decisions', 'undo', 'review_settings'] } as const;

  it.each([1, 2] as const)('%i keeps what it has, and takes verdicts', async (version) => {
    await deleteDB('touchstone');
    const stores = version === 1 ? STORES[1] : [...STORES[1], ...STORES[2]];
    const before = await openDB('touchstone', version, {
      upgrade(database) {
        for (const store of stores) database.createObjectStore(store);
      },
    });
    for (const store of stores) await before.put(store, `of ${store}`, 'key');
    before.close();
    const database = await openDatabase();
    for (const store of stores) expect(await database.get(store, 'key')).toBe(`of ${store}`);
    await startJudging(RECORD);
    await judge(RUN, ['a', CORRECT]);
    expect(await rowsOf(RUN)).toEqual([['a', CORRECT]]);
    await deleteDB('touchstone');
  });
});

describe('the settings of the judge', () => {
  it('come back as they were chosen', async () => {
    const chosen: JudgeSettingsRecord = {
      server: 'ollama',
      baseURL: 'http://localhost:1/v1',
      headers: ['X-Team'],
      model: 'm',
      prompt: 'p',
      parameters: { temperature: 0.5, seed: 1, maxTokens: 10 },
      pace: { concurrency: 64, requestsPerMinute: 30, timeoutMs: 1000 },
      prices: { input: 1, output: 2 },
    };
    await saveJudgeSettings(chosen);
    expect(await loadJudgeSettings()).toEqual(chosen);
  });

  it('are not there where they are damaged, the whole ones kept', async () => {
    const record = { model: 'm', headers: [5], pace: { concurrency: 65, timeoutMs: 1 } };
    await (await openDatabase()).put('judge_settings', record, 'settings');
    expect(await loadJudgeSettings()).toMatchObject({ model: 'm', headers: [], pace: undefined });
  });
});

describe('a browser that keeps nothing', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['QuotaExceededError', /no room left.*Export/],
    ['InvalidStateError', /does not let this page keep verdicts/],
  ])('says so at %s', async (name, message) => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    await expect(judge(RUN, ['a', CORRECT])).rejects.toMatchObject({ code: 'storage', message });
    await expect(saveJudging(RECORD)).rejects.toMatchObject({ code: 'storage', message });
  });
});
