import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerBatch } from '../../e2e/judge-server/answer-chat.ts';
import { fastClock, openServer } from '../judge/run-judge.test-support.ts';
import { download } from './download.ts';
import { askEngine } from './engine.ts';
import { replaceLine } from './judge-line.ts';
import {
  chooseServer,
  emptyCache,
  estimateScope,
  exportBatch,
  forgetJudging,
  importBatch,
  type JudgeScopeChoice,
  listModels,
  pause,
  rehearse,
  resetPrompt,
  resume,
  resumeStored,
  retryThese,
  setConnection,
  setKey,
  setModel,
  setPace,
  setPrompt,
  setScope,
  showJudging,
  startJudging,
  statusOf,
  stop,
  testConnection,
  useJudge,
} from './judge.ts';
import { usePrepared } from './prepared.ts';
import { decide, startQueue } from './reviews.ts';
import { addFiles, exportRun, removeRun, useRuns } from './runs.ts';
import { openPage } from './test-stores.test-support.ts';

vi.mock('./download.ts', () => ({ download: vi.fn<typeof download>() }));

// With the real engine and a server on loopback, and without IndexedDB: what a browser does that keeps nothing.

const ROWS = 24;
const CSV = [
  'question,golden_answer,response,domain',
  ...Array.from(
    { length: ROWS - 2 },
    (_, n) => `What is ${n}?,golden ${n},response ${n},d${n % 2}`,
  ),
  'What is 0?,golden 0,response 0,d0',
  'What is blank?,golden,,d1',
].join('\n');
/** Rows with different texts, one of them blank. */
const DISTINCT = ROWS - 1;

const ALL: JudgeScopeChoice = {
  kind: 'filter',
  filter: {},
  limit: undefined,
  order: 'first',
  seed: 0,
};

const state = () => useJudge.getState();
let page: ReturnType<typeof openPage>;
let run = '';
const judging = () => {
  const found = state().judgings.get(run);
  if (!found) throw new Error('nothing was judged');
  return found;
};
const sumOf = (tally: Record<string, number>) => Object.values(tally).reduce((a, b) => a + b, 0);

beforeEach(async () => {
  page = openPage();
  useJudge.setState(useJudge.getInitialState());
  vi.mocked(download).mockClear();
  replaceLine({ clock: fastClock });
  await emptyCache();
  const [loaded] = await addFiles([new File([CSV], 'answers.csv')]);
  run = loaded?.key ?? '';
  await forgetJudging(run);
  await showJudging(run);
  setScope(ALL);
  setModel('judge-1');
  setPace({ concurrency: 4 });
  onTestFinished(() => removeRun(run));
});

/** A server that the settings point to. */
async function openJudge(...options: Parameters<typeof openServer>) {
  const server = await openServer(...options);
  setConnection({ server: 'other', baseURL: server.baseURL });
  return server;
}

/** A judging that stands after a few answers, four more requests being on their way, until it is let go. */
async function startHeld() {
  const waiting: (() => void)[] = [];
  const held = new Promise<void>((resolve) => waiting.push(resolve));
  const letGo = () => {
    for (const go of waiting) go();
  };
  let sent = 0;
  const server = await openJudge();
  replaceLine({
    clock: fastClock,
    async fetch(url, init) {
      if (++sent > HELD_AFTER) await Promise.race([held, whenAborted(init.signal)]);
      return fetch(url, init);
    },
  });
  const done = startJudging();
  await vi.waitFor(() => expect(state().running?.done).toBe(HELD_AFTER));
  return { server, done, letGo };
}
const HELD_AFTER = 7;

async function whenAborted(signal: AbortSignal | null | undefined): Promise<void> {
  await new Promise((resolve) => signal?.addEventListener('abort', resolve));
}

async function exported(): Promise<string> {
  await exportRun(run, 'csv');
  const [blob] = vi.mocked(download).mock.lastCall ?? [];
  return blob ? blob.text() : '';
}

const detail = async (row: number) => {
  const [engine] = page.started.slice(-1);
  return engine?.row({ run, row });
};

