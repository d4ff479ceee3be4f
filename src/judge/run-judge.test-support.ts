import { setMaxListeners } from 'node:events';
import { onTestFinished } from 'vitest';
import { type JudgeServerOptions, startJudgeServer } from '../../e2e/judge-server/judge-server.ts';
import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import { DEFAULT_PARAMETERS } from '../core/judge/judgement.ts';
import type { JudgeRow, JudgeSettings } from '../core/judge/judgement.ts';
import { rowKey } from '../core/row-key.ts';
import { type Clock, realClock } from './clock.ts';
import { type RunOptions, startRun } from './start-run.ts';

// Each request listens for the end of the run; Node takes more than ten listeners for a leak.
setMaxListeners(0);

/** A server for one test. */
export async function openServer(options: JudgeServerOptions = {}) {
  const server = await startJudgeServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Time in which all waits are a hundred times as short. */
export const fastClock: Clock = {
  now: () => realClock.now(),
  wait: (ms, signal) => realClock.wait(ms / 100, signal),
};

export function makeRows(count: number): JudgeRow[] {
  return Array.from({ length: count }, (_, n) =>
    makeRow(`What is ${n}?`, `golden ${n}`, `response ${n}`),
  );
}

export function makeRow(question: string, golden: string, response: string): JudgeRow {
  return { key: rowKey(question, golden, response), question, golden, response };
}

export function makeSettings(baseURL: string, changes: Partial<JudgeSettings> = {}): JudgeSettings {
  return { baseURL, model: 'judge-1', prompt: DEFAULT_PROMPT, ...DEFAULT_PARAMETERS, ...changes };
}

/** Options of a run of some rows against a server, one request at a time. */
export function makeOptions(
  baseURL: string,
  rows: JudgeRow[],
  changes: Partial<RunOptions> = {},
): RunOptions {
  return {
    rows,
    settings: makeSettings(baseURL),
    connection: { baseURL, key: undefined, headers: {} },
    concurrency: 1,
    timeoutMs: 60_000,
    clock: fastClock,
    ...changes,
  };
}

export function run(baseURL: string, rows: JudgeRow[], changes: Partial<RunOptions> = {}) {
  return startRun(makeOptions(baseURL, rows, changes)).finished;
}
