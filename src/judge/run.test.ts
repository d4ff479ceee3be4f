import { describe, expect, it, vi } from 'vitest';
import type { Judgement } from '../core/judge/judgement.ts';
import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import { judgedShare } from '../core/judge/tally.ts';
import {
  makeOptions,
  makeRow,
  makeRows,
  makeSettings,
  openServer,
  run,
} from './run-judge.test-support.ts';
import { type JudgeRun, startRun } from './start-run.ts';
import { memoryCache } from './answer-cache.ts';

function complete(content: unknown, finish_reason = 'stop', usage?: object): object {
  return { choices: [{ finish_reason, message: { content } }], usage };
}

const CORRECT = '{"verdict": "correct", "reason": ""}';

describe('an answer', () => {
  it('is kept before a request is sent in its place', async () => {
    const server = await openServer();
    const kept = memoryCache();
    let puts = 0;
    const cache = {
      get: (key: string) => kept.get(key),
      async put(key: string, judgement: Judgement) {
        // A slow disk: others are answered meanwhile.
        for (let turns = 0; turns < 50; turns++) await new Promise(setImmediate);
        // Of the requests that the server has seen, all but those under way have been kept.
        expect(server.asked().length - puts).toBeLessThanOrEqual(4);
        puts++;
        await kept.put(key, judgement);
      },
    };
    const { progress } = await run(server.baseURL, makeRows(40), { concurrency: 4, cache });
    expect([progress.tally.waiting, puts]).toEqual([0, 40]);
  });
});

describe('a row', () => {
  it('that is blank is incorrect, and nothing is sent', async () => {
    const server = await openServer();
    const rows = [makeRow('q', 'g', ' \u00A0\n'), makeRow('q', 'g', '')];
    const { progress } = await run(server.baseURL, rows);
    expect(progress.tally.blank).toBe(2);
    expect(server.log).toEqual([]);
  });

  it('without a verdict is asked for once more, then left unparsable, its reply kept', async () => {
    const server = await openServer({
      fault: () => ({ kind: 'body', body: complete('not correct') }),
    });
    const { judgements } = await run(server.baseURL, makeRows(1));
    expect([...judgements.values()]).toMatchObject([{ state: 'unparsable', raw: 'not correct' }]);
    expect(server.log).toHaveLength(2);
  });

  it('whose reply was cut is asked for with a larger limit, then left truncated', async () => {
    const server = await openServer({
      fault: () => ({ kind: 'body', body: complete('so', 'length') }),
    });
    const { judgements } = await run(server.baseURL, makeRows(1));
    expect([...judgements.values()]).toMatchObject([{ state: 'truncated', raw: 'so' }]);
    expect([...judgements.values()][0]?.reason).toMatch(/8192 tokens/);
    expect(server.asked().map(({ body }) => body?.['max_tokens'])).toEqual([2048, 8192]);
  });

  it('counts the tokens of all its requests', async () => {
    const usage = { prompt_tokens: 10, completion_tokens: 3 };
    const server = await openServer({
      fault: ({ n }) => ({ kind: 'body', body: complete(n === 0 ? '?' : CORRECT, 'stop', usage) }),
    });
    const { progress } = await run(server.baseURL, makeRows(1));
    expect(progress.usage).toEqual({ input: 20, output: 6 });
  });

  it.each([400, 413, 418])(
    'that is answered with %i fails at once, with status and message',
    async (status) => {
      const fault = { kind: 'status', status, message: 'too long' } as const;
      const server = await openServer({ fault: ({ n }) => (n === 1 ? fault : undefined) });
      const { judgements } = await run(server.baseURL, makeRows(3));
      const [, second] = judgements.values();
      expect(second).toMatchObject({ state: 'failed', reason: `Status ${status}: too long` });
      expect(server.log).toHaveLength(3);
    },
  );

  it.each([408, 409, 429, 500, 503])(
    'that is answered with %i is tried five times',
    async (status) => {
      const server = await openServer({
        fault: ({ n }) => (n > 0 ? { kind: 'status', status } : undefined),
      });
      const { progress } = await run(server.baseURL, makeRows(2));
      expect(progress.tally).toMatchObject({ correct: 0, incorrect: 1, failed: 1 });
      expect(server.log).toHaveLength(6);
    },
  );

  it('waits as long as the server asks, and else a random while that grows', async () => {
    const answers = [
      { retryAfter: '3' },
      { retryAfter: new Date(100_000 + 7000).toUTCString() },
      {},
      {},
    ];
    const server = await openServer({
      fault: ({ n }) => (answers[n] ? { kind: 'status', status: 429, ...answers[n] } : undefined),
    });
    const waited: number[] = [];
    const clock = {
      now: () => 100_000,
      wait: async (ms: number, signal: AbortSignal) => {
        // The time-out of a request is no wait that is looked at here.
        if (ms === 60_000)
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
        else waited.push(ms);
      },
    };
    await run(server.baseURL, makeRows(1), { clock, random: () => 0.5 });
    expect(waited).toEqual([3000, 7000, 1000, 2000]);
  });
});