describe('judging a run', () => {
  it('ends every row in one state, and the states sum to the scope', async () => {
    const server = await openJudge({
      fault: ({ n }) =>
        n % 5 === 4 ? { kind: 'body', body: { choices: [{ message: {} }] } } : undefined,
    });
    await startJudging();
    const { status, tally, judgements, keys } = judging();
    expect(status).toBe('done');
    expect(keys).toHaveLength(DISTINCT);
    expect(sumOf(tally)).toBe(DISTINCT);
    expect(tally).toMatchObject({ waiting: 0, blank: 1 });
    expect([...judgements.keys()].sort()).toEqual([...keys].sort());
    expect(state().running?.tally).toEqual(tally);
    expect(server.asked().length).toBeGreaterThan(0);
  });

  it('asks for equal rows once, and for blank ones not at all', async () => {
    const server = await openJudge();
    await startJudging();
    expect(server.asked()).toHaveLength(DISTINCT - 1);
    expect((await detail(ROWS - 2))?.judgement).toEqual((await detail(0))?.judgement);
  });

  it('tells the engine, whose filters, reports and export follow', async () => {
    await openJudge();
    await startJudging();
    const { correct, judged, leftOut } = state().report?.combined ?? {};
    expect([judged, leftOut]).toEqual([ROWS, 0]);
    expect(usePrepared.getState().prepared.get(run)?.judge).toEqual({
      correct,
      incorrect: ROWS - (correct ?? 0),
      none: 0,
    });
    expect(await exported()).toContain('judge-1,' + judging().record.prompt_sha256);
  });

  it('leaves rows without a verdict out of numerator and denominator', async () => {
    await openJudge({
      fault: ({ n }) =>
        n === 3
          ? { kind: 'body', body: { choices: [{ message: { refusal: 'No.' } }] } }
          : undefined,
    });
    await startJudging();
    expect(judging().tally.refused).toBe(1);
    const { combined, tally, inScope } = state().report ?? {};
    expect(combined?.leftOut).toBeGreaterThan(0);
    expect((combined?.judged ?? 0) + (combined?.leftOut ?? 0)).toBe(inScope);
    expect(combined?.correct).toBe(tally?.correct);
  });

  it('asks nothing the second time, and all again for another prompt', async () => {
    const server = await openJudge();
    await startJudging();
    const first = judging().tally;
    const asked = server.asked().length;
    await startJudging();
    expect(server.asked()).toHaveLength(asked);
    expect(judging().tally).toEqual(first);
    expect(state().running).toMatchObject({ requests: 0, fromCache: DISTINCT - 1 });
    setPrompt('{question} {answer} {response}');
    await startJudging();
    expect(server.asked()).toHaveLength(2 * asked);
    resetPrompt();
  });

  it('asks all again once the cache is emptied', async () => {
    const server = await openJudge();
    await startJudging();
    const asked = server.asked().length;
    await emptyCache();
    await startJudging();
    expect(server.asked()).toHaveLength(2 * asked);
  });

  it('says that nothing is kept where the browser keeps nothing', async () => {
    await openJudge();
    await startJudging();
    expect(state().message).toMatch(/held by this page alone.*Export/);
  });

  it('takes the rows of the scope alone', async () => {
    const server = await openJudge();
    setScope({ ...ALL, filter: { domains: ['d0'] }, limit: 5 });
    await startJudging();
    expect(server.asked()).toHaveLength(5);
    expect(state().report?.domains.map(({ domain }) => domain)).toEqual(['d0']);
  });

  it.each([
    ['a model', () => setModel(' '), /Choose a model/],
    ['an address', () => setConnection({ baseURL: 'localhost' }), /http:/],
    ['a placeholder', () => setPrompt('{question}'), /lacks \{answer\} and \{response\}/],
    ['a key that can be sent', () => setKey('a b'), /The key holds/],
    ['rows', () => setScope({ ...ALL, filter: { search: 'nowhere' } }), /no rows/],
  ])('says what is missing where it lacks %s, and sends nothing', async (_, spoil, said) => {
    const server = await openJudge();
    spoil();
    await startJudging();
    expect(state().problem).toMatch(said);
    expect(server.log).toEqual([]);
    resetPrompt();
  });

  it('does one run at a time', async () => {
    await openJudge({ latencyMs: () => 5 });
    const first = startJudging();
    await startJudging();
    expect(state().problem).toMatch(/at work already/);
    await first;
    expect(judging().status).toBe('done');
  });
});

