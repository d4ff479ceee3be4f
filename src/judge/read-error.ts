import * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';

/** What a server says went wrong. */
export interface ServerError {
  message: string;
  param?: string | undefined;
  code?: string | undefined;
}

const text = z.optional(z.catch(z.nullish(z.string()), undefined));
const described = z.object({ message: z.string(), param: text, code: text });
const issues = z.array(z.object({ msg: z.string(), loc: z.array(z.unknown()) }));
const body = z.union([
  z.object({ error: described }),
  z.object({ error: z.string() }),
  z.object({ detail: issues }),
  z.object({ detail: z.string() }),
  described,
]);

/** More of a server's words is an error page. */
const MESSAGE_LENGTH = 500;

/** The error in the body of an answer: OpenAI's shape, those of Ollama and FastAPI, or plain text. */
export function readError(bodyText: string): ServerError {
  const error = readBody(parseJson(bodyText)) ?? { message: withoutTags(bodyText) };
  return { ...error, message: error.message.trim().slice(0, MESSAGE_LENGTH) };
}

function readBody(value: unknown): ServerError | undefined {
  const { data } = z.safeParse(body, value);
  if (!data) return undefined;
  if ('error' in data)
    return typeof data.error === 'string' ? { message: data.error } : named(data.error);
  if (!('detail' in data)) return named(data);
  if (typeof data.detail === 'string') return { message: data.detail };
  return { message: data.detail.map(({ msg, loc }) => `${loc.join('.')}: ${msg}`).join('; ') };
}

function named({ message, param, code }: z.infer<typeof described>): ServerError {
  return { message, param: param ?? undefined, code: code ?? undefined };
}

function withoutTags(html: string): string {
  return html
    .slice(0, 20_000)
    .replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ');
}
