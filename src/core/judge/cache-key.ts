import type { JudgeSettings } from './judgement.ts';
import { promptSha256, sha256Hex } from './prompt.ts';

/** Changes whenever the same settings could send another request, or the same reply be read otherwise. */
export const JUDGE_VERSION = '1';

/**
 * The keys under which a run's verdicts are kept: the same for the same endpoint, model, prompt, parameters
 * and row. The parameters are those that were asked for, so that a run that starts again finds its verdicts
 * before it knows what the server refuses.
 */
export function cacheKeys(settings: JudgeSettings): (rowKey: string) => string {
  const { baseURL, model, prompt, temperature, seed, maxTokens } = settings;
  const asked = [baseURL, model, promptSha256(prompt), temperature, seed, maxTokens];
  const run = sha256Hex(JSON.stringify([JUDGE_VERSION, ...asked])).slice(0, 32);
  return (rowKey) => `${run}:${rowKey}`;
}