describe('a run that does not come to its end', () => {
  it('says why in one message, and how many rows wait', async () => {
    const server = await openJudge({ key: 'right' });
    setKey('wrong-key-1234');
    await startJudging();
    expect(judging()).toMatchObject({ status: 'ended', tally: { waiting: DISTINCT } });
    expect(judging().stopReason?.message).toMatch(/refuses the key/);
    expect(server.asked().length).toBeLessThanOrEqual(3);
  });

  it('goes on where it stands, asking no answered row again', async () => {
    const { server, done } = await startHeld();
    stop();
    await done;
    const before = judging();
    expect(before).toMatchObject({
      status: 'stopped',
      tally: { waiting: DISTINCT - HELD_AFTER },
    });
    expect(sumOf(before.tally)).toBe(DISTINCT);
    replaceLine({ clock: fastClock });
    await resumeStored();
    expect(judging()).toMatchObject({ status: 'done', tally: { waiting: 0 } });
    expect(server.asked()).toHaveLength(DISTINCT - 1);
    for (const [key, judgement] of before.judgements)
      expect(judging().judgements.get(key)).toEqual(judgement);
  });

  it('sends nothing where it is stopped before it begins', async () => {
    const server = await openJudge();
    const done = startJudging();
    await Promise.resolve();
    stop();
    await done;
    expect(server.asked()).toHaveLength(0);
    expect(judging()).toMatchObject({ status: 'stopped', tally: { waiting: DISTINCT } });
  });

  it('starts nothing while it is paused', async () => {
    const { server, done, letGo } = await startHeld();
    pause();
    expect(statusOf(state(), run)).toBe('paused');
    letGo();
    // What was under way ends.
    await vi.waitFor(() => expect(judging().judgements.size).toBe(HELD_AFTER + 4));
    expect(server.asked()).toHaveLength(HELD_AFTER + 4);
    resume();
    await done;
    expect(judging().status).toBe('done');
    expect(server.asked()).toHaveLength(DISTINCT - 1);
  });

  it('ends cleanly where its file is taken off the page', async () => {
    const { server, done } = await startHeld();
    removeRun(run);
    await done;
    expect(state().judgings.has(run)).toBe(false);
    expect(state().problem).toBeUndefined();
    expect(server.asked()).toHaveLength(HELD_AFTER);
  });

  it('goes on while another file is opened', async () => {
    const { done, letGo } = await startHeld();
    const [other] = await addFiles([new File([`${CSV}\nx,y,z,d`], 'other.csv')]);
    await showJudging(other?.key ?? '');
    letGo();
    await done;
    expect(judging()).toMatchObject({ status: 'done', tally: { waiting: 0 } });
    expect(statusOf(state(), other?.key)).toBe('idle');
    removeRun(other?.key ?? '');
  });

  it('hands its judgements to an engine that had to be started anew', async () => {
    const { done, letGo } = await startHeld();
    page.stopEngine();
    await vi.waitFor(() => expect(useRuns.getState().runs).toHaveLength(1));
    letGo();
    await done;
    const report = await askEngine((engine) => engine.judgeReport(run));
    expect(report).toMatchObject({ ok: true, value: { combined: { judged: ROWS, leftOut: 0 } } });
    expect(page.started).toHaveLength(2);
  });
});

describe('rows without a verdict', () => {
  it('are grouped by cause, and asked for again on wish, they alone', async () => {
    const failing = {
      fault: ({ body }: { body: { messages: { content: string }[] } }) =>
        body.messages[0]?.content.includes('What is 3?')
          ? ({ kind: 'status', status: 422, message: 'Too odd' } as const)
          : undefined,
    };
    const server = await openJudge(failing);
    await startJudging();
    const [group] = judging().failures;
    expect(group).toMatchObject({ state: 'failed', reason: expect.stringContaining('Too odd') });
    expect(group?.keys).toHaveLength(1);
    server.behave({});
    const asked = server.asked().length;
    setModel('judge-2');
    await retryThese(group ?? { keys: [] });
    expect(state().problem).toMatch(/another model or prompt/);
    expect(server.asked()).toHaveLength(asked);
    expect(judging().failures).toHaveLength(1);
    setModel('judge-1');
    await retryThese(group ?? { keys: [] });
    expect(server.asked()).toHaveLength(asked + 1);
    expect(judging()).toMatchObject({
      status: 'done',
      failures: [],
      tally: { failed: 0, waiting: 0 },
    });
    expect(sumOf(judging().tally)).toBe(DISTINCT);
  });
});

