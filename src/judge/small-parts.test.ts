import { describe, expect, it } from 'vitest';
import { openServer, makeOptions, makeRows } from './run-judge.test-support.ts';
import { readAddress } from './address.ts';
import { readError } from './read-error.ts';
import { rehearse } from './rehearse.ts';
import { readRetryAfter, retryDelay } from './retry-delay.ts';
import { memoryCache } from './answer-cache.ts';

const PAGE = 'https://someone.github.io';

describe('an address', () => {
  it.each([
    [' http://localhost:11434/v1/ ', 'http://localhost:11434/v1'],
    ['https://api.example.org/v1/chat/completions', 'https://api.example.org/v1'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
  ])('%s is read as %s', (typed, baseURL) => {
    expect(readAddress(typed, undefined)).toEqual({ baseURL, notice: undefined });
  });

  it.each([
    ['', /http:\/\/ or https/],
    ['localhost:11434/v1', /http:\/\/ or https/],
    ['file:///etc/passwd', /http:\/\/ or https/],
    ['https://me:secret@example.org/v1', /no user name, password/],
    ['https://example.org/v1?key=secret', /anything after \?/],
    ['http://example.org/v1', /plain http.*npm start/],
    ['http://8.8.8.8/v1', /plain http/],
  ])('%j is refused, without its secrets', (typed, sentence) => {
    const read = readAddress(typed, PAGE);
    expect('problem' in read && read.problem).toMatch(sentence);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it.each([
    ['http://localhost:1234/v1', PAGE, /this machine.*will ask/],
    ['http://[::1]:1234/v1', PAGE, /this machine/],
    ['http://192.168.0.7:1234/v1', PAGE, /your own network.*block plain http/],
    ['https://10.1.2.3/v1', PAGE, /your own network/],
    ['http://172.20.0.1/v1', PAGE, /your own network/],
    ['http://studio.local:1234/v1', PAGE, /your own network/],
  ])('%s is announced, from %s', (typed, origin, sentence) => {
    const read = readAddress(typed, origin);
    expect('notice' in read && read.notice).toMatch(sentence);
  });

  it.each([
    ['https://api.openai.com/v1', PAGE],
    ['http://localhost:1234/v1', 'http://localhost:4173'],
    ['http://example.org/v1', 'http://localhost:4173'],
    ['http://172.32.0.1/v1', 'http://example.org'],
  ])('%s needs no word from %s', (typed, origin) => {
    expect(readAddress(typed, origin)).toHaveProperty('notice', undefined);
  });
});

describe('delays', () => {
  it.each([
    ['2', 2000],
    ['0.5', 500],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:09 GMT', 8000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('Retry-After %j is %s', (header, ms) => {
    expect(readRetryAfter(header, 1000)).toBe(ms);
  });

  it('grow, are jittered from 0 on, and end at half a minute', () => {
    const longest = [1, 2, 3, 4, 20].map((tries) => retryDelay(tries, () => 1));
    expect(longest).toEqual([500, 1000, 2000, 4000, 30_000]);
    expect(retryDelay(5, () => 0)).toBe(0);
  });
});

describe('an error body', () => {
  it.each([
    [
      '{"error": {"message": "no", "param": "seed", "code": null}}',
      { message: 'no', param: 'seed' },
    ],
    ['{"error": "model \'x\' not found"}', { message: "model 'x' not found" }],
    ['{"detail": "Not Found"}', { message: 'Not Found' }],
    ['{"detail": [{"loc": ["body", "seed"], "msg": "extra"}]}', { message: 'body.seed: extra' }],
    ['{"object": "error", "message": "no", "code": 400}', { message: 'no' }],
    ['<html><style>a{}</style><h1>Bad\n gateway</h1></html>', { message: 'Bad gateway' }],
    ['', { message: '' }],
  ])('%s is read', (body, error) => {
    expect(readError(body)).toMatchObject(error);
  });

  it('is cut where it is a page', () => {
    expect(readError('x'.repeat(1e5)).message).toHaveLength(500);
  });
});

describe('a rehearsal', () => {
  it('says how often the judge agrees with itself, and what a row takes', async () => {
    const server = await openServer({ promptTokens: () => 100 });
    let calls = 0;
    const flaky = {
      verdict: () => (calls++ === 7 ? 'incorrect' : 'correct'),
      promptTokens: () => 100,
    } as const;
    server.behave(flaky);
    const { runs, agreement, perRow } = await rehearse(
      makeOptions(server.baseURL, makeRows(10)),
      3,
    );
    expect(runs).toHaveLength(3);
    expect(server.log).toHaveLength(30);
    expect(agreement).toEqual({ rows: 10, same: 9, leftOut: 0 });
    expect(perRow).toMatchObject({ input: 100, output: 20 });
  });

  it('measures nothing where all was kept', async () => {
    const server = await openServer();
    const options = { ...makeOptions(server.baseURL, makeRows(10)), cache: memoryCache() };
    expect((await rehearse(options, 1)).perRow).toMatchObject({ output: 20 });
    expect((await rehearse(options, 1)).perRow).toBeUndefined();
    expect(server.asked()).toHaveLength(10);
  });

  it('ends where the server ends it', async () => {
    const server = await openServer({ key: 'k' });
    const { runs, perRow } = await rehearse(makeOptions(server.baseURL, makeRows(10)), 3);
    expect(runs).toHaveLength(1);
    expect(perRow).toBeUndefined();
  });
});
