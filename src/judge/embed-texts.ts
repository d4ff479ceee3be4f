import { vectorKeys } from '../core/judge/cache-key.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type Embedded, embedBatch, type Vectors } from './embed-batch.ts';
import { countFailed, openRun, sendAll } from './open-run.ts';
import type { OnEnd, Work, WorkOptions, WorkResult } from './open-run.ts';
import type { Failed, Line } from './send-request.ts';

/** Where a text can end. */
type EmbedState = 'embedded' | 'failed';

export interface EmbedOptions extends WorkOptions<EmbedState> {
  /** All different. */
  texts: readonly string[];
  model: string;
  /** Texts of one request, at least 1. */
  batchSize?: number | undefined;
  cache?: AnswerCache<number[]> | undefined;
}

interface Found {
  /** By text; all of one length. */
  vectors: Map<string, number[]>;
  /** Why a text has none, in words, by text. A text in neither map is waiting. */
  failed: Map<string, string>;
}

export type EmbedResult = WorkResult<EmbedState> & Found;

export type EmbedRun = Work<EmbedResult>;

const BATCH_SIZE = 32;

/** Fetches the vectors of texts, some at a time, the first ones alone. Texts that the cache holds are not sent. */
export function embedTexts(options: EmbedOptions): EmbedRun {
  return openRun(options, {
    asked: { path: '/embeddings', model: options.model },
    total: options.texts.length,
    states: ['embedded', 'failed'],
    work: (line, onEnd) => embedAll(line, options, onEnd),
  });
}

async function embedAll(
  line: Line,
  options: EmbedOptions,
  onEnd: OnEnd<EmbedState>,
): Promise<Found> {
  const { texts, model, cache, concurrency, batchSize = BATCH_SIZE } = options;
  const keyOf = vectorKeys(options.connection.baseURL, model);
  const found = await findCached(texts, async (text) => cache?.get(keyOf(text)));
  const [known] = found.vectors.values();
  for (const _ of found.vectors) onEnd('embedded', undefined, true);
  const shared: Vectors = {
    model,
    length: known?.length,
    keep: async (sent, vectors) => {
      for (const [place, vector] of vectors.entries())
        await cache?.put(keyOf(sent[place] ?? ''), vector);
    },
  };
  const noteFailed = countFailed(line, 'texts');
  const missing = texts.filter((text) => !found.vectors.has(text));
  await sendAll(line, cutBatches(missing, batchSize), concurrency, (batch) =>
    embedInParts(line, shared, batch, (part, got) => {
      for (const [place, text] of part.entries()) {
        const vector = 'vectors' in got ? got.vectors[place] : undefined;
        const why = 'failed' in got ? got.failed : undefined;
        if (vector) found.vectors.set(text, vector);
        else found.failed.set(text, why ?? '');
        const usage = 'vectors' in got && place === 0 ? got.usage : undefined;
        onEnd(vector ? 'embedded' : 'failed', usage, false);
      }
      noteFailed('failed' in got ? got.failed : undefined);
    }),
  );
  return found;
}

/** Statuses by which a server says that a request is too much for it. */
const TOO_MUCH = new Set([400, 413, 422]);

/** Sends a batch, and where it is too much its halves: servers differ in how many texts they take. */
async function embedInParts(
  line: Line,
  shared: Vectors,
  batch: readonly string[],
  onPart: (part: readonly string[], got: Embedded | Failed) => void,
): Promise<void> {
  const got = await embedBatch(line, shared, batch);
  if (!got) return;
  const isTooMuch = 'failed' in got && TOO_MUCH.has(got.status ?? 0);
  if (!isTooMuch || batch.length === 1) return onPart(batch, got);
  const half = Math.ceil(batch.length / 2);
  await embedInParts(line, shared, batch.slice(0, half), onPart);
  await embedInParts(line, shared, batch.slice(half), onPart);
}

async function findCached(
  texts: readonly string[],
  find: (text: string) => Promise<number[] | undefined>,
): Promise<Found> {
  const vectors = new Map<string, number[]>();
  for (const text of texts) {
    const kept = await find(text);
    if (kept) vectors.set(text, kept);
  }
  return { vectors, failed: new Map() };
}

function cutBatches(texts: readonly string[], size: number): (readonly string[])[] {
  const count = Math.ceil(texts.length / size);
  return Array.from({ length: count }, (_, place) => texts.slice(place * size, (place + 1) * size));
}
