import PQueue from 'p-queue';
import { cacheKeys } from '../core/judge/cache-key.ts';
import { type CutPrompts, findCutPrompts } from '../core/judge/find-cut-prompts.ts';
import type { PromptLength } from '../core/judge/find-cut-prompts.ts';
import type { Judgement, JudgeRow, JudgeSettings } from '../core/judge/judgement.ts';
import { ALL_ACCEPTED, type Accepted, buildRequest } from '../core/judge/request.ts';
import { roughTokens } from '../core/judge/tokens.ts';
import { type Clock, realClock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { StopReason } from './explain-failure.ts';
import { judgeRow } from './judge-row.ts';
import { openLine } from './open-line.ts';
import type { Fetch } from './plain-fetch.ts';
import { openGate } from './run-gate.ts';
import { type RunProgress, countProgress } from './run-progress.ts';
import type { Line } from './send-request.ts';
import type { VerdictCache } from './verdict-cache.ts';

export interface RunOptions {
  /** With distinct keys: equal rows are asked for once. */
  rows: readonly JudgeRow[];
  settings: JudgeSettings;
  /** `baseURL` is that of the settings. */
  connection: Connection;
  /** Of the page; undefined where there is none. */
  origin?: string | undefined;
  /** Requests at a time, 1 to 64. */
  concurrency: number;
  /** Undefined: as many as come. */
  requestsPerMinute?: number | undefined;
  /** For the whole of one answer. */
  timeoutMs: number;
  /** Undefined: every row is asked for, and nothing is kept. */
  cache?: VerdictCache | undefined;
  /** What an earlier run or a test has found that the server takes. */
  accepted?: Accepted | undefined;
  /** Aborted: no more is sent, what is under way is broken off, and rows without a state stay waiting. */
  signal?: AbortSignal | undefined;
  /** Hears of each row once its verdict is kept. */
  onJudged?: ((row: JudgeRow, judgement: Judgement) => void) | undefined;
  onProgress?: ((progress: RunProgress) => void) | undefined;
  fetch?: Fetch | undefined;
  clock?: Clock | undefined;
  random?: (() => number) | undefined;
}

export interface RunResult {
  /** `stopped` by the signal, `ended` for a reason. Rows without a judgement are then still waiting. */
  end: 'done' | 'stopped' | 'ended';
  reason: StopReason | undefined;
  /** By row key. */
  judgements: Map<string, Judgement>;
  progress: RunProgress;
  cutPrompts: CutPrompts | undefined;
}

export interface JudgeRun {
  /** Sends nothing more until it is resumed; what is under way ends. */
  pause(): void;
  resume(): void;
  /** Rejects only where the cache or a listener does. */
  finished: Promise<RunResult>;
}

/** Judges rows, the first one alone. A run can pause by itself: `RunProgress.paused` says why. */
export function startRun(options: RunOptions): JudgeRun {
  const { signal, accepted = ALL_ACCEPTED } = options;
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);

  const count = countProgress(options.rows.length, options.clock ?? realClock);
  let line: Line | undefined;
  const report = () => {
    const { requests } = line ?? { requests: 0 };
    return count.report({ requests, paused: gate.paused, accepted: line?.accepted ?? accepted });
  };
  const tell = () => options.onProgress?.(report());
  const gate = openGate(controller.signal, tell);
  let reason: StopReason | undefined;

  const run = async (): Promise<RunResult> => {
    line = await openLine(options, controller.signal, gate, (why) => {
      reason ??= why;
      abort();
    });
    const found = await judgeRows(line, options, (judgement, isCached) => {
      count.add(judgement.state, judgement.usage, isCached);
      tell();
    });
    const progress = report();
    const cutPrompts = findCutPrompts(found.lengths);
    const { judgements } = found;
    if (progress.tally.waiting === 0)
      return { end: 'done', reason, judgements, progress, cutPrompts };
    return { end: reason ? 'ended' : 'stopped', reason, judgements, progress, cutPrompts };
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

/** As many rows in a row that failed pause a run: what is wrong may well be wrong with all. */
const FAILED_ROWS = 10;

async function judgeRows(
  line: Line,
  { rows, settings, concurrency, cache, onJudged }: RunOptions,
  onEnd: (judgement: Judgement, isCached: boolean) => void,
): Promise<{ judgements: Map<string, Judgement>; lengths: PromptLength[] }> {
  const keyOf = cacheKeys(settings);
  const judgements = new Map<string, Judgement>();
  const lengths: PromptLength[] = [];
  let failed = 0;
  await judgeAll(line, rows, concurrency, async (row) => {
    const kept = await cache?.get(keyOf(row.key));
    const keep = async (verdict: Judgement) => cache?.put(keyOf(row.key), verdict);
    // Of one request: the usage of a row is that of its retries too.
    let counted: number | undefined;
    const judgement =
      kept ?? (await judgeRow(line, settings, row, keep, (tokens) => (counted = tokens)));
    if (!judgement) return;
    if (!kept) {
      if (counted !== undefined) lengths.push(measurePrompt(line, settings, row, counted));
      failed = judgement.state === 'failed' ? failed + 1 : 0;
    }
    judgements.set(row.key, judgement);
    onEnd(judgement, kept !== undefined);
    onJudged?.(row, judgement);
    if (failed < FAILED_ROWS) return;
    failed = 0;
    line.gate.pause(`${FAILED_ROWS} rows in a row failed. The last one: ${judgement.reason}.`);
  });
  return { judgements, lengths };
}

function measurePrompt(
  { accepted }: Line,
  settings: JudgeSettings,
  row: JudgeRow,
  counted: number,
): PromptLength {
  const prompts = buildRequest(settings, accepted, row).messages.map(({ content }) => content);
  return { estimated: roughTokens(prompts.join('')), counted };
}

/** So many times as many rows are begun as requests are sent: some wait for their next try. */
const BEGUN = 2;

/** One at a time until the server has sent a chat completion. */
async function judgeAll(
  line: Line,
  rows: readonly JudgeRow[],
  concurrency: number,
  judge: (row: JudgeRow) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency: BEGUN * concurrency });
  const failures: unknown[] = [];
  for (const row of rows) {
    if (line.stop.aborted || failures.length > 0) break;
    if (!line.isChat) {
      await judge(row);
      continue;
    }
    // Not all at once, so that a run of many rows is no queue of as many.
    await queue.onSizeLessThan(concurrency);
    void queue.add(() => judge(row)).catch((error: unknown) => failures.push(error));
  }
  await queue.onIdle();
  if (failures.length > 0) throw failures[0];
}
