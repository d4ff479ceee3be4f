import * as z from 'zod/mini';
import type { Judged, TaskAnswer, Unparsable } from './judge-task.ts';
import { RAW_LENGTH } from './judgement.ts';
import type { Judgement, Usage } from './judgement.ts';
import { readVerdict } from './tasks/verdict.ts';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

const text = z.optional(z.catch(z.nullish(z.string()), undefined));
const count = z.optional(z.catch(z.number(), 0));

const completion = z.object({
  choices: z.array(
    z.object({
      finish_reason: text,
      message: z.object({
        content: z.optional(z.unknown()),
        reasoning_content: text,
        reasoning: text,
        refusal: text,
        tool_calls: z.optional(z.unknown()),
      }),
    }),
  ),
  usage: z.optional(
    z.catch(z.nullish(z.object({ prompt_tokens: count, completion_tokens: count })), undefined),
  ),
});

/**
 * What a chat completion says of a row: the verdict, unparsable, truncated or refused. Undefined where the body
 * is no chat completion at all.
 */
export function readReply(body: unknown): Judgement | undefined {
  return readCompletion(body, readVerdict);
}

/** The same of any task, by what its reader finds in the reply. */
export function readCompletion<Answer extends TaskAnswer>(
  body: unknown,
  read: (reply: string) => Answer | Unparsable,
): Judged<Answer> | undefined {
  const { data } = z.safeParse(completion, body);
  const choice = data?.choices[0];
  if (!data || !choice) return undefined;
  const { message, finish_reason } = choice;
  const usage = readUsage(data.usage);
  // Where only thoughts came they may hold the verdict.
  const content = readContent(message.content);
  const reply =
    content.trim() === '' ? message.reasoning_content || message.reasoning || '' : content;
  const raw = (reply || message.refusal || describeCalls(message.tool_calls)).slice(0, RAW_LENGTH);
  if (message.refusal || finish_reason === 'content_filter')
    return { state: 'refused', reason: message.refusal ?? 'Content filter.', raw, usage };
  if (finish_reason === 'length') return { state: 'truncated', reason: '', raw, usage };
  return { ...read(reply), raw, usage };
}

function readUsage(
  usage:
    | { prompt_tokens?: number | undefined; completion_tokens?: number | undefined }
    | null
    | undefined,
): Usage | undefined {
  return usage
    ? { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 }
    : undefined;
}

const part = z.object({ text: z.string() });

/** Content is a string, or a list of parts. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((piece) => z.safeParse(part, piece).data?.text ?? '').join('');
}

/** A model that calls a tool has judged nothing; what it did is kept for the reader. */
function describeCalls(calls: unknown): string {
  return Array.isArray(calls) && calls.length > 0 ? JSON.stringify(calls) : '';
}
