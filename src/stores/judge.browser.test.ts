import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerChat, type ChatBody, promptOf } from '../../e2e/judge-server/answer-chat.ts';
import text from '../../test-data/runs/openqa_nq301_DPR.csv?raw';
import { connectEngine } from '../engine/connect.ts';
import { openDatabase } from '../storage/database.ts';
import { loadJudging } from '../storage/judgings.ts';
import type { download } from './download.ts';
import { replaceEngine } from './engine.ts';
import { replaceLine } from './judge-line.ts';
import { forgetShown } from './judge-load.ts';
import { readSettings } from './keep-judge-settings.ts';
import {
  emptyCache,
  estimateScope,
  forgetJudging,
  rehearse,
  resumeStored,
  setConnection,
  setKey,
  setModel,
  setPace,
  setPrompt,
  resetPrompt,
  setRememberKey,
  setScope,
  showJudging,
  startJudging,
  stop,
  testConnection,
  useJudge,
} from './judge.ts';
import type { TabMessage } from './tab-channel.ts';
import { addFiles, exportRun, removeRun, useRuns } from './runs.ts';

const downloads = vi.hoisted((): Blob[] => []);
vi.mock('./download.ts', () => ({
  download: ((blob) => void downloads.push(blob)) satisfies typeof download,
}));

// With the real worker and the browser's own storage, channels and locks; the server is in the page.

const ROWS = 40;
const BASE = 'http://judge.example/v1';
const KEY = 'secret-key-0123456789';
const TEAM = 'secret-team-0123456789';
const state = () => useJudge.getState();
const judging = () => {
  const found = state().judgings.get(run);
  if (!found) throw new Error('nothing was judged');
  return found;
};

let run = '';
/** Prompts that the server was asked, in order. */
let asked: string[] = [];

/** What a server answers, or hangs from the nth request on. */
function serve(hangsAfter = Infinity, echo = ''): void {
  asked = [];
  replaceLine({
    async fetch(url, { body, signal }) {
      if (url.endsWith('/models')) return Response.json({ data: [{ id: 'judge-1' }] });
      const chat: ChatBody = JSON.parse(typeof body === 'string' ? body : '');
      asked.push(promptOf(chat));
      if (asked.length > hangsAfter)
        await new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      if (echo && asked.length % 5 === 0)
        return Response.json({ error: { message: echo } }, { status: 422 });
      return Response.json(answerChat(chat, {}).answer);
    },
  });
}

beforeEach(async () => {
  const database = await openDatabase();
  for (const store of ['verdicts', 'judgings', 'judgements', 'judge_settings'] as const)
    await database.clear(store);
  sessionStorage.clear();
  downloads.length = 0;
  useRuns.setState(useRuns.getInitialState());
  useJudge.setState(useJudge.getInitialState());
  replaceEngine(connectEngine);
  const [loaded] = await addFiles([new File([text], 'answers.csv')]);
  run = loaded?.key ?? '';
  await showJudging(run);
  setConnection({ server: 'other', baseURL: BASE });
  setModel('judge-1');
  setPace({ concurrency: 4 });
  setScope({ kind: 'filter', filter: {}, limit: ROWS, order: 'sample', seed: 0 });
  serve();
});
afterEach(() => removeRun(run));

/** What a page just opened knows of the judging. */
async function reload(): Promise<void> {
  const { connection } = state();
  removeRun(run);
  useJudge.setState(useJudge.getInitialState());
  await readSettings();
  await addFiles([new File([text], 'answers.csv')]);
  await showJudging(run);
  expect(state().connection.baseURL).toBe(connection.baseURL);
}

/** The first run of a page loads what it needs. */
const PATIENCE = { timeout: 30_000 };

function whenKept(rows: number): Promise<void> {
  return vi.waitFor(
    async () => expect((await loadJudging(run))?.judgements.size).toBe(rows),
    PATIENCE,
  );
}

describe('verdicts', () => {
  it('are in this browser while the run is under way', async () => {
    serve(25);
    const done = startJudging();
    await whenKept(25);
    expect(judging().status).toBe('running');
    stop();
    await done;
  });

  it('are there after a reload, and the run goes on without asking an answered row again', async () => {
    serve(25);
    const done = startJudging();
    await whenKept(25);
    // What the page knew is gone: only what is kept counts.
    stop();
    await done;
    const first = new Set(asked.slice(0, 25));
    await reload();
    expect(judging()).toMatchObject({ status: 'stopped', tally: { waiting: ROWS - 25 } });
    expect(state().report?.combined).toMatchObject({ judged: 25, leftOut: ROWS - 25 });
    serve();
    await resumeStored();
    expect(judging()).toMatchObject({ status: 'done', tally: { waiting: 0 } });
    expect(asked).toHaveLength(ROWS - 25);
    expect(asked.filter((prompt) => first.has(prompt))).toEqual([]);
    await reload();
    expect(judging()).toMatchObject({ status: 'done', tally: { waiting: 0 } });
  });

  it('are asked for once: not again, but for another prompt or an empty cache', async () => {
    await startJudging();
    expect(asked).toHaveLength(ROWS);
    await reload();
    setScope({ kind: 'filter', filter: {}, limit: ROWS, order: 'sample', seed: 0 });
    serve();
    await startJudging();
    expect(asked).toHaveLength(0);
    setPrompt('{question} {answer} {response}');
    await startJudging();
    expect(asked).toHaveLength(ROWS);
    resetPrompt();
    serve();
    await emptyCache();
    await startJudging();
    expect(asked).toHaveLength(ROWS);
  });

  it('are forgotten on wish, and found in the cache when the run is judged again', async () => {
    await startJudging();
    await forgetJudging(run);
    expect(state().judgings.has(run)).toBe(false);
    expect(await loadJudging(run)).toBeUndefined();
    expect(state().report).toBeUndefined();
    serve();
    await startJudging();
    expect(asked).toHaveLength(0);
  });

  it('that cannot be kept are told, and the run goes on', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await startJudging();
    put.mockRestore();
    expect(judging()).toMatchObject({ status: 'done', tally: { waiting: 0 } });
    expect(state().message).toMatch(/no room left/);
  });
});

