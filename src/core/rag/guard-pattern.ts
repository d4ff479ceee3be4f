import { Problem } from '../problem.ts';
import type { Citation } from './rag.ts';
import type { PatternNews, PatternTask } from './run-pattern.ts';

/** Looks for a user's pattern where it cannot harm: see `guardPattern`. */
export interface PatternGuard {
  /**
   * The citations of each response. Rejected with the `Problem` `slow_pattern` where the pattern does not come
   * to an end; `firstRow` (from 0) is the row of the first response, for its words. One call at a time.
   */
  find(responses: readonly string[], firstRow?: number): Promise<Citation[][]>;
  /** Ends the worker; a call in flight is rejected. */
  close(): void;
}

/** A worker that can be thrown away. */
export interface PatternWorker {
  ask(task: PatternTask): void;
  end(): void;
}

/** What the guard hears of its worker. */
export interface PatternEars {
  hear: (news: PatternNews) => void;
  /** The worker has failed, or could not be started. */
  fail: (why: string) => void;
}

/** What differs between a browser and Node. */
export interface PatternHost {
  start(ears: PatternEars): PatternWorker;
  /** Calls back after so many milliseconds, unless the timer that it returns is cancelled. */
  wait(ms: number, callback: () => void): () => void;
}

/** No response of reasonable length takes a reasonable pattern so long. */
const PATIENCE_MS = 1000;
/** What was told while the thread was busy still comes in. */
const GRACE_MS = 50;

/**
 * Runs a pattern in a worker, and throws the worker away where nothing comes from it for a second. The
 * responses that are left are then looked through one by one in a new worker, so that the one that the
 * pattern does not get through is known. A worker that is slow to start is waited for.
 */
export function guardPattern(pattern: string, host: PatternHost): PatternGuard {
  let worker: PatternWorker | undefined;
  let isReady = false;
  let call: Call | undefined;
  let cancelTimer: (() => void) | undefined;

  function endWorker(): void {
    cancelTimer?.();
    worker?.end();
    worker = undefined;
    isReady = false;
  }

  function settle(): Call | undefined {
    cancelTimer?.();
    const settled = call;
    call = undefined;
    return settled;
  }

  function reject(problem: Problem): void {
    endWorker();
    settle()?.reject(problem);
  }

  function watch(): void {
    cancelTimer?.();
    cancelTimer = host.wait(PATIENCE_MS, () => {
      cancelTimer = host.wait(GRACE_MS, giveUp);
    });
  }

  function giveUp(): void {
    if (call === undefined) return;
    if (call.oneByOne) return reject(slowPattern(pattern, call.firstRow + call.found.length));
    endWorker();
    call.oneByOne = true;
    ask(call);
  }

  function ask({ responses, found, oneByOne }: Call): void {
    worker ??= startWorker();
    worker.ask({ pattern, responses: responses.slice(found.length), oneByOne });
    if (isReady) watch();
  }

  function startWorker(): PatternWorker {
    // What an ended worker had still told is not heard: its responses are asked about again.
    const isCurrent = () => started === worker;
    const started = host.start({
      hear: (news) => isCurrent() && hear(news),
      fail: (why) => isCurrent() && reject(new Problem('unexpected', failed(pattern, why))),
    });
    return started;
  }

  function hear(news: PatternNews): void {
    if (news === 'ready') isReady = true;
    else for (const citations of news) call?.found.push(citations);
    if (call === undefined) return;
    if (call.found.length < call.responses.length) watch();
    else settle()?.resolve();
  }

  return {
    find: (responses, firstRow = 0) =>
      new Promise((resolve, rejectCall) => {
        if (responses.length === 0) return resolve([]);
        const found: Citation[][] = [];
        call = {
          responses,
          firstRow,
          found,
          oneByOne: false,
          resolve: () => resolve(found),
          reject: rejectCall,
        };
        ask(call);
      }),
    close: () => reject(new Problem('cancelled', 'Cancelled.')),
  };
}

interface Call {
  responses: readonly string[];
  firstRow: number;
  found: Citation[][];
  oneByOne: boolean;
  resolve: () => void;
  reject: (problem: Problem) => void;
}

function slowPattern(pattern: string, row: number): Problem {
  return new Problem(
    'slow_pattern',
    `The pattern ${pattern} took longer than a second on row ${row + 1} and was stopped. Write it so that it has one way only to match a text: no repetition inside a repetition, as in (a+)+.`,
  );
}

function failed(pattern: string, why: string): string {
  return `The pattern ${pattern} could not be run: ${why}.`;
}
