import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { clearFiles } from '../storage/clear-files.test-support.ts';
import { KEPT_STORES } from '../storage/kept-data.ts';
import { connectEngine } from '../engine/connect.ts';
import { replaceEngine } from './engine.ts';
import { clearKept, KEPT_KINDS, measureAll, useKeptData } from './kept-data.ts';
import { keepJudgements } from './judge-keep.ts';
import { setModel, setPrompt, useJudge } from './judge.ts';
import { ragSettingsOf, useRag } from './rag-state.ts';
import { saveRagSettings } from '../storage/rag-settings.ts';
import { DEFAULT_RAG_SETTINGS } from '../core/rag/rag-settings.ts';
import { startJudging } from '../storage/judgings.ts';
import { loadLayout } from '../storage/layout.ts';
import { rememberLayout, replaceLayout } from './layout.ts';
import { decide, setSeed, startSampled, useReviews } from './reviews.ts';
import { renameRun, useRunGroups } from './run-groups.ts';
import { addFiles, useRuns } from './runs.ts';
import { takeUndo, useUndoOffer } from './undo-offer.ts';

// What is cleared from this browser comes back whole, here and on the page. With the real storage.

const CSV = 'question,answer,response\nA?,x,x\nB?,z,y\n';
const KEPT = { state: 'correct', reason: 'same', raw: '{}' } as const;
let run = '';

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of Object.values(KEPT_STORES).flat()) await database.clear(name);
  await clearFiles();
  replaceLayout({});
  useRuns.setState(useRuns.getInitialState());
  useJudge.setState(useJudge.getInitialState());
  useRag.setState(useRag.getInitialState());
  useKeptData.setState(useKeptData.getInitialState());
  replaceEngine(connectEngine);
  const [loaded] = await addFiles([new File([CSV], 'a.csv')]);
  run = loaded?.key ?? '';
});

/** Everything that is kept beside files, by store. */
async function readAll() {
  const database = await openDatabase();
  const names = Object.values(KEPT_STORES).flat();
  const stores = names.map(
    async (name) => [name, await database.getAllKeys(name), await database.getAll(name)] as const,
  );
  return Promise.all(stores);
}

const whenSaved = () => expect.poll(() => useReviews.getState().saved).toBe('saved');
const recordsOf = (kind: (typeof KEPT_KINDS)[number]) =>
  useKeptData.getState().amounts[kind]?.records;

const judgingOf = (...keys: string[]) =>
  startJudging({
    run,
    settings: { baseURL: 'b', model: 'm', prompt: 'p', temperature: 0, seed: 0, maxTokens: 1 },
    accepted: { format: 'none', limit: 'none', temperature: true, seed: true },
    scope: { kind: 'keys', keys },
    keys,
    startedAt: '2026-01-01',
    isDone: true,
  });

async function keepSomething(): Promise<void> {
  await startSampled(run);
  await decide('correct');
  await setSeed(7);
  setModel('judge-1');
  setPrompt('Mine: {question} {answer} {response}');
  await renameRun(run, 'First run');
  rememberLayout('fold.judge.prompt', 'open');
  await saveRagSettings(run, { ...DEFAULT_RAG_SETTINGS, seed: 9 });
  await keepJudgements({ verdicts: new Map([['k:a', KEPT]]) });
  await judgingOf('a');
  await keepJudgements({ judgements: new Map([[`${run}:a`, KEPT]]) });
  await whenSaved();
  await measureAll();
}

it.each(KEPT_KINDS)('%s are cleared and come back, and nothing else is touched', async (kind) => {
  await keepSomething();
  const before = await readAll();
  const records = recordsOf(kind);
  expect(records).toBeGreaterThan(0);
  await clearKept(kind);
  await whenSaved();
  await expect.poll(() => recordsOf(kind)).toBe(0);
  expect(useUndoOffer.getState().offers.at(-1)?.label).toMatch(/\.$/);
  await takeUndo();
  await whenSaved();
  await expect.poll(() => recordsOf(kind)).toBe(records);
  expect(await readAll()).toEqual(before);
});

it('verdicts that come back are not mixed with those of a judging since', async () => {
  await keepSomething();
  await clearKept('judgings');
  await judgingOf('a', 'b');
  await takeUndo();
  const database = await openDatabase();
  expect(await database.getAllKeys('judgements')).toEqual([]);
  expect(await database.get('judgings', run)).toMatchObject({ keys: ['a', 'b'] });
});

it('settings that come back are those of the page too', async () => {
  await keepSomething();
  await clearKept('settings');
  expect(useJudge.getState().model).toBe('');
  expect(useReviews.getState().seed).toBe(0);
  expect(useRunGroups.getState().labels.size).toBe(0);
  expect(loadLayout()).toEqual({});
  await takeUndo();
  expect(useJudge.getState()).toMatchObject({
    model: 'judge-1',
    prompt: 'Mine: {question} {answer} {response}',
  });
  expect(useReviews.getState().seed).toBe(7);
  expect(useRunGroups.getState().labels.get(run)).toEqual({ name: 'First run' });
  expect((await ragSettingsOf(run)).seed).toBe(9);
  expect(loadLayout()).toEqual({ 'fold.judge.prompt': 'open' });
});