describe('a run', () => {
  it('counts rows without a verdict in no part of the share', async () => {
    const server = await openServer({
      verdict: () => 'correct',
      fault: ({ n }) => (n === 1 ? { kind: 'status', status: 400, message: 'no' } : undefined),
    });
    const { progress } = await run(server.baseURL, makeRows(4));
    expect(judgedShare(progress.tally)).toEqual({
      correct: 3,
      judged: 3,
      leftOut: 1,
      percent: 100,
    });
  });

  it('sends its first request alone', async () => {
    let open = 0;
    const most: number[] = [];
    const server = await openServer();
    const send = async (url: string, init: RequestInit) => {
      most.push(++open);
      const answer = await fetch(url, init);
      open--;
      return answer;
    };
    await run(server.baseURL, makeRows(20), { concurrency: 5, fetch: send });
    expect(most.slice(0, 2)).toEqual([1, 1]);
    expect(Math.max(...most)).toBe(5);
  });

  it('asks nothing the second time, all again with another prompt, and never keeps an error', async () => {
    const server = await openServer({
      fault: ({ n }) => (n === 3 ? { kind: 'status', status: 400, message: 'no' } : undefined),
    });
    const kept = new Map<string, Judgement>();
    const cache = memoryCache(kept);
    const rows = [...makeRows(10), makeRow('q', 'g', '')];
    const first = await run(server.baseURL, rows, { cache });
    expect(server.log).toHaveLength(10);
    expect([...kept.values()].every(({ state }) => /^(in)?correct$/.test(state))).toBe(true);

    await run(server.baseURL, rows, { cache });
    expect(server.log).toHaveLength(11);
    const third = await run(server.baseURL, rows, { cache });
    expect(server.log).toHaveLength(11);
    expect(third.progress.fromCache).toBe(10);
    expect(third.judgements.size).toBe(first.judgements.size);

    const settings = makeSettings(server.baseURL, { prompt: `${DEFAULT_PROMPT}!` });
    await run(server.baseURL, rows, { cache, settings });
    expect(server.log).toHaveLength(21);
  });

  it('pauses, goes on, and stops with what it has', async () => {
    const server = await openServer();
    const stop = new AbortController();
    const held: JudgeRun[] = [];
    let judged = 0;
    held.push(
      startRun(
        makeOptions(server.baseURL, makeRows(30), {
          signal: stop.signal,
          onJudged: () => {
            judged++;
            if (judged === 5) held[0]?.pause();
            if (judged === 20) stop.abort();
          },
          onProgress: ({ paused }) => {
            if (paused !== undefined) setTimeout(() => held[0]?.resume());
          },
        }),
      ),
    );
    const result = await held[0]?.finished;
    expect(result?.end).toBe('stopped');
    expect(result?.progress.tally.waiting).toBe(30 - judged);
    expect(judged).toBeLessThan(25);
  });

  it('pauses after ten network errors in a row, and loses no row by it', async () => {
    const server = await openServer({
      fault: ({ n }) => (n > 3 && n < 20 ? { kind: 'drop' } : undefined),
    });
    const reasons: string[] = [];
    const held: JudgeRun[] = [];
    held.push(
      startRun(
        makeOptions(server.baseURL, makeRows(12), {
          concurrency: 4,
          random: () => 0.5,
          onProgress: ({ paused }) => {
            if (paused === undefined || reasons.includes(paused)) return;
            reasons.push(paused);
            setTimeout(() => held[0]?.resume(), 20);
          },
        }),
      ),
    );
    const result = await held[0]?.finished;
    expect(reasons).toEqual([
      expect.stringMatching(/^10 network errors in a row.*: Network error/),
    ]);
    expect(result?.progress.tally).toMatchObject({ failed: 0, waiting: 0 });
  });

  it('pauses after ten rows in a row that failed', async () => {
    const server = await openServer({
      fault: ({ n }) => (n > 0 ? { kind: 'status', status: 400, message: 'no' } : undefined),
    });
    const stop = new AbortController();
    const { progress } = await run(server.baseURL, makeRows(50), {
      signal: stop.signal,
      onProgress: ({ paused }) => paused !== undefined && stop.abort(),
    });
    expect(progress.paused).toMatch(/10 rows in a row failed.*Status 400: no/);
    expect(progress.tally.failed).toBe(10);
  });

  it('sends no more requests a minute than it may', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    try {
      const sent: number[] = [];
      const send = async () => {
        sent.push(Date.now());
        return Response.json(complete(CORRECT));
      };
      const finished = run('http://x/v1', makeRows(4), {
        requestsPerMinute: 30,
        concurrency: 4,
        fetch: send,
      });
      await vi.advanceTimersByTimeAsync(20_000);
      await finished;
      const gaps = sent.slice(1).map((at, place) => at - (sent[place] ?? 0));
      expect(gaps).toHaveLength(3);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says when the server seems to have cut the prompts', async () => {
    const server = await openServer({ promptTokens: () => 2048 });
    const rows = Array.from({ length: 4 }, (_, n) => makeRow('q', 'g', `${n} `.repeat(9000)));
    const { cutPrompts } = await run(server.baseURL, rows);
    expect(cutPrompts).toEqual({ rows: 4, contextLength: 2048 });
    // Without its end a prompt asks for no verdict, and each row is asked for twice.
    const body = {
      choices: [{ finish_reason: 'stop', message: { content: 'Well.' } }],
      usage: { prompt_tokens: 2048, completion_tokens: 2 },
    };
    server.behave({ fault: () => ({ kind: 'body', body }) });
    const short = Array.from({ length: 4 }, (_, n) => makeRow('q', 'g', `${n} `.repeat(7000)));
    expect((await run(server.baseURL, short)).cutPrompts).toEqual({ rows: 4, contextLength: 2048 });
  });

  it('rejects where a verdict cannot be kept, rather than lose it in silence', async () => {
    const server = await openServer();
    const cache = { get: async () => undefined, put: () => Promise.reject(new Error('disk full')) };
    await expect(run(server.baseURL, makeRows(9), { cache, concurrency: 3 })).rejects.toThrow(
      'disk full',
    );
  });
});
