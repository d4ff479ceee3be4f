import type { APIError } from 'openai';
import { type Clock, withTimeLimit } from './clock.ts';
import { type Connection, redact } from './connection.ts';
import { type Fetch, plainFetch } from './plain-fetch.ts';
import { type ServerError, readError } from './read-error.ts';
import { readRetryAfter } from './retry-delay.ts';

/** Why a request brought nothing. */
export type CallFailure =
  | ({ kind: 'http'; status: number; retryAfter?: number | undefined } & ServerError)
  | { kind: 'redirect' | 'timeout' | 'stopped' }
  | { kind: 'network'; message: string };

/** What a server is asked for, below its base URL. */
export type AskedPath = '/chat/completions' | '/embeddings';

export type CallResult = { text: string } | { failure: CallFailure };

/** Requests to one server, each sent once: whoever calls decides on retries. Nothing here throws. */
export interface Client {
  /** The body of the answer to a request, as text. */
  ask(path: AskedPath, request: object, stop: AbortSignal): Promise<CallResult>;
  /** The body of the list of models, as text. */
  listModels(stop: AbortSignal): Promise<CallResult>;
  /** Whether anything answers at the address at all, asked in a way that CORS cannot forbid, and without the key. */
  probe(stop: AbortSignal): Promise<boolean>;
}

export interface ClientParts {
  connection: Connection;
  timeoutMs: number;
  fetch: Fetch;
  clock: Clock;
}

/** Opens a client; the library is loaded only now. Nothing is read from the environment. */
export async function openClient(parts: ClientParts): Promise<Client> {
  const { connection, timeoutMs, clock } = parts;
  const library = await import('openai');
  const openai = new library.OpenAI({
    baseURL: connection.baseURL,
    // The library insists on a key; which headers leave is decided in plainFetch alone.
    apiKey: 'unused',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    // The limit below holds for the whole answer, the library's for its headers alone.
    timeout: 2 ** 31 - 1,
    dangerouslyAllowBrowser: true,
    fetch: plainFetch(connection, parts.fetch),
  });
  const call = async (stop: AbortSignal, work: (signal: AbortSignal) => Promise<string>) => {
    try {
      const text = await withTimeLimit(clock, timeoutMs, stop, work);
      if (stop.aborted) return { failure: { kind: 'stopped' } } as const;
      return text === undefined ? ({ failure: { kind: 'timeout' } } as const) : { text };
    } catch (error) {
      if (stop.aborted) return { failure: { kind: 'stopped' } } as const;
      return { failure: describeError(error, library.APIError, parts) };
    }
  };
  return {
    ask: (path, request, stop) =>
      call(stop, (signal) => openai.post(path, { body: request, signal })),
    listModels: (stop) => call(stop, (signal) => openai.get('/models', { signal })),
    probe: (stop) => probe(parts, stop),
  };
}

function describeError(
  error: unknown,
  Api: typeof APIError,
  { connection, clock }: ClientParts,
): CallFailure {
  if (!(error instanceof Api) || error.status === undefined)
    return { kind: 'network', message: redact(describeCause(error), connection) };
  if (error.status < 400) return { kind: 'redirect' };
  return {
    kind: 'http',
    status: error.status,
    retryAfter: readRetryAfter(error.headers?.get('Retry-After') ?? null, clock.now()),
    ...readError(JSON.stringify(error.error ?? '')),
  };
}

/** The innermost message: in Node it says what no browser tells. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return describeCause(error.cause);
  return 'code' in error && error.message === '' ? String(error.code) : error.message;
}

const PROBE_MS = 5000;

async function probe(parts: ClientParts, stop: AbortSignal): Promise<boolean> {
  const answer = await withTimeLimit(parts.clock, PROBE_MS, stop, (signal) =>
    parts
      .fetch(parts.connection.baseURL, {
        mode: 'no-cors',
        credentials: 'omit',
        cache: 'no-store',
        signal,
      })
      .then(
        () => true,
        () => false,
      ),
  );
  return answer ?? false;
}
