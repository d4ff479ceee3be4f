import { REPLY_INSTRUCTIONS } from './default-prompt.ts';
import type { JudgeRow, JudgeSettings } from './judgement.ts';
import { fillPrompt } from './prompt.ts';

/** What of a request a server takes, as far as is known. */
export interface Accepted {
  format: 'json_schema' | 'json_object' | 'none';
  limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  temperature: boolean;
  seed: boolean;
}

/** What is tried first. */
export const ALL_ACCEPTED: Accepted = {
  format: 'json_schema',
  limit: 'max_tokens',
  temperature: true,
  seed: true,
};

/** The body of `POST /chat/completions`. */
export interface ChatRequest {
  model: string;
  messages: { role: 'user'; content: string }[];
  temperature?: number;
  seed?: number;
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: object;
}

const VERDICT_SCHEMA = {
  type: 'json_schema',
  json_schema: {
    name: 'verdict',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        verdict: { type: 'string', enum: ['correct', 'incorrect'] },
        reason: { type: 'string' },
      },
      required: ['verdict', 'reason'],
      additionalProperties: false,
    },
  },
};

const FORMATS = {
  json_schema: { response_format: VERDICT_SCHEMA },
  json_object: { response_format: { type: 'json_object' } },
  none: {},
} as const;

/** The request for one row, with what the server takes; `maxTokens` may differ from the settings' on a retry. */
export function buildRequest(
  settings: JudgeSettings,
  accepted: Accepted,
  row: JudgeRow,
  maxTokens = settings.maxTokens,
): ChatRequest {
  const instruction = REPLY_INSTRUCTIONS[accepted.format === 'none' ? 'line' : 'json'];
  return {
    model: settings.model,
    messages: [{ role: 'user', content: fillPrompt(settings.prompt, instruction, row) }],
    ...(accepted.temperature && { temperature: settings.temperature }),
    ...(accepted.seed && { seed: settings.seed }),
    ...(accepted.limit !== 'none' && { [accepted.limit]: maxTokens }),
    ...FORMATS[accepted.format],
  };
}
