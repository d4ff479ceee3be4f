import PQueue from 'p-queue';
import type { Usage } from '../core/judge/judgement.ts';
import { ALL_ACCEPTED } from '../core/judge/request.ts';
import { realClock } from './clock.ts';
import type { StopReason } from './explain-failure.ts';
import { type Asked, type LineOptions, openLine } from './open-line.ts';
import { openGate } from './run-gate.ts';
import { type RunProgress, countProgress } from './run-progress.ts';
import type { Line } from './send-request.ts';

export interface WorkOptions<State extends string> extends LineOptions {
  concurrency: number;
  /** Aborted: no more is sent, what is under way is broken off, and rows without a state stay waiting. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RunProgress<State>) => void) | undefined;
}

/** How work on a server ended. */
export interface WorkResult<State extends string> {
  /** `stopped` by the signal, `ended` for a reason. Rows without a state are then still waiting. */
  end: 'done' | 'stopped' | 'ended';
  reason: StopReason | undefined;
  progress: RunProgress<State>;
}

export interface Work<Result> {
  /** Sends nothing more until it is resumed; what is under way ends. */
  pause(): void;
  resume(): void;
  /** Rejects only where the cache or a listener does. */
  finished: Promise<Result>;
}

/** Hears of each row as it ends. */
export type OnEnd<State extends string> = (
  state: State,
  usage: Usage | undefined,
  isCached: boolean,
) => void;

/** What is to be done: so many rows, which can end in these states. */
export interface Job<State extends string, Found> {
  asked: Asked;
  total: number;
  states: readonly State[];
  work: (line: Line, onEnd: OnEnd<State>) => Promise<Found>;
}

/** Opens a line, does some work on it, and tells how far that is. It can pause by itself: `RunProgress.paused` says why. */
export function openRun<State extends string, Found extends object>(
  options: WorkOptions<State>,
  { asked, total, states, work }: Job<State, Found>,
): Work<WorkResult<State> & Found> {
  const { signal, accepted = ALL_ACCEPTED } = options;
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);

  const count = countProgress(total, states, options.clock ?? realClock);
  let line: Line | undefined;
  const report = () => {
    const { requests } = line ?? { requests: 0 };
    return count.report({ requests, paused: gate.paused, accepted: line?.accepted ?? accepted });
  };
  const tell = () => options.onProgress?.(report());
  const gate = openGate(controller.signal, tell);
  let reason: StopReason | undefined;

  const run = async (): Promise<WorkResult<State> & Found> => {
    line = await openLine(options, asked, controller.signal, gate, (why) => {
      reason ??= why;
      abort();
    });
    const found = await work(line, (...ended) => {
      count.add(...ended);
      tell();
    });
    const progress = report();
    const end = progress.tally.waiting === 0 ? 'done' : reason ? 'ended' : 'stopped';
    return { end, reason, progress, ...found };
  };
  return {
    pause: () => gate.pause('Paused.'),
    resume() {
      if (line) line.silent = 0;
      count.restart();
      gate.resume();
    },
    finished: run().finally(() => {
      abort();
      signal?.removeEventListener('abort', abort);
    }),
  };
}

/** So many times as many rows are begun as requests are sent: some wait for their next try. */
const BEGUN = 2;

/** Does something for each item, one at a time until the server has sent what it was asked for. */
export async function sendAll<Item>(
  line: Line,
  items: readonly Item[],
  concurrency: number,
  send: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency: BEGUN * concurrency });
  const failures: unknown[] = [];
  for (const item of items) {
    if (line.stop.aborted || failures.length > 0) break;
    if (!line.isProven) {
      await send(item);
      continue;
    }
    // Not all at once, so that a run of many rows is no queue of as many.
    await queue.onSizeLessThan(concurrency);
    void queue.add(() => send(item)).catch((error: unknown) => failures.push(error));
  }
  await queue.onIdle();
  if (failures.length > 0) throw failures[0];
}

/** As many rows in a row that failed pause a run: what is wrong may well be wrong with all. */
const FAILED_ROWS = 10;

/** Counts rows that failed one after the other, and pauses the run where they are too many. */
export function countFailed(line: Line, what = 'rows'): (failure: string | undefined) => void {
  let failed = 0;
  return (failure) => {
    failed = failure === undefined ? 0 : failed + 1;
    if (failed < FAILED_ROWS) return;
    failed = 0;
    line.gate.pause(`${FAILED_ROWS} ${what} in a row failed. The last one: ${failure}.`);
  };
}
