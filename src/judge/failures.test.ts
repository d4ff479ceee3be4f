import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { JudgeServerOptions } from '../../e2e/judge-server/judge-server.ts';
import { explainSilence, guessServers } from './explain-failure.ts';
import { makeOptions, makeRows, openServer, run } from './run-judge.test-support.ts';
import { listModels, testConnection } from './test-connection.ts';

const PAGE = 'https://someone.github.io';

function status(code: number, message = ''): JudgeServerOptions {
  return { fault: () => ({ kind: 'status', status: code, message }) };
}

/** An address at which nothing listens. */
async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
}

describe('one message, and no storm, for', () => {
  it.each<[string, JudgeServerOptions, string, RegExp]>([
    ['a missing key', { key: 'k' }, 'unauthorized', /wants a key \(401\)/],
    ['a key that may not', status(403, 'no access'), 'forbidden', /may do.*“no access”/],
    [
      'a wrong model',
      status(404, 'The model `x` does not exist'),
      'no_model',
      /no model “judge-1”/,
    ],
    ['a wrong model by 400', status(400, 'x is not a valid model ID'), 'no_model', /no model/],
    ['an empty account', status(402, 'pay'), 'no_credit', /no credit/],
    ['a redirect', { fault: () => ({ kind: 'redirect' }) }, 'redirect', /another address/],
    [
      'answers that are no completions',
      { fault: () => ({ kind: 'body', body: 'hello' }) },
      'not_chat',
      /not with a chat/,
    ],
    [
      'a wait of an hour',
      { fault: () => ({ kind: 'status', status: 429, retryAfter: '3600' }) },
      'long_wait',
      /60 minutes/,
    ],
  ])('%s', async (_, options, kind, sentence) => {
    const server = await openServer(options);
    const { end, reason, progress } = await run(server.baseURL, makeRows(50), { concurrency: 16 });
    expect(end).toBe('ended');
    expect(reason?.kind).toBe(kind);
    expect(reason?.message).toMatch(sentence);
    expect(server.log.length).toBeLessThanOrEqual(3);
    expect(progress.tally.waiting).toBe(50);
  });

  it('a wrong key', async () => {
    const server = await openServer({ key: 'right' });
    const connection = { baseURL: server.baseURL, key: 'wrong', headers: {} };
    const { reason } = await run(server.baseURL, makeRows(50), { connection });
    expect(reason?.message).toMatch(/refuses the key \(401\)/);
    expect(server.log).toHaveLength(1);
  });

  it('a wrong path, with the one that it probably is', async () => {
    const server = await openServer();
    const { reason } = await run(server.origin, makeRows(50));
    expect(reason?.kind).toBe('no_path');
    expect(reason?.message).toContain(`${server.origin}/v1 most often`);
    expect(server.log).toHaveLength(1);
  });

  it('a server that is down, with the cause where there is one', async () => {
    const { reason, progress } = await run(await freeAddress(), makeRows(50));
    expect(reason?.kind).toBe('server_down');
    expect(reason?.message).toMatch(/ECONNREFUSED/);
    expect(progress.requests).toBe(3);
  });

  it('a server that hangs', async () => {
    const server = await openServer({ fault: () => ({ kind: 'hang' }) });
    const settings = { timeoutMs: 2000 };
    const { reason, progress } = await run(server.baseURL, makeRows(50), settings);
    expect(reason).toMatchObject({ kind: 'timeout', message: expect.stringMatching(/within 2 s/) });
    // Not the server's log: on a busy machine a request is given up before the server has read it.
    expect(progress.requests).toBe(3);
  });
});

/** As a browser fetches from a server whose CORS does not let the page in. */
function refusedByCors(url: string, init: RequestInit): Promise<Response> {
  return init.mode === 'no-cors'
    ? fetch(url, init)
    : Promise.reject(new TypeError('Failed to fetch'));
}

