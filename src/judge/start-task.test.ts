import { describe, expect, it } from 'vitest';
import { DEFAULT_PARAMETERS } from '../core/judge/judgement.ts';
import type { Judged, JudgeTask, TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import {
  LENGTH_CHECK,
  type LengthChecked,
  makeLengthRow,
} from '../core/judge/tasks/length-check.ts';
import { makeMergeRow, MERGE } from '../core/judge/tasks/merge.ts';
import { makeRerankRow, RERANK } from '../core/judge/tasks/rerank.ts';
import { makeSupportRow, SUPPORT, type Supported } from '../core/judge/tasks/support.ts';
import { memoryCache } from './answer-cache.ts';
import { fastClock, openServer } from './run-judge.test-support.ts';
import { startTask, type TaskOptions } from './start-task.ts';

const RERANK_ROW = makeRerankRow('Where does the Nile end?', [
  'Who built Rome?',
  'Where does the Nile begin?',
  'Where is Rome?',
]);

function runTask<Row extends TaskRow, Answer extends TaskAnswer>(
  task: JudgeTask<Row, Answer>,
  baseURL: string,
  rows: Row[],
  changes: Partial<TaskOptions<Row, Answer>> = {},
) {
  return startTask(task, {
    rows,
    settings: { baseURL, model: 'judge-1', ...DEFAULT_PARAMETERS },
    connection: { baseURL, key: undefined, headers: {} },
    concurrency: 2,
    timeoutMs: 60_000,
    clock: fastClock,
    ...changes,
  }).finished;
}

function say(content: string): object {
  return { choices: [{ finish_reason: 'stop', message: { content } }] };
}

describe('a server answers', () => {
  it.each([[[]], [['json_schema']], [['response_format', 'seed']]])(
    'every task, refusing %j',
    async (refuses) => {
      const { baseURL } = await openServer({ refuses });
      const nile = 'The Nile ends in the Mediterranean Sea.';
      const sorted = await runTask(RERANK, baseURL, [RERANK_ROW]);
      expect(sorted.judgements.get(RERANK_ROW.key)).toMatchObject({ order: [1, 2, 0] });
      const pair = makeMergeRow({ question: 'a?', answer: 'b' }, { question: 'c?', answer: 'd' });
      const merged = await runTask(MERGE, baseURL, [pair]);
      expect(merged.judgements.get(pair.key)).toMatchObject({ question: 'a? c?', answer: 'b d' });
      const lengths = [
        makeLengthRow('q', 'concise', 'Short.'),
        makeLengthRow('q', 'detailed', 'Short.'),
        makeLengthRow('q', 'detailed', ''),
      ];
      const checked = await runTask(LENGTH_CHECK, baseURL, lengths);
      expect(checked.progress.tally).toMatchObject({ fits: 1, does_not_fit: 1, blank: 1 });
      const support = [
        makeSupportRow('q', 'Mediterranean Sea', [nile]),
        makeSupportRow('q', 'the Black Sea', ['Rome', nile]),
        makeSupportRow('q', 'Mediterranean Sea', []),
      ];
      const rated = await runTask(SUPPORT, baseURL, support);
      const coverages = support.map(({ key }) => rated.judgements.get(key));
      expect(coverages).toMatchObject([{ coverage: 1 }, { coverage: 2 / 3 }, { coverage: 0 }]);
    },
  );
});

describe('a reply that does not fit', () => {
  it('is asked for once more, and taken where it fits then', async () => {
    const replies = ['{"sorted_list": [0, 0]}', '{"sorted_list": [2, 0, 1]}'];
    const server = await openServer({
      fault: ({ n }) => ({ kind: 'body', body: say(replies[n] ?? '') }),
    });
    const { judgements } = await runTask(RERANK, server.baseURL, [RERANK_ROW]);
    expect([...judgements.values()]).toMatchObject([{ state: 'sorted', order: [2, 0, 1] }]);
    expect(server.log).toHaveLength(2);
  });

  it('is reported the second time, with what is wrong, and not kept', async () => {
    const server = await openServer({
      fault: () => ({ kind: 'body', body: say('{"sorted_list": [7]}') }),
    });
    const kept = new Map();
    const cache = memoryCache(kept);
    const { end, progress, judgements } = await runTask(RERANK, server.baseURL, [RERANK_ROW], {
      cache,
    });
    expect([end, progress.tally.unparsable, kept.size]).toEqual(['done', 1, 0]);
    expect([...judgements.values()]).toMatchObject([
      {
        state: 'unparsable',
        reason: 'The reply names candidate 7: they are 0 to 2.',
        raw: '{"sorted_list": [7]}',
      },
    ]);
    expect(server.log).toHaveLength(2);
  });
});

it('a model is asked nothing the second time, and another one everything', async () => {
  const server = await openServer();
  const rows = Array.from({ length: 7 }, (_, n) => makeLengthRow(`${n}`, 'concise', 'r'));
  const cache = memoryCache<Judged<LengthChecked>>();
  await runTask(LENGTH_CHECK, server.baseURL, rows, { cache });
  const again = await runTask(LENGTH_CHECK, server.baseURL, rows, { cache });
  expect([server.log.length, again.progress.fromCache]).toEqual([7, 7]);
  const settings = { baseURL: server.baseURL, model: 'judge-2', ...DEFAULT_PARAMETERS };
  await runTask(LENGTH_CHECK, server.baseURL, rows, { cache, settings });
  expect(server.log).toHaveLength(14);
});

it('a task goes on where it was stopped', async () => {
  const server = await openServer();
  const stop = new AbortController();
  const rows = Array.from({ length: 12 }, (_, n) => makeSupportRow(`${n}`, 'g', ['g']));
  const cache = memoryCache<Judged<Supported>>();
  const first = await runTask(SUPPORT, server.baseURL, rows, {
    cache,
    signal: stop.signal,
    onProgress: ({ done }) => done === 5 && stop.abort(),
  });
  expect(first.end).toBe('stopped');
  const second = await runTask(SUPPORT, server.baseURL, rows, { cache });
  expect(second).toMatchObject({ end: 'done', progress: { done: 12, tally: { rated: 12 } } });
  expect(second.progress.fromCache).toBeGreaterThanOrEqual(5);
});

it.each([
  [{ key: 'k' }, 'unauthorized'],
  [{ fault: () => ({ kind: 'body', body: 'hello' }) as const }, 'not_chat'],
])('a task ends with one message where %j', async (options, kind) => {
  const server = await openServer(options);
  const rows = Array.from({ length: 9 }, (_, n) => makeSupportRow(`${n}`, 'g', ['g']));
  const { end, reason } = await runTask(SUPPORT, server.baseURL, rows);
  expect([end, reason?.kind]).toEqual(['ended', kind]);
  expect(server.log.length).toBeLessThanOrEqual(3);
});
