import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision } from '../core/review/decision.ts';
import { openDatabase } from './database.ts';
import { listDecisions, nameDecision } from './decisions.ts';
import { loadSettings, saveSettings } from './review-settings.ts';
import { saveReview } from './save-review.ts';
import { listSteps, type UndoStep } from './undo-log.ts';

const DECISION: Decision = {
  rowKey: '0123456789abcdef',
  reviewer: 'Asha',
  verdict: 'correct',
  goldenWrong: false,
  proposedAnswer: '',
  note: 'गंगा',
  stratum: 'exact_only',
  draw: 3,
  seed: 7,
  reviewedAt: '2026-01-02T03:04:05.000Z',
};
const NOTE: Decision = {
  ...DECISION,
  reviewer: 'Ben',
  verdict: undefined,
  stratum: '',
  draw: undefined,
  seed: undefined,
};
const NAME = nameDecision(DECISION);
const { rowKey, reviewer } = DECISION;
const step = (id: string): UndoStep => ({
  id,
  kind: 'verdict',
  place: { run: 'fedcba9876543210', row: 4 },
  images: [{ rowKey, reviewer, before: undefined }],
});

const NOTHING = { decisions: new Map(), steps: new Map() };
const save = (...decisions: Decision[]) =>
  saveReview({ ...NOTHING, decisions: new Map(decisions.map((one) => [nameDecision(one), one])) });

const keep = (...steps: UndoStep[]) =>
  saveReview({ ...NOTHING, steps: new Map(steps.map((one) => [one.id, one])) });

async function clearAll(): Promise<void> {
  const database = await openDatabase();
  for (const store of ['decisions', 'undo', 'review_settings'] as const)
    await database.clear(store);
}

beforeEach(clearAll);

describe('kept decisions', () => {
  it('come back as they were decided, a verdict or a note alone', async () => {
    await save(DECISION, NOTE);
    expect(await listDecisions()).toEqual({ decisions: [DECISION, NOTE], damaged: 0 });
  });

  it('are one for each row and reviewer', async () => {
    await save(DECISION);
    await save({ ...DECISION, verdict: 'unsure' });
    expect((await listDecisions()).decisions).toMatchObject([{ verdict: 'unsure' }]);
  });

  it('are gone once they are taken back', async () => {
    await save(DECISION, NOTE);
    await saveReview({ ...NOTHING, decisions: new Map([[NAME, undefined]]) });
    expect((await listDecisions()).decisions).toEqual([NOTE]);
  });

  it.each([[5], [{ ...DECISION, verdict: 'perhaps' }], [{ ...DECISION, rowKey: undefined }]])(
    'leave a damaged record out, and say so: %j',
    async (record) => {
      await save(DECISION);
      await (await openDatabase()).put('decisions', record, 'damaged');
      expect(await listDecisions()).toEqual({ decisions: [DECISION], damaged: 1 });
    },
  );
});

describe('the undo log', () => {
  it('comes back with what was before, the oldest step first', async () => {
    const second = { ...step('2'), images: [{ rowKey, reviewer, before: NOTE }] };
    await keep(second);
    await keep(step('1'));
    expect(await listSteps()).toEqual([step('1'), second]);
    await saveReview({ ...NOTHING, steps: new Map([['2', undefined]]) });
    expect(await listSteps()).toEqual([step('1')]);
  });

  it.each([[5], [{ ...step('2'), images: [{ rowKey, reviewer, before: 'x' }] }]])(
    'ends at a damaged step: %j',
    async (record) => {
      await keep(step('1'), step('3'));
      await (await openDatabase()).put('undo', record, '2');
      expect(await listSteps()).toEqual([step('3')]);
    },
  );
});

describe('a database of the version before', () => {
  it('keeps its files and mappings', async () => {
    await deleteDB('touchstone');
    const before = await openDB('touchstone', 1, {
      upgrade(database) {
        database.createObjectStore('files');
        database.createObjectStore('mappings');
      },
    });
    await before.put('files', 'a file', 'key');
    await before.put('mappings', 'a mapping', 'signature');
    before.close();
    const database = await openDatabase();
    expect(await database.get('files', 'key')).toBe('a file');
    expect(await database.get('mappings', 'signature')).toBe('a mapping');
    await save(DECISION);
    expect((await listDecisions()).decisions).toEqual([DECISION]);
  });
});

describe('review settings', () => {
  const BEGINNING = {
    reviewer: 'Reviewer',
    seed: 0,
    blind: false,
    hideJudge: false,
    typographicLast: false,
    toldUnprotected: false,
  };

  it('come back as they were chosen', async () => {
    expect(await loadSettings()).toEqual(BEGINNING);
    const chosen = { ...BEGINNING, reviewer: 'Asha', seed: 2 ** 32 - 1, blind: true };
    await saveSettings(chosen);
    expect(await loadSettings()).toEqual(chosen);
  });

  it.each([
    [5, BEGINNING],
    [
      { reviewer: 'Asha', seed: 2 ** 32, blind: 'yes' },
      { ...BEGINNING, reviewer: 'Asha' },
    ],
  ])('are as in the beginning where they are damaged: %j', async (record, settings) => {
    await (await openDatabase()).put('review_settings', record, 'settings');
    expect(await loadSettings()).toEqual(settings);
  });
});

describe('a browser that cannot keep a decision', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says so where there is no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(save(DECISION)).rejects.toMatchObject({
      code: 'storage',
      message: expect.stringMatching(/no room left.*Export your review now/),
    });
  });

  it('keeps neither decision nor step where one of them cannot be written', async () => {
    const unwritable = Object.assign(step('1'), { extra: () => undefined });
    const both = { decisions: new Map([[NAME, DECISION]]), steps: new Map([['1', unwritable]]) };
    await expect(saveReview(both)).rejects.toMatchObject({ code: 'storage' });
    expect(await listDecisions()).toEqual({ decisions: [], damaged: 0 });
  });

  it('says so where IndexedDB is off', async () => {
    const problem = { code: 'storage', message: expect.stringContaining('private window') };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    await expect(save(DECISION)).rejects.toMatchObject(problem);
    await expect(listDecisions()).rejects.toMatchObject(problem);
    expect(await listSteps()).toEqual([]);
  });
});