describe('from a page', () => {
  it('CORS is told from a server that is down by one probe without the key', async () => {
    const server = await openServer();
    const sent: RequestInit[] = [];
    const { reason } = await run(server.baseURL, makeRows(50), {
      origin: PAGE,
      connection: { baseURL: server.baseURL, key: 'secret-key', headers: { 'X-Team': 'a' } },
      fetch: (url, init) => {
        sent.push(init);
        return refusedByCors(url, init);
      },
    });
    expect(reason?.kind).toBe('cors');
    expect(reason?.message).toMatch(
      /origin https:\/\/someone.github.io, the method POST and the headers content-type, authorization, x-team/,
    );
    expect(sent.map(({ mode }) => mode)).toEqual([undefined, 'no-cors', undefined]);
    expect(JSON.stringify(server.log)).not.toContain('secret-key');
  });

  it('a server that is down is said to be after one try and the probe', async () => {
    const { reason, progress } = await run(await freeAddress(), makeRows(50), { origin: PAGE });
    expect(reason?.kind).toBe('server_down');
    expect(reason?.message).toMatch(/local network/);
    expect(progress.requests).toBe(2);
  });

  it('one dropped connection is no refusal', async () => {
    const server = await openServer({ fault: ({ n }) => (n === 0 ? { kind: 'drop' } : undefined) });
    const { end, progress } = await run(server.baseURL, makeRows(5), { origin: PAGE });
    expect(end).toBe('done');
    expect(progress.tally.failed).toBe(0);
  });

  it.each([
    ['http://localhost:11434/v1', /OLLAMA_ORIGINS=https:\/\/someone\.github\.io/],
    ['http://127.0.0.1:1234/v1', /Enable CORS/],
    [
      'http://192.168.1.5:8000/v1',
      /--allowed-origins '\["https:\/\/someone\.github\.io"\]'.*--enable-cors/,
    ],
    ['http://localhost:8080/v1', /llama-server/],
    ['https://api.anthropic.com/v1', /anthropic-dangerous-direct-browser-access/],
    ['https://judge.example.org/v1', /Ollama:.*LM Studio:.*vLLM:/],
  ])('%s is told how to let it in', (baseURL, hint) => {
    const place = {
      baseURL,
      path: '/chat/completions',
      model: 'm',
      hasKey: false,
      headers: [],
      origin: PAGE,
      getWorks: false,
    } as const;
    const failure = { kind: 'network', message: 'Failed to fetch' } as const;
    expect(explainSilence(failure, place, true, 1).message).toMatch(hint);
  });
});

it('guesses nothing of an address without a usual port or host', () => {
  expect(guessServers('https://judge.example.org/v1')).toEqual([]);
});

function withoutList(url: string, init: RequestInit): Promise<Response> {
  return url.endsWith('/models')
    ? Promise.resolve(Response.json({}, { status: 404 }))
    : fetch(url, init);
}

function refusePosts(url: string, init: RequestInit): Promise<Response> {
  return init.method?.toUpperCase() === 'POST' ? refusedByCors(url, init) : fetch(url, init);
}

describe('testing a connection', () => {
  it('lists models, judges one row, and says what the server does not take', async () => {
    const server = await openServer({
      models: ['a', 'b'],
      refuses: ['seed'],
      verdict: () => 'correct',
    });
    const test = await testConnection(makeOptions(server.baseURL, []));
    expect(test).toMatchObject({
      models: ['a', 'b'],
      judgement: { state: 'correct' },
      problem: undefined,
    });
    expect(test.accepted.seed).toBe(false);
  });

  it('does without a list of models', async () => {
    const server = await openServer();
    const test = await testConnection({ ...makeOptions(server.baseURL, []), fetch: withoutList });
    expect(test).toMatchObject({ models: undefined, problem: undefined });
    expect(test.judgement).toBeDefined();
  });

  it('offers the models where the name is wrong', async () => {
    const server = await openServer({ models: ['a'], ...status(404, 'model not found') });
    const test = await testConnection(makeOptions(server.baseURL, []));
    expect(test).toMatchObject({ models: ['a'], problem: { kind: 'no_model' } });
  });

  it('tells a preflight that fails from a server that lets no page in', async () => {
    const server = await openServer();
    const test = await testConnection({
      ...makeOptions(server.baseURL, []),
      origin: PAGE,
      fetch: refusePosts,
    });
    expect(test.problem?.message).toMatch(/lets this page list its models but not ask/);
    expect(server.log).toHaveLength(1);
  });

  it.each<[string, JudgeServerOptions]>([
    ['unauthorized', { key: 'k' }],
    ['forbidden', { header: { name: 'X-Team', value: 'a' } }],
  ])('stops at the first request where it is %s', async (kind, options) => {
    const server = await openServer(options);
    const test = await testConnection(makeOptions(server.baseURL, []));
    expect(test.problem?.kind).toBe(kind);
    expect(server.log).toHaveLength(1);
  });

  it('lists models alone too', async () => {
    const server = await openServer({ models: ['a'] });
    expect(await listModels(makeOptions(server.baseURL, []))).toEqual({
      models: ['a'],
      problem: undefined,
    });
  });
});
