import { dirname, join } from 'node:path';
import { formatCount } from '../core/format.ts';
import type { JudgeRow, JudgeSettings } from '../core/judge/judgement.ts';
import { buildRequest } from '../core/judge/build-request.ts';
import { ALL_ACCEPTED } from '../core/judge/request.ts';
import { verdictTask } from '../core/judge/tasks/verdict.ts';
import { estimateTokens, roughTokens } from '../core/judge/tokens.ts';
import { isBlank } from '../core/text/white-space.ts';
import { guessServers } from '../judge/explain-failure.ts';
import type { RunProgress } from '../judge/run-progress.ts';
import { type RunResult, startRun } from '../judge/start-run.ts';
import { openTaskFile } from './answer-file.ts';
import type { JudgeOptions } from './judge-options.ts';

/**
 * Asks for the verdicts of rows, those that the cache holds excepted. Throws an Error whose message says why
 * not all were asked for; what was answered until then is kept.
 */
export async function askRows(
  rows: JudgeRow[],
  settings: JudgeSettings,
  options: JudgeOptions,
): Promise<RunResult> {
  const { key, out, concurrency, requestsPerMinute, timeoutMs } = options;
  const folder = options.cache ?? join(out === undefined ? '.' : dirname(out), '.touchstone-cache');
  const cache = await openTaskFile(folder, verdictTask(settings.prompt));
  announce(rows, settings);
  const stop = new AbortController();
  let paused: string | undefined;
  const { finished } = startRun({
    rows,
    settings,
    connection: { baseURL: settings.baseURL, key, headers: {} },
    concurrency,
    requestsPerMinute,
    timeoutMs,
    cache,
    signal: stop.signal,
    onProgress(progress) {
      showProgress(progress);
      // Nobody is there to resume it.
      paused ??= progress.paused;
      if (paused !== undefined) stop.abort();
    },
  });
  const result = await finished.finally(clearProgress);
  if (result.end === 'done') return result;
  const why =
    result.reason?.message ?? `${paused} What was answered is kept: start it again to go on.`;
  throw new Error(why);
}

/** Which text goes where, before it goes. */
function announce(rows: JudgeRow[], settings: JudgeSettings): void {
  const asked = rows.filter(({ response }) => !isBlank(response));
  const prompts = asked.map((row) =>
    buildRequest(settings, ALL_ACCEPTED, row)
      .messages.map(({ content }) => content)
      .join(''),
  );
  const { input } = estimateTokens(prompts, roughTokens);
  console.error(
    `${formatCount(asked.length)} different rows that are not blank (about ${formatCount(input)} tokens): question, golden answer and response of each go to ${new URL(settings.baseURL).host}, unless its verdict is in the cache.`,
  );
}

const EVERY_MS = 100;
let told = 0;

function showProgress({ done, total, perMinute, left, usage, tally }: RunProgress): void {
  if (!process.stderr.isTTY || Date.now() - told < EVERY_MS) return;
  told = Date.now();
  const pace = perMinute === undefined ? '' : `, ${Math.round(perMinute)} a minute`;
  const time = left === undefined ? '' : `, ${Math.ceil(left / 60_000)} min left`;
  const tokens = formatCount(usage.input + usage.output);
  process.stderr.write(
    `\r\u001B[K${done}/${total}: ${tally.correct} correct, ${tally.incorrect} incorrect${pace}${time}, ${tokens} tokens`,
  );
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
}

/** What the result of a run warns of, each as one line. */
export function listRunWarnings({ cutPrompts }: RunResult, settings: JudgeSettings): string[] {
  if (!cutPrompts) return [];
  const { rows, contextLength } = cutPrompts;
  const at = contextLength === undefined ? '' : ` at ${formatCount(contextLength)} tokens`;
  const fixes = guessServers(settings.baseURL).flatMap(({ context }) => context ?? []);
  return [
    `the server seems to have cut the prompts of ${formatCount(rows)} rows${at} without a word: their verdicts mean nothing. ${fixes.join(' ') || 'Give the model a longer context.'}`,
  ];
}
