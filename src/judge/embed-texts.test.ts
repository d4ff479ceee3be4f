import { describe, expect, it } from 'vitest';
import type { JudgeServerOptions } from '../../e2e/judge-server/judge-server.ts';
import { memoryCache } from './answer-cache.ts';
import { type EmbedOptions, embedTexts } from './embed-texts.ts';
import { fastClock, openServer } from './run-judge.test-support.ts';

const TEXTS = Array.from({ length: 10 }, (_, n) => `text number ${n}`);

function embed(baseURL: string, changes: Partial<EmbedOptions> = {}) {
  return embedTexts({
    texts: TEXTS,
    model: 'vectors-1',
    connection: { baseURL, key: undefined, headers: {} },
    concurrency: 2,
    timeoutMs: 60_000,
    batchSize: 4,
    clock: fastClock,
    ...changes,
  }).finished;
}

/** Vectors that say which text they are of. */
function number(input: string[]): object {
  const data = input.map((text, index) => ({ index, embedding: [TEXTS.indexOf(text) + 1, 1] }));
  return { data: data.toReversed(), usage: { prompt_tokens: input.length } };
}

describe('the vectors of texts', () => {
  it('come in batches, each with its own text, in whatever order the server sends them', async () => {
    const server = await openServer({ embed: ({ input }) => ({ body: number(input) }) });
    const { end, vectors, failed, progress } = await embed(server.baseURL);
    expect([end, failed.size]).toEqual(['done', 0]);
    expect(TEXTS.map((text) => vectors.get(text))).toEqual(TEXTS.map((_, n) => [n + 1, 1]));
    expect(server.log.map(({ path, input }) => [path, input?.length])).toEqual([
      ['/v1/embeddings', 4],
      ['/v1/embeddings', 4],
      ['/v1/embeddings', 2],
    ]);
    expect(progress).toMatchObject({ total: 10, done: 10, requests: 3, usage: { input: 10 } });
  });

  it('are kept by text and model', async () => {
    const server = await openServer();
    const cache = memoryCache<number[]>();
    const first = await embed(server.baseURL, { cache });
    const again = await embed(server.baseURL, { cache, texts: ['new', ...TEXTS] });
    expect(server.log.map(({ input }) => input?.length)).toEqual([4, 4, 2, 1]);
    expect(again.progress.fromCache).toBe(10);
    expect(again.vectors.get(TEXTS[3] ?? '')).toEqual(first.vectors.get(TEXTS[3] ?? ''));
    await embed(server.baseURL, { cache, model: 'vectors-2', batchSize: 99 });
    expect(server.log.at(-1)?.input).toHaveLength(10);
  });

  it('are asked for in smaller batches where a server takes no more', async () => {
    const server = await openServer({
      embed: ({ input }) =>
        input.length > 2 ? { status: 400, body: { error: 'too many inputs' } } : undefined,
    });
    const { vectors } = await embed(server.baseURL);
    expect(vectors.size).toBe(10);
  });

  it('fail text by text, with the server’s words, where one is refused', async () => {
    const server = await openServer({
      embed: ({ input }) =>
        input.includes('text number 7') ? { status: 400, body: { error: 'too long' } } : undefined,
    });
    const { end, vectors, failed, progress } = await embed(server.baseURL);
    expect([...failed]).toEqual([['text number 7', 'Status 400: too long']]);
    expect([end, vectors.size, progress.tally.failed]).toEqual(['done', 9, 1]);
  });

  it('are asked for once more where an answer does not fit, then reported', async () => {
    const server = await openServer({
      embed: ({ input }) =>
        input.includes('text number 5')
          ? { body: { data: [{ embedding: [1, 2, 3] }] } }
          : undefined,
    });
    const { vectors, failed } = await embed(server.baseURL, { concurrency: 1 });
    expect(vectors.size).toBe(6);
    expect([...failed.keys()]).toEqual(TEXTS.slice(4, 8));
    expect(failed.get('text number 5')).toBe('The server sent 1 vectors for 4 texts');
    expect(server.log).toHaveLength(4);
  });

  it('have one length, that of kept ones too', async () => {
    const server = await openServer({
      embed: ({ input }) => {
        const length = input.includes('text number 4') ? 3 : 2;
        const embedding = Array.from({ length }, () => 1);
        return { body: { data: input.map(() => ({ embedding })) } };
      },
    });
    const cache = memoryCache<number[]>();
    const texts = TEXTS.slice(0, 4);
    await embed(server.baseURL, { cache, texts });
    const { vectors, failed } = await embed(server.baseURL, { cache });
    expect([vectors.size, failed.size]).toEqual([6, 4]);
    expect(failed.get('text number 4')).toMatch(/of 3 numbers where others have 2/);
  });

  it.each<[string, JudgeServerOptions, string, RegExp]>([
    ['a missing key', { key: 'k' }, 'unauthorized', /wants a key/],
    [
      'a model that has none',
      { embed: () => ({ status: 404, body: { error: 'model "vectors-1" not found' } }) },
      'no_model',
      /no model “vectors-1”/,
    ],
    [
      'a server that has none',
      { embed: () => ({ status: 404, body: { detail: 'Not Found' } }) },
      'no_path',
      /There is no http.*\/v1\/embeddings \(404\)/,
    ],
    [
      'answers that are none',
      { embed: () => ({ body: 'hello' }) },
      'not_vectors',
      /\/embeddings answers, but not with a vector for each text/,
    ],
  ])('end with one message for %s', async (_, options, kind, message) => {
    const server = await openServer(options);
    const { end, reason, vectors, failed } = await embed(server.baseURL);
    expect([end, reason?.kind, vectors.size, failed.size]).toEqual(['ended', kind, 0, 0]);
    expect(reason?.message).toMatch(message);
    expect(server.log.length).toBeLessThanOrEqual(2);
  });

  it('are tried again after a busy answer, and stop where they are told to', async () => {
    const server = await openServer({
      embed: ({ n }) => (n === 0 ? { status: 503, body: { error: 'busy' } } : undefined),
    });
    const stop = new AbortController();
    const { end, vectors } = await embed(server.baseURL, {
      concurrency: 1,
      signal: stop.signal,
      onProgress: ({ done }) => done >= 4 && stop.abort(),
    });
    expect([end, vectors.size]).toEqual(['stopped', 4]);
  });
});
