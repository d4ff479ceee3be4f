import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fastClock, openServer } from '../judge/run-judge.test-support.ts';
import { download } from './download.ts';
import { replaceLine } from './judge-line.ts';
import { emptyCache, setConnection, setModel, setPace, useJudge } from './judge.ts';
import {
  downloadTask,
  pauseTask,
  resumeTask,
  setTaskChoice,
  showTasks,
  startRagTask,
  stopTask,
  useRagTasks,
} from './rag-tasks.ts';
import { addFiles, removeRun, type Run } from './runs.ts';
import { openPage } from './test-stores.test-support.ts';

vi.mock('./download.ts', () => ({ download: vi.fn<typeof download>() }));

// With the real engine and a server on loopback, and without IndexedDB: what a browser does that keeps nothing.

const CONTEXT = JSON.stringify([
  { source: 'nile', text: 'The Nile ends in the Mediterranean Sea.' },
  { source: 'rome', text: 'Rome was founded by Romulus.' },
]);
const GOLDEN = 'The Nile ends in the Mediterranean Sea';

function line(cells: string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

const CSV = [
  'question,answer,response,context,ideal_length,expected_score,Domain',
  line(['Where?', GOLDEN, 'In the sea. [nile] (Source: nile)', CONTEXT, 'concise', '1', '=d0']),
  line([
    'Where?',
    GOLDEN,
    'In a sea. (Source: nile; rome) (Source: rome)',
    CONTEXT,
    'Detailed',
    '0.5',
    'd1',
  ]),
  line(['Where?', GOLDEN, 'In the sea. (Source: rome)', CONTEXT, 'concise', '0', 'd1']),
  line(['Where?', GOLDEN, 'In the sea. (Source: paris)', CONTEXT, 'as you like', '0', 'd1']),
  line(['Where?', GOLDEN, '', '', 'concise', '', 'd1']),
].join('\n');

const state = () => useRagTasks.getState();
let run: Run;

beforeEach(async () => {
  openPage();
  useJudge.setState(useJudge.getInitialState());
  useRagTasks.setState(useRagTasks.getInitialState());
  vi.mocked(download).mockClear();
  replaceLine({ clock: fastClock });
  await emptyCache();
  const [loaded] = await addFiles([new File([CSV], 'rag.csv')]);
  if (!loaded) throw new Error('the file was not read');
  run = loaded;
  setModel('judge-1');
  setPace({ concurrency: 1 });
  onTestFinished(() => removeRun(run.key));
});

async function openJudge(...options: Parameters<typeof openServer>) {
  const server = await openServer(...options);
  setConnection({ server: 'other', baseURL: server.baseURL });
  return server;
}

async function downloaded(task: 'length' | 'support'): Promise<string[]> {
  await downloadTask(task);
  const [blob] = vi.mocked(download).mock.lastCall ?? [];
  return ((await blob?.text()) ?? '').trimEnd().split('\n');
}

it('says beforehand how many rows and requests a task takes, and sends nothing', async () => {
  const server = await openJudge();
  await showTasks(run);
  expect(state().sizes).toMatchObject({
    length: { fit: 4, rows: 4, requests: 3 },
    // Of equal texts with equal sets of chunks each is asked for once: both, either one.
    support: { fit: 4, rows: 4, requests: 3 },
  });
  expect(state().sizes.support?.tokens).toBeGreaterThan(300);
  await setTaskChoice(run, { limit: 1 });
  expect(state().sizes).toMatchObject({
    length: { fit: 4, rows: 1 },
    support: { fit: 4, rows: 1 },
  });
  expect(server.log).toEqual([]);
});

describe('the check of lengths', () => {
  it('counts responses by their ideal length, blank ones as not having it', async () => {
    const server = await openJudge();
    await startRagTask('length', run);
    expect(state().length).toMatchObject({ status: 'done', rows: 4, model: 'judge-1' });
    expect(state().length?.summary).toMatchObject([
      { ideal: undefined, rows: 4, fits: 2, doesNotFit: 2, blank: 1, leftOut: 0, percent: 50 },
      { ideal: 'concise', rows: 3, fits: 2, doesNotFit: 1, blank: 1 },
      { ideal: 'detailed', rows: 1, fits: 0, doesNotFit: 1, blank: 0 },
    ]);
    expect(server.log).toHaveLength(3);
    expect(JSON.stringify(server.log)).toContain('ideal_length begins]');
  });

  it('leaves rows without an answer out, and says why', async () => {
    await openJudge({ fault: () => ({ kind: 'body', body: { choices: [{ message: {} }] } }) });
    await startRagTask('length', run);
    expect(state().length?.summary?.[0]).toMatchObject({ rows: 4, leftOut: 3, percent: 0 });
    expect(state().length?.failures).toMatchObject([
      { state: 'unparsable', reason: 'The reply has no "evaluation_result".' },
    ]);
  });
});

describe('support by a judge', () => {
  it('makes source return by the same formulas, beside that by words', async () => {
    await openJudge();
    await startRagTask('support', run);
    const { shares, difference, domains, leftOut, rows } = state().support?.summary ?? {};
    expect([rows, leftOut]).toEqual([4, 0]);
    expect(shares?.coverage.judge?.mean).toBe(1);
    expect(shares?.baseline.judge?.mean).toBe(0.5);
    expect(shares?.multiSource.judge?.mean).toBeCloseTo((1 + 2 / 3) / 4, 9);
    expect(shares?.multiSource.words?.mean).toBeCloseTo((1 + 2 / 3) / 4, 9);
    expect(difference?.judge).toMatchObject({ rows: 4 });
    expect(domains).toMatchObject([{ domain: 'd1' }, { domain: '=d0' }].toReversed());
  });

  it('can say something else than the words do', async () => {
    const body = { choices: [{ finish_reason: 'stop', message: { content: '{"coverage": 0}' } }] };
    await openJudge({ fault: () => ({ kind: 'body', body }) });
    await startRagTask('support', run);
    const { shares } = state().support?.summary ?? {};
    expect([shares?.multiSource.judge?.mean, shares?.multiSource.words?.mean]).toEqual([
      0,
      expect.closeTo((1 + 2 / 3) / 4, 9),
    ]);
  });

  it('scores no row of which a set of chunks has no coverage', async () => {
    await openJudge({
      fault: ({ body }) =>
        JSON.stringify(body).includes('Romulus')
          ? { kind: 'status', status: 400, message: 'no' }
          : undefined,
    });
    await startRagTask('support', run);
    expect(state().support?.summary).toMatchObject({ rows: 4, leftOut: 4 });
    expect(state().support?.failures).toMatchObject([{ reason: 'Status 400: no' }]);
  });
});

describe('an export', () => {
  it('has every row asked about, the model beside it, and no formula', async () => {
    const server = await openJudge();
    await startRagTask('support', run);
    const [header, ...rows] = await downloaded('support');
    expect(header).toMatch(/^row,domain,source_return_by_judge,.*,judge_model,judge_endpoint$/);
    expect(rows.toSorted()).toEqual([
      `1,'=d0,1,1,1,1,1,1,1,judge-1,${server.baseURL}`,
      expect.stringMatching(/^2,d1,0\.66666/),
      `3,d1,0,0,0,0,1,0,0,judge-1,${server.baseURL}`,
      `4,d1,0,0,0,0,1,0,0,judge-1,${server.baseURL}`,
    ]);
  });

  it('has empty cells where nothing was answered', async () => {
    const server = await openJudge({
      fault: () => ({ kind: 'status', status: 400, message: 'no' }),
    });
    await startRagTask('length', run);
    expect(await downloaded('length')).toContain(
      `1,'=d0,concise,,failed,judge-1,${server.baseURL}`,
    );
  });
});

it('goes on where it was stopped, without asking twice', async () => {
  const server = await openJudge({
    fault: ({ n }) => (n === 1 ? { kind: 'hang' } : undefined),
  });
  const done = startRagTask('length', run);
  await vi.waitFor(() => expect(server.log).toHaveLength(2));
  stopTask();
  await done;
  expect(state().length).toMatchObject({ status: 'stopped', progress: { total: 4 } });
  expect(state().length?.summary?.[0]?.leftOut).toBeGreaterThan(0);
  await startRagTask('length', run);
  expect(state().length).toMatchObject({ status: 'done' });
  expect(server.log).toHaveLength(4);
});

it('pauses, and goes on', async () => {
  const server = await openJudge({ fault: ({ n }) => (n === 0 ? { kind: 'hang' } : undefined) });
  const done = startRagTask('length', run);
  await vi.waitFor(() => expect(server.log).toHaveLength(1));
  pauseTask();
  expect(state().length?.status).toBe('paused');
  resumeTask();
  expect(state().length?.status).toBe('running');
  await done;
  expect(state().length?.status).toBe('done');
});

describe('it does not start', () => {
  it.each([
    ['without a model', () => setModel(''), /Choose a model/],
    ['without an address', () => setConnection({ baseURL: 'localhost' }), /http/],
  ])('%s', async (_, spoil, problem) => {
    await openJudge();
    spoil();
    await startRagTask('length', run);
    expect(state().problem).toMatch(problem);
    expect(state().length).toBeUndefined();
  });

  it('where no row has what it takes', async () => {
    await openJudge();
    const csv = 'question,answer,response\nq,a,r';
    const [plain] = await addFiles([new File([csv], 'plain.csv')]);
    if (!plain) throw new Error('the file was not read');
    await startRagTask('length', plain);
    expect(state().problem).toMatch(/a column ideal_length/);
    await startRagTask('support', plain);
    expect(state().problem).toMatch(/No row has a source return/);
    removeRun(plain.key);
  });
});

it('tells a missing key in words, and ends', async () => {
  await openJudge({ key: 'k' });
  await startRagTask('length', run);
  expect(state().length).toMatchObject({
    status: 'ended',
    reason: expect.stringMatching(/wants a key \(401\)/),
  });
});

it('goes with its run', async () => {
  await openJudge();
  await startRagTask('length', run);
  expect(state().length?.status).toBe('done');
  removeRun(run.key);
  expect(state().length).toBeUndefined();
});
