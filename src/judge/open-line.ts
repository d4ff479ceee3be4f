import PQueue from 'p-queue';
import { ALL_ACCEPTED } from '../core/judge/request.ts';
import { openClient } from './client.ts';
import { realClock } from './clock.ts';
import type { StopReason } from './explain-failure.ts';
import type { RunGate } from './run-gate.ts';
import type { RunOptions } from './start-run.ts';
import type { Line } from './send-request.ts';

/** What a run or a test needs of the options to reach a server. */
export type LineOptions = Pick<
  RunOptions,
  | 'settings'
  | 'connection'
  | 'origin'
  | 'requestsPerMinute'
  | 'timeoutMs'
  | 'accepted'
  | 'fetch'
  | 'clock'
  | 'random'
> &
  Partial<Pick<RunOptions, 'concurrency'>>;

/** A line to a server that nothing has been sent to yet; `end` is called with why no more can be sent. */
export async function openLine(
  options: LineOptions,
  stop: AbortSignal,
  gate: RunGate,
  end: (reason: StopReason) => void,
): Promise<Line> {
  const { connection, settings, timeoutMs, clock = realClock, random = Math.random } = options;
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
      model: settings.model,
      hasKey: connection.key !== undefined,
      headers: Object.keys(connection.headers),
      origin: options.origin,
      getWorks: false,
    },
    accepted: options.accepted ?? ALL_ACCEPTED,
    isReached: false,
    isChat: false,
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
