import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerChat, type ChatBody, promptOf } from './answer-chat.ts';
import { answerEmbeddings, type EmbeddingsBody } from './answer-embeddings.ts';

/** How one request is mistreated. */
export type Fault =
  | { kind: 'status'; status: number; message?: string; param?: string; retryAfter?: string }
  | { kind: 'drop' | 'hang' | 'malformed' | 'redirect' }
  /** Sent as the body, whatever it is. */
  | { kind: 'body'; body: unknown };

export interface JudgeServerOptions {
  /** The fault for a request for a chat completion; `n` counts them from 0. */
  fault?: (request: { n: number; body: ChatBody }) => Fault | undefined;
  latencyMs?: (n: number) => number;
  /** Parameters that are answered with a 400 that names them, looked for in this order; `json_schema` and `json_object` too. */
  refuses?: readonly string[];
  models?: readonly string[];
  /** Any key will do where there is none. */
  key?: string;
  /** A header without which nothing is answered. */
  header?: { name: string; value: string };
  /** Absent: no page of another origin gets in. */
  cors?: { origin: string; headers: readonly string[]; exposes?: readonly string[] };
  /** The verdict on a prompt; by default one of two, by its text. */
  verdict?: (prompt: string) => 'correct' | 'incorrect';
  promptTokens?: (prompt: string) => number;
  /** What a request for vectors is answered with in place of them; `n` counts those requests from 0. */
  embed?: (request: { n: number; input: string[] }) => EmbeddingsAnswer | undefined;
}

interface EmbeddingsAnswer {
  status?: number;
  body: unknown;
}

export interface LoggedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** Of a request for a chat completion. */
  body?: ChatBody;
  prompt?: string;
  /** Of a request for vectors. */
  input?: string[];
  /** The fault's kind, `refused`, or `answered`. */
  outcome?: string;
  /** Milliseconds before it was answered. */
  latency?: number;
  retryAfter?: string | undefined;
  verdict?: 'correct' | 'incorrect' | undefined;
}

export interface JudgeServer {
  origin: string;
  baseURL: string;
  /** Every request, preflights too, in order. */
  log: LoggedRequest[];
  /** Requests for chat completions alone. */
  asked(): LoggedRequest[];
  /** Changes how it behaves from now on. */
  behave(options: JudgeServerOptions): void;
  close(): Promise<void>;
}

/** A server on loopback that speaks the chat completions protocol, and misbehaves on order. */
export async function startJudgeServer(
  initial: JudgeServerOptions = {},
  port = 0,
): Promise<JudgeServer> {
  const log: LoggedRequest[] = [];
  let options = initial;
  const server = createServer((request, reply) => {
    void respond(request, reply, options, log).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    baseURL: `${origin}/v1`,
    log,
    asked: () => log.filter(({ body }) => body),
    behave: (changed) => {
      options = changed;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  reply: ServerResponse,
  options: JudgeServerOptions,
  log: LoggedRequest[],
): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  const entry: LoggedRequest = { method, path, headers };
  log.push(entry);
  allowOrigin(reply, options);
  if (method === 'OPTIONS') {
    reply.writeHead(options.cors ? 204 : 404).end();
    return;
  }
  const refusal = refuseCaller(headers, options);
  if (refusal) return sendJson(reply, refusal.status, { error: { message: refusal.message } });
  if (path === '/v1/models') {
    const data = (options.models ?? ['judge-1']).map((id) => ({ id, object: 'model' }));
    return sendJson(reply, 200, { object: 'list', data });
  }
  if (path === '/v1/embeddings' && method === 'POST') {
    const n = log.filter(({ input }) => input).length;
    const body: EmbeddingsBody = JSON.parse(await readBody(request));
    entry.input = body.input;
    const ordered = options.embed?.({ n, input: body.input });
    return sendJson(reply, ordered?.status ?? 200, ordered ? ordered.body : answerEmbeddings(body));
  }
  if (path !== '/v1/chat/completions' || method !== 'POST')
    return sendJson(reply, 404, { detail: 'Not Found' });
  const n = log.filter(({ body }) => body).length;
  entry.body = JSON.parse(await readBody(request));
  return answer(reply, entry, n, options);
}

function allowOrigin(reply: ServerResponse, { cors }: JudgeServerOptions): void {
  if (!cors) return;
  reply.setHeader('Access-Control-Allow-Origin', cors.origin);
  reply.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  reply.setHeader('Access-Control-Allow-Headers', cors.headers.join(', '));
  if (cors.exposes) reply.setHeader('Access-Control-Expose-Headers', cors.exposes.join(', '));
}

function refuseCaller(headers: IncomingMessage['headers'], { key, header }: JudgeServerOptions) {
  if (key !== undefined && headers.authorization !== `Bearer ${key}`)
    return { status: 401, message: `Incorrect API key provided: ${headers.authorization}` };
  if (header && headers[header.name.toLowerCase()] !== header.value)
    return { status: 403, message: `The header ${header.name} is required` };
  return undefined;
}

async function answer(
  reply: ServerResponse,
  entry: LoggedRequest,
  n: number,
  options: JudgeServerOptions,
): Promise<void> {
  const body = entry.body ?? { messages: [] };
  entry.prompt = promptOf(body);
  const fault = options.fault?.({ n, body });
  entry.outcome = fault?.kind ?? 'answered';
  if (fault?.kind === 'hang') return;
  entry.latency = options.latencyMs?.(n) ?? 0;
  await new Promise((resolve) => setTimeout(resolve, entry.latency));
  if (fault?.kind === 'drop') return void reply.destroy();
  if (fault) return sendFault(reply, entry, fault);
  const { status, answer: content, verdict } = answerChat(body, options);
  entry.verdict = verdict;
  if (status !== 200) entry.outcome = 'refused';
  sendJson(reply, status, content);
}

function sendFault(reply: ServerResponse, entry: LoggedRequest, fault: Fault): void {
  switch (fault.kind) {
    case 'status':
      entry.retryAfter = fault.retryAfter;
      if (fault.retryAfter !== undefined) reply.setHeader('Retry-After', fault.retryAfter);
      return sendJson(reply, fault.status, {
        error: { message: fault.message ?? 'As ordered', param: fault.param ?? null },
      });
    case 'malformed':
      reply.writeHead(200, { 'Content-Type': 'application/json' });
      return void reply.end('{"choices": [{"message": {"content": "{\\"verd');
    case 'redirect':
      return void reply.writeHead(307, { Location: 'http://127.0.0.1:1/v1' }).end();
    case 'body':
      return sendJson(reply, 200, fault.body);
    default:
      return void reply.destroy();
  }
}

function sendJson(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const blocks: Buffer[] = [];
  for await (const block of request) blocks.push(block);
  return Buffer.concat(blocks).toString('utf8');
}
