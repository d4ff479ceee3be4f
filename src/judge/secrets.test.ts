import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordSettings } from '../core/judge/settings-record.ts';
import { checkConnection, redact } from './connection.ts';
import { makeRows, makeSettings, openServer, run } from './run-judge.test-support.ts';
import { memoryCache } from './answer-cache.ts';

const BASE = 'http://x/v1';

/** As keys are: no white space, and long enough to be a secret. */
const key = fc.stringMatching(/^[!#-[\]-~]{8,40}$/);

/** What a server or a browser may make of a request that holds the key. */
const LEAKS: ((text: string) => Response | Error)[] = [
  (text) => new Response(text, { status: 401 }),
  (text) => new Response(`<html>${text}</html>`, { status: 502 }),
  (text) => Response.json({ error: { message: text, code: text, param: text } }, { status: 400 }),
  (text) => Response.json({ detail: [{ loc: [text], msg: text }] }, { status: 422 }),
  (text) => Response.json({ choices: [{ message: { content: text } }] }),
  (text) =>
    Response.json({
      choices: [{ message: { content: JSON.stringify({ verdict: 'correct', reason: text }) } }],
    }),
  (text) => Response.json({ choices: [{ message: { content: null, refusal: text } }] }),
  (text) => new Response(text),
  (text) => new Response(JSON.stringify({ error: text }).replaceAll('/', '\\/'), { status: 500 }),
  (text) => new TypeError(`Header value ${text} is not allowed`),
];

describe('the key', () => {
  it('is in nothing that a run says, records or keeps, whatever the server does with it', async () => {
    await fc.assert(
      fc.asyncProperty(key, fc.constantFrom(...LEAKS), async (secret, leak) => {
        const said: unknown[] = [];
        const kept = new Map();
        const result = await run(BASE, makeRows(2), {
          connection: { baseURL: BASE, key: secret, headers: { 'X-Api-Key': `${secret}-2` } },
          cache: memoryCache(kept),
          onJudged: (...heard) => said.push(heard),
          onProgress: (progress) => said.push(progress),
          fetch: async () => {
            const answer = leak(`Bearer ${secret} ${secret}-2`);
            if (answer instanceof Error) throw answer;
            return answer;
          },
          clock: {
            now: () => 0,
            wait: (ms, signal) => (ms === 60_000 ? aborted(signal) : Promise.resolve()),
          },
        });
        const record = recordSettings(makeSettings(BASE), result.progress.accepted);
        const all = collectTexts([said, [...kept], result, [...result.judgements], record]);
        expect(all.filter((text) => text.includes(secret))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is never taken from the environment, nor is anything else', async () => {
    const server = await openServer();
    const before = { ...process.env };
    Object.assign(process.env, {
      OPENAI_API_KEY: 'from-the-environment',
      OPENAI_ADMIN_KEY: 'from-the-environment',
      OPENAI_ORG_ID: 'from-the-environment',
      OPENAI_CUSTOM_HEADERS: 'X-Custom: from-the-environment',
    });
    await run(server.baseURL, makeRows(1));
    process.env = before;
    expect(JSON.stringify(server.log)).not.toContain('from-the-environment');
    expect(server.log[0]?.headers.authorization).toBeUndefined();
  });

  it.each(['a b', 'a\nb', 'ключ', 'a"b', ''])(
    '%j is refused before anything is sent, without being shown',
    (wrong) => {
      const problem = checkConnection({ baseURL: BASE, key: wrong, headers: {} });
      expect(problem).toMatch(/^The key holds/);
    },
  );
});

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
}

/** Every text in a value, at whatever depth. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flat().flatMap(collectTexts);
}

it('leaves short keys and harmless headers in replies, where they are words', () => {
  const connection = {
    baseURL: BASE,
    key: 'ollama',
    headers: { 'anthropic-version': '2023-06-01' },
  };
  expect(redact('On 2023-06-01 ollama', connection)).toBe('On 2023-06-01 ollama');
});

it.each([{ 'a b': 'x' }, { a: 'x\ny' }])('refuses the headers %j', (headers) => {
  expect(checkConnection({ baseURL: BASE, key: undefined, headers })).toMatch(/header/);
});

describe('what leaves', () => {
  it('is Content-Type, Authorization and the headers that the user typed', async () => {
    const sent: [string, RequestInit][] = [];
    await run(BASE, makeRows(1), {
      connection: { baseURL: BASE, key: 'secret-key', headers: { 'X-Team': 'a' } },
      fetch: async (url, init) => {
        sent.push([url, init]);
        return Response.json({ choices: [{ message: { content: 'correct' } }] });
      },
    });
    const [[url, init] = ['', {}]] = sent;
    expect(url).toBe(`${BASE}/chat/completions`);
    expect([...new Headers(init.headers)]).toEqual([
      ['authorization', 'Bearer secret-key'],
      ['content-type', 'application/json'],
      ['x-team', 'a'],
    ]);
    expect(init).toMatchObject({
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('adds nothing of the library on the wire, and no Authorization where there is no key', async () => {
    const server = await openServer();
    await run(server.baseURL, makeRows(1));
    const names = Object.keys(server.log[0]?.headers ?? {});
    // The rest is what Node's fetch sends with every request.
    const platform =
      /^(host|connection|accept|accept-language|accept-encoding|sec-fetch-mode|user-agent|content-length|cache-control|pragma)$/;
    expect(names.filter((name) => !platform.test(name))).toEqual(['content-type']);
    expect(server.log[0]?.headers['user-agent']).toBe('node');
  });
});
