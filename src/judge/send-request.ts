import type { Accepted } from '../core/judge/request.ts';
import { stepDown } from '../core/judge/negotiate.ts';
import type { CallFailure, Client } from './client.ts';
import type { Clock } from './clock.ts';
import { describeFailure, explainSilence, explainStop } from './explain-failure.ts';
import type { Place, StopReason } from './explain-failure.ts';
import { retryDelay } from './retry-delay.ts';
import type { RunGate } from './run-gate.ts';

/** What the requests of one run share. */
export interface Line {
  readonly client: Client;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeoutMs: number;
  readonly gate: RunGate;
  /** Sends something once it may be sent; undefined where the run has stopped. */
  readonly inTurn: <T>(send: () => Promise<T>) => Promise<T | undefined>;
  readonly stop: AbortSignal;
  /** What failures are explained with. */
  place: Place;
  /** What the server takes, as found so far. */
  accepted: Accepted;
  /** The server has answered something. */
  isReached: boolean;
  /** It has answered with what it was asked for. */
  isProven: boolean;
  /** Requests sent. */
  requests: number;
  /** Network errors in a row; of a server that has never answered, time-outs too. */
  silent: number;
  /** A probe has shown that something is there. */
  isProbed: boolean;
  /** Ends the run. */
  end(reason: StopReason): void;
}

/** A reply, or why there is none; undefined where the run has stopped. */
export type Sent = { text: string } | Failed | undefined;

export interface Failed {
  failed: string;
  /** Of the last answer; undefined where none came. */
  status: number | undefined;
}

const TRIES = 5;

/** A server that never answered is asked no more often than this. */
const FIRST_TRIES = 3;

/** As many network errors in a row pause the run. A time-out is none: the model may just be slow. */
const NETWORK_ERRORS = 10;

/**
 * Sends one request until it is answered: again with less where the server names what it does not take, again
 * after a while where it may fare better, five times at most. The turn ends once `take` has dealt with the
 * answer, so that a process that is killed loses no more answers than requests that it sends at a time.
 */
export async function sendRequest(
  line: Line,
  build: (accepted: Accepted) => object,
  take: (text: string) => Promise<void>,
): Promise<Sent> {
  for (let tries = 1; ; tries++) {
    const sent = await sendNegotiated(line, build, take);
    if (sent === undefined || 'text' in sent) return sent;
    const { failure } = sent;
    const reason = await explainFailure(line, failure);
    if (reason) {
      line.end(reason);
      return undefined;
    }
    if (!isRetried(failure) || tries === TRIES) return describeFailed(failure, line);
    const asked = failure.kind === 'http' ? failure.retryAfter : undefined;
    await line.clock.wait(asked ?? retryDelay(tries, line.random), line.stop);
  }
}

function describeFailed(failure: CallFailure, { timeoutMs }: Line): Failed {
  const status = failure.kind === 'http' ? failure.status : undefined;
  return { failed: describeFailure(failure, timeoutMs), status };
}

/** One try, in as many requests as it takes to find out what the server takes. */
async function sendNegotiated(
  line: Line,
  build: (accepted: Accepted) => object,
  take: (text: string) => Promise<void>,
): Promise<{ text: string } | { failure: CallFailure } | undefined> {
  for (;;) {
    const sent = await line.inTurn(async () => {
      const { accepted } = line;
      line.requests++;
      const result = await line.client.ask(line.place.path, build(accepted), line.stop);
      if ('text' in result) await take(result.text);
      return { accepted, result };
    });
    if (!sent || line.stop.aborted) return undefined;
    const { accepted, result } = sent;
    if ('text' in result) noteAnswer(line);
    if ('text' in result || !isRefusal(line, result.failure)) return result;
    // Where another row has found something out meanwhile, that is tried first.
    const next = line.accepted === accepted ? stepDown(accepted, result.failure) : line.accepted;
    if (!next) return result;
    line.accepted = next;
  }
}

/** Whether less may be taken. A request for vectors has nothing that could be left out. */
function isRefusal(
  { place }: Line,
  failure: CallFailure,
): failure is Extract<CallFailure, { kind: 'http' }> {
  const isNegotiable = place.path === '/chat/completions' && failure.kind === 'http';
  return isNegotiable && (failure.status === 400 || failure.status === 422);
}

function isSilence(failure: CallFailure): boolean {
  return failure.kind === 'network' || failure.kind === 'timeout';
}

function isRetried(failure: CallFailure): boolean {
  if (failure.kind !== 'http') return isSilence(failure);
  return [408, 409, 429].includes(failure.status) || failure.status >= 500;
}

function noteAnswer(line: Line): void {
  line.silent = 0;
  line.isReached = true;
}

/** Why a failure ends the run, if it does. Pauses the run where its server has gone silent. */
export async function explainFailure(
  line: Line,
  failure: CallFailure,
): Promise<StopReason | undefined> {
  if (isSilence(failure)) return meetSilence(line, failure);
  noteAnswer(line);
  return explainStop(failure, line.place);
}

/**
 * Ends a run whose server has never answered: at once where a probe says that it is down, else after a second
 * try, so that one dropped connection is not taken for a refusal.
 */
async function meetSilence(line: Line, failure: CallFailure): Promise<StopReason | undefined> {
  const { place, timeoutMs } = line;
  if (failure.kind === 'network' || !line.isReached) line.silent++;
  const { silent } = line;
  if (line.isReached) {
    if (silent >= NETWORK_ERRORS)
      line.gate.pause(
        `${NETWORK_ERRORS} network errors in a row. The last one: ${describeFailure(failure, timeoutMs)}.`,
      );
    return undefined;
  }
  if (place.origin === undefined || failure.kind === 'timeout')
    return silent < FIRST_TRIES ? undefined : explainSilence(failure, place, false, timeoutMs);
  if (!line.isProbed) {
    line.requests++;
    line.isProbed = await line.client.probe(line.stop);
    if (line.stop.aborted || (line.isProbed && silent === 1)) return undefined;
  }
  return explainSilence(failure, place, line.isProbed, timeoutMs);
}