describe('before a run', () => {
  it('the connection can be tested, and what it drops is known from then on', async () => {
    const server = await openJudge({ refuses: ['seed'], models: ['judge-1', 'judge-2'] });
    await testConnection();
    expect(state().test).toMatchObject({ judgement: { state: 'correct' }, problem: undefined });
    expect(state().models).toEqual(['judge-1', 'judge-2']);
    const tested = server.asked().length;
    await startJudging();
    expect(server.asked()).toHaveLength(tested + DISTINCT - 1);
    expect(judging().record.dropped).toEqual(['seed']);
  });

  it('models can be listed before one is chosen', async () => {
    await openJudge({ models: ['a', 'b'] });
    setModel('');
    await listModels();
    expect(state().models).toEqual(['a', 'b']);
  });

  it('the scope is measured', async () => {
    await estimateScope();
    expect(state().estimate).toMatchObject({ rows: ROWS, distinct: DISTINCT, blank: 1 });
  });

  it('ten rows can be rehearsed, and are not asked for again', async () => {
    const server = await openJudge();
    await rehearse(1);
    const { rehearsal } = state();
    expect(rehearsal).toMatchObject({ rows: 10, repeats: 1, rest: { rows: DISTINCT - 1 - 10 } });
    expect(server.asked()).toHaveLength(10);
    await startJudging();
    expect(server.asked()).toHaveLength(DISTINCT - 1);
  });

  it('a rehearsal of three repeats says how often the judge agrees with itself', async () => {
    const server = await openJudge();
    await rehearse(3);
    expect(server.asked()).toHaveLength(30);
    expect(state().rehearsal).toMatchObject({ agreement: { rows: 10, same: 10, leftOut: 0 } });
  });

  it('a rehearsal says how often the judge agrees with the hand review so far', async () => {
    await openJudge({ verdict: () => 'correct' });
    await startQueue({ runs: [run] });
    await decide('correct');
    await decide('incorrect');
    await decide('unsure');
    await rehearse(1);
    expect(state().rehearsal).toMatchObject({ review: { rows: 2, same: 1 } });
  });

  it('a rehearsal against a server that is down ends, and says so', async () => {
    const server = await openJudge();
    await server.close();
    await rehearse(1);
    expect(state().rehearsal).toMatchObject({
      problem: { message: expect.any(String) },
      tally: { waiting: 10 },
    });
  });
});

describe('batch files', () => {
  it('give the same verdicts as the live run', async () => {
    await openJudge();
    await exportBatch();
    const [blob, name] = vi.mocked(download).mock.lastCall ?? [];
    expect(name).toBe('answers.batch.jsonl');
    const lines = (await blob?.text()) ?? '';
    await importBatch(new File([answerBatch(lines)], 'results.jsonl'));
    expect(state().batch).toMatchObject({
      read: DISTINCT - 1,
      unknown: [],
      missing: [],
      double: [],
    });
    const imported = judging();
    expect(imported).toMatchObject({ status: 'done', tally: { waiting: 0, blank: 1 } });
    await startJudging();
    const verdicts = (from: typeof imported) =>
      new Map(Array.from(from.judgements, ([key, said]) => [key, said.state]));
    expect(verdicts(judging())).toEqual(verdicts(imported));
  });

  it('are told about where they do not fit, and what is missing waits', async () => {
    await openJudge();
    await exportBatch();
    const [blob] = vi.mocked(download).mock.lastCall ?? [];
    const results = answerBatch((await blob?.text()) ?? '')
      .trimEnd()
      .split('\n');
    const [first = '', , ...others] = results;
    const stranger = first.replaceAll(/[0-9a-f]{16}/g, '0'.repeat(16));
    const file = new File([[first, first, stranger, 'no json', ...others].join('\n')], 'r.jsonl');
    await importBatch(file);
    const { unknown, missing, double, broken } = state().batch ?? {};
    expect([unknown, missing, double, broken].map((told) => told?.length)).toEqual([1, 1, 1, 1]);
    expect(judging()).toMatchObject({ status: 'stopped', tally: { waiting: 1 } });
    await resumeStored();
    expect(judging()).toMatchObject({ status: 'done', tally: { waiting: 0 } });
  });
});

describe('the key', () => {
  it('is gone when the address leads to another origin, headers with it', () => {
    chooseServer('anthropic');
    setKey('secret-key-123');
    setConnection({ headers: { 'X-Team': 'secret-team' } });
    setConnection({ baseURL: 'https://api.anthropic.com/v2' });
    expect(state().connection).toMatchObject({ key: 'secret-key-123' });
    setConnection({ baseURL: 'https://elsewhere.example/v1' });
    expect(state().connection).toMatchObject({ key: '', headers: {} });
  });

  it('is in nothing but the connection, whatever the server says', async () => {
    const said = vi.spyOn(console, 'error');
    const secret = 'secret-key-123';
    await openJudge({
      fault: ({ n }) =>
        n % 3 === 1
          ? { kind: 'status', status: 422, message: `Bearer ${secret} is odd` }
          : undefined,
    });
    setKey(secret);
    await startJudging();
    await rehearse(1);
    await testConnection();
    const { connection: _, ...others } = state();
    const texts = JSON.stringify([
      others,
      [...others.judgings],
      ...[...others.judgings.values()].map(({ judgements }) => [...judgements]),
    ]);
    expect(texts).toContain('is odd');
    expect(texts).not.toContain(secret);
    expect(await exported()).not.toContain(secret);
    expect(JSON.stringify(said.mock.calls)).not.toContain(secret);
  });
});
