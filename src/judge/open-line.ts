import PQueue from 'p-queue';
import { ALL_ACCEPTED, type Accepted } from '../core/judge/request.ts';
import { type AskedPath, openClient } from './client.ts';
import { type Clock, realClock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { StopReason } from './explain-failure.ts';
import type { Fetch } from './plain-fetch.ts';
import type { RunGate } from './run-gate.ts';
import type { Line } from './send-request.ts';

/** What a run or a test needs to reach a server. */
export interface LineOptions {
  connection: Connection;
  /** Of the page; undefined where there is none. */
  origin?: string | undefined;
  /** Requests at a time, 1 to 64; 1 where nothing is said. */
  concurrency?: number;
  /** Undefined: as many as come. */
  requestsPerMinute?: number | undefined;
  /** For the whole of one answer. */
  timeoutMs: number;
  /** What an earlier run or a test has found that the server takes. */
  accepted?: Accepted | undefined;
  fetch?: Fetch | undefined;
  clock?: Clock | undefined;
  random?: (() => number) | undefined;
}

/** What the requests of a line ask for. */
export interface Asked {
  path: AskedPath;
  model: string;
}

/** A line to a server that nothing has been sent to yet; `end` is called with why no more can be sent. */
export async function openLine(
  options: LineOptions,
  { path, model }: Asked,
  stop: AbortSignal,
  gate: RunGate,
  end: (reason: StopReason) => void,
): Promise<Line> {
  const { connection, timeoutMs, clock = realClock, random = Math.random } = options;
  const send = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));
  return {
    client: await openClient({ connection, timeoutMs, clock, fetch: send }),
    clock,
    random,
    timeoutMs,
    gate,
    inTurn: openTurns(options, gate, stop),
    stop,
    place: {
      baseURL: connection.baseURL,
      path,
      model,
      hasKey: connection.key !== undefined,
      headers: Object.keys(connection.headers),
      origin: options.origin,
      getWorks: false,
    },
    accepted: options.accepted ?? ALL_ACCEPTED,
    isReached: false,
    isProven: false,
    isProbed: false,
    requests: 0,
    silent: 0,
    end,
  };
}

/**
 * As many requests at a time as the user wants, retries included, spread evenly over the minute where that is
 * wanted too, and none while the run is paused.
 */
function openTurns(
  { concurrency = 1, requestsPerMinute }: LineOptions,
  gate: RunGate,
  stop: AbortSignal,
): Line['inTurn'] {
  const queue = new PQueue({
    concurrency,
    ...(requestsPerMinute !== undefined && {
      intervalCap: 1,
      interval: 60_000 / requestsPerMinute,
      strict: true,
    }),
  });
  return async (send) => {
    const turn = queue.add(async () => ((await gate.pass()) ? send() : undefined), {
      signal: stop,
    });
    return turn.catch((error: unknown) => {
      if (stop.aborted) return undefined;
      throw error;
    });
  };
}