describe('two tabs', () => {
  it('do not judge the same run at once: the second is told, and sends nothing', async () => {
    const waiting: (() => void)[] = [];
    const held = new Promise<void>((resolve) => waiting.push(resolve));
    const release = () => waiting[0]?.();
    await new Promise<void>((resolve) => {
      void navigator.locks.request(`touchstone-judge-${run}`, () => {
        resolve();
        return held;
      });
    });
    onTestFinished(() => release());
    await startJudging();
    expect(state().problem).toMatch(/Another tab of this page is judging this file/);
    expect(asked).toHaveLength(0);
    release();
    await vi.waitFor(async () => {
      await startJudging();
      expect(judging().status).toBe('done');
    });
  });

  it('show what the other has judged', async () => {
    await startJudging();
    const { judgements } = judging();
    await forgetShown(run);
    const other = new BroadcastChannel('touchstone-1');
    onTestFinished(() => other.close());
    // Spread, for the linter takes it for the method of a window, which has a second argument.
    other.postMessage(...([{ kind: 'judged', run } satisfies TabMessage] as const));
    await vi.waitFor(() => expect(judging().judgements).toEqual(judgements));
  });
});

/** All that this browser keeps of the page, but for this tab's own. */
async function readKept(): Promise<string> {
  const database = await openDatabase();
  const stores = await Promise.all(
    Array.from(database.objectStoreNames, async (name) => [
      await database.getAllKeys(name),
      await database.getAll(name),
    ]),
  );
  return JSON.stringify([
    stores,
    Object.entries(localStorage),
    document.cookie,
    location.href,
    document.title,
  ]);
}

describe('the key', () => {
  it('and header values are in no storage, export, address or message, and on no console', async () => {
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const consoles = methods.map((method) => vi.spyOn(console, method));
    serve(Infinity, `Bearer ${KEY} of ${TEAM} is odd`);
    setKey(KEY);
    setConnection({ headers: { 'X-Team-Token': TEAM } });
    await testConnection();
    await estimateScope();
    await rehearse(1);
    await startJudging();
    setConnection({ baseURL: `${BASE}?key=${KEY}` });
    await exportRun(run, 'csv');
    const { connection: _, judgings, ...others } = state();
    const shown = Array.from(judgings.values(), ({ judgements, ...rest }) => [
      rest,
      [...judgements],
    ]);
    const said = JSON.stringify([others, shown, consoles.map(({ mock }) => mock.calls)]);
    const exported = await Promise.all(downloads.map((blob) => blob.text()));
    vi.restoreAllMocks();
    const all = [
      await readKept(),
      said,
      ...exported,
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    expect(said).toContain('is odd');
    expect(exported[0]).toContain('judge_verdict');
    for (const secret of [KEY, TEAM])
      expect(all.filter((place) => place.includes(secret))).toEqual([]);
  });

  it('outlives a reload on wish, in this tab alone', async () => {
    setKey(KEY);
    setConnection({ headers: { 'X-Team-Token': TEAM } });
    setRememberKey(true);
    await reload();
    expect(state()).toMatchObject({
      rememberKey: true,
      connection: { key: KEY, headers: { 'X-Team-Token': TEAM } },
    });
    expect(await readKept()).not.toContain(KEY);
    setRememberKey(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not outlive a reload by itself, the names of headers do', async () => {
    setKey(KEY);
    setConnection({ headers: { 'X-Team-Token': TEAM } });
    await vi.waitFor(async () => expect(await readKept()).toContain('X-Team-Token'));
    await reload();
    expect(state().connection).toMatchObject({ key: '', headers: { 'X-Team-Token': '' } });
  });

  it('is forgotten by this tab when the address leads elsewhere', () => {
    setKey(KEY);
    setRememberKey(true);
    setConnection({ baseURL: 'http://elsewhere.example/v1' });
    expect(state().connection.key).toBe('');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(KEY);
  });
});
