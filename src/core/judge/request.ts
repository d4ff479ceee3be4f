import type { JudgeTask, TaskAnswer, TaskRow } from './judge-task.ts';
import type { TaskSettings } from './judgement.ts';
import { fillTemplate } from './prompt.ts';

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

/** The request for one row, with what the server takes; `maxTokens` may differ from the settings' on a retry. */
export function buildTaskRequest<Row extends TaskRow, Answer extends TaskAnswer>(
  task: JudgeTask<Row, Answer>,
  settings: TaskSettings,
  accepted: Accepted,
  row: Row,
  maxTokens = settings.maxTokens,
): ChatRequest {
  const instruction = task.instructions[accepted.format === 'none' ? 'line' : 'json'];
  const content = fillTemplate(task.template, instruction, task.textsOf(row));
  return {
    model: settings.model,
    messages: [{ role: 'user', content }],
    ...(accepted.temperature && { temperature: settings.temperature }),
    ...(accepted.seed && { seed: settings.seed }),
    ...(accepted.limit !== 'none' && { [accepted.limit]: maxTokens }),
    ...describeFormat(task, accepted.format),
  };
}

function describeFormat<Row extends TaskRow, Answer extends TaskAnswer>(
  { name, members }: JudgeTask<Row, Answer>,
  format: Accepted['format'],
): Pick<ChatRequest, 'response_format'> {
  if (format === 'none') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  const schema = {
    type: 'object',
    properties: members,
    required: Object.keys(members),
    additionalProperties: false,
  };
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
}
