import type { JudgeTask, TaskAnswer, TaskRow } from './judge-task.ts';
import type { JudgeSettings, TaskSettings } from './judgement.ts';
import { promptSha256, sha256Hex } from './prompt.ts';
import { verdictTask } from './tasks/verdict.ts';

/**
 * The keys under which a run's answers are kept: the same for the same task, endpoint, model, prompt, parameters
 * and row. The parameters are those that were asked for, so that a run that starts again finds its answers
 * before it knows what the server refuses.
 */
export function taskKeys<Row extends TaskRow, Answer extends TaskAnswer>(
  { version, template }: JudgeTask<Row, Answer>,
  { baseURL, model, temperature, seed, maxTokens }: TaskSettings,
): (rowKey: string) => string {
  const asked = [baseURL, model, promptSha256(template), temperature, seed, maxTokens];
  const run = sha256Hex(JSON.stringify([...version, ...asked])).slice(0, 32);
  return (rowKey) => `${run}:${rowKey}`;
}

/** The keys of verdicts. */
export function cacheKeys(settings: JudgeSettings): (rowKey: string) => string {
  return taskKeys(verdictTask(settings.prompt), settings);
}

/** The keys under which vectors are kept: the same for the same endpoint, model and text. */
export function vectorKeys(baseURL: string, model: string): (text: string) => string {
  const run = sha256Hex(JSON.stringify(['vector', baseURL, model])).slice(0, 32);
  return (text) => `${run}:${sha256Hex(text).slice(0, 32)}`;
}
