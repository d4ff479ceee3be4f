import type { JudgeSettings } from './judgement.ts';
import { listDropped } from './negotiate.ts';
import { promptSha256 } from './prompt.ts';
import type { Accepted } from './request.ts';
import { JUDGE_VERSION } from './judge-version.ts';

/** How a run's verdicts came about, to stand beside them wherever they go. Holds no key and no header. */
export interface SettingsRecord {
  judge_version: string;
  base_url: string;
  model: string;
  prompt_sha256: string;
  prompt: string;
  temperature: number | null;
  seed: number | null;
  max_tokens: number;
  response_format: Accepted['format'];
  /** What the server refused of the request, by name. */
  dropped: string[];
}

/** The record of a run; a parameter that was left out is null. */
export function recordSettings(settings: JudgeSettings, accepted: Accepted): SettingsRecord {
  return {
    judge_version: JUDGE_VERSION,
    base_url: settings.baseURL,
    model: settings.model,
    prompt_sha256: promptSha256(settings.prompt),
    prompt: settings.prompt,
    temperature: accepted.temperature ? settings.temperature : null,
    seed: accepted.seed ? settings.seed : null,
    max_tokens: settings.maxTokens,
    response_format: accepted.format,
    dropped: listDropped(accepted).map(({ parameter }) => parameter),
  };
}
