import { expect, type Page, test as base } from '@playwright/test';
import type { JudgeServerOptions } from './judge-server.ts';
import { type JudgeServer, startJudgeServer } from './judge-server.ts';
import type { JudgeClient } from './page-entry.ts';
import { serveClient } from './serve-client.ts';

/** A page with the judge's client in it, and a server on another origin. */
const test = base.extend<{ server: JudgeServer }, { client: string }>({
  client: [
    async ({ playwright: _playwright }, use) => {
      const { address, close } = await serveClient();
      await use(address);
      close();
    },
    { scope: 'worker' },
  ],
  server: async ({ playwright: _playwright }, use) => {
    const server = await startJudgeServer();
    await use(server);
    await server.close();
  },
  page: async ({ page, client }, use) => {
    await page.goto(client);
    await page.waitForFunction(() => 'judgeClient' in globalThis);
    await use(page);
  },
});

declare const judgeClient: JudgeClient;

const ROWS = Array.from({ length: 6 }, (_, n) => ({
  key: `${n}`,
  question: 'q',
  golden: 'g',
  response: `r${n}`,
}));

const TEXTS = ['a', 'b'];

interface Sender {
  key?: string;
  headers?: Record<string, string>;
}

function judge(page: Page, baseURL: string, { key, headers = {} }: Sender = {}) {
  return page.evaluate(([connection, rows]) => judgeClient.run(connection, rows), [
    { baseURL, key, headers },
    ROWS,
  ] as const);
}

function allow(...headers: string[]): NonNullable<JudgeServerOptions['cors']> {
  return { origin: '*', headers };
}

test('a server that allows content-type and authorization alone judges', async ({
  page,
  server,
}) => {
  server.behave({ key: 'secret-key', cors: allow('content-type', 'authorization') });
  const { end, tally } = await judge(page, server.baseURL, { key: 'secret-key' });
  expect(end).toBe('done');
  expect(tally.correct + tally.incorrect).toBe(ROWS.length);
});

test('so does one that allows content-type alone, where there is no key', async ({
  page,
  server,
}) => {
  server.behave({ cors: allow('content-type') });
  expect((await judge(page, server.baseURL)).end).toBe('done');
});

test('and one that wants a header which the user typed', async ({ page, server }) => {
  const header = { name: 'X-Team', value: 'a' };
  server.behave({ header, cors: allow('content-type', 'x-team') });
  expect((await judge(page, server.baseURL)).reason?.kind).toBe('forbidden');
  expect((await judge(page, server.baseURL, { headers: { 'X-Team': 'a' } })).end).toBe('done');
});

test('a server that lets no page in is told from one that is down, in three requests', async ({
  page,
  server,
}) => {
  const { reason, requests } = await judge(page, server.baseURL, { key: 'secret-key' });
  expect(reason?.kind).toBe('cors');
  expect(reason?.message).toContain('the method POST and the headers content-type, authorization');
  expect(requests).toBe(3);
  expect(server.log.map(({ method }) => method)).toEqual(['OPTIONS', 'GET', 'OPTIONS']);
  expect(JSON.stringify(server.log)).not.toContain('secret-key');

  await server.close();
  const down = await judge(page, server.baseURL);
  expect(down.reason?.kind).toBe('server_down');
  expect(down.requests).toBe(2);
});

test('a preflight that fails while a GET works is named', async ({ page, server }) => {
  server.behave({ cors: allow('x-other') });
  const connection = { baseURL: server.baseURL, key: undefined, headers: {} };
  const found = await page.evaluate((to) => judgeClient.test(to), connection);
  expect(found.models).toEqual(['judge-1']);
  expect(found.problem?.message).toMatch(/list its models but not ask/);
});

test('waits that the server asks for are seen where it exposes them', async ({ page, server }) => {
  server.behave({
    cors: { origin: '*', headers: ['content-type'], exposes: ['retry-after'] },
    fault: () => ({ kind: 'status', status: 429, retryAfter: '3600' }),
  });
  expect((await judge(page, server.baseURL)).reason?.kind).toBe('long_wait');
});

test('vectors come to a page by the same headers, and a refusal is told in the same words', async ({
  page,
  server,
}) => {
  const connection = { baseURL: server.baseURL, key: 'secret-key', headers: {} };
  const embed = () =>
    page.evaluate(([to, texts]) => judgeClient.embed(to, texts), [connection, TEXTS] as const);
  expect((await embed()).reason?.kind).toBe('cors');
  server.behave({ key: 'secret-key', cors: allow('content-type', 'authorization') });
  const { end, vectors } = await embed();
  expect(end).toBe('done');
  expect(vectors.map(([text, vector]) => [text, vector.length])).toEqual([
    ['a', 64],
    ['b', 64],
  ]);
});

test('a redirect is not followed', async ({ page, server }) => {
  server.behave({ cors: allow('content-type'), fault: () => ({ kind: 'redirect' }) });
  expect((await judge(page, server.baseURL)).reason?.kind).toBe('redirect');
  expect(server.asked()).toHaveLength(1);
});
