import { SERVERS } from '../core/judge/servers.ts';
import type { ServerKind } from '../core/judge/servers.ts';
import { placeOf } from './address.ts';
import type { AskedPath, CallFailure } from './client.ts';

/** What ends a run, or keeps it from starting: no further request could fare better. */
export type StopKind =
  | 'unauthorized'
  | 'forbidden'
  | 'no_credit'
  | 'no_path'
  | 'no_model'
  | 'redirect'
  | 'not_chat'
  | 'not_vectors'
  | 'long_wait'
  | 'timeout'
  | 'server_down'
  | 'cors';

export interface StopReason {
  kind: StopKind;
  /** Full sentences: what is wrong and what to do. Holds no secret. */
  message: string;
}

/** What a failure is explained with. */
export interface Place {
  baseURL: string;
  path: AskedPath;
  model: string;
  hasKey: boolean;
  /** Names of the headers that the user typed. */
  headers: readonly string[];
  /** Of the page; undefined where there is none, and so no CORS. */
  origin: string | undefined;
  /** The list of models came, so that it is the preflight of a POST that fails. */
  getWorks: boolean;
}

type HttpFailure = Extract<CallFailure, { kind: 'http' }>;

/** A server that wants a longer pause is better asked another time. */
const LONGEST_WAIT = 10 * 60_000;

const NO_MODEL =
  /not a valid model|(?:invalid|unknown|no such) model|model\b.{0,200}?\b(?:not found|not exist|no longer|not available)|model_not_found/i;

/** Why an answer ends the run; undefined where another request may well succeed. */
export function explainStop(failure: CallFailure, place: Place): StopReason | undefined {
  const host = hostOf(place);
  if (failure.kind === 'redirect')
    return {
      kind: 'redirect',
      message: `${host} sends requests on to another address. They were not sent there, so that the key stays here: type the address that it really has (https in place of http, perhaps).`,
    };
  if (failure.kind !== 'http') return undefined;
  const kind = sortStatus(failure);
  return kind && { kind, message: `${sentenceOf(kind, failure, place)}${quote(failure.message)}` };
}

function sortStatus({ status, message, code, retryAfter = 0 }: HttpFailure): StopKind | undefined {
  if (status === 401) return 'unauthorized';
  if (status === 402 || code === 'insufficient_quota') return 'no_credit';
  if (status === 403) return 'forbidden';
  if (status === 404 && /model/i.test(`${code} ${message}`)) return 'no_model';
  if (status === 404 || status === 405) return 'no_path';
  if (status < 500 && NO_MODEL.test(`${code} ${message}`)) return 'no_model';
  return retryAfter > LONGEST_WAIT ? 'long_wait' : undefined;
}

function sentenceOf(kind: StopKind, { status, retryAfter = 0 }: HttpFailure, place: Place): string {
  const host = hostOf(place);
  switch (kind) {
    case 'unauthorized':
      return place.hasKey
        ? `${host} refuses the key (401): check that it is whole, still valid, and meant for this server.`
        : `${host} wants a key (401): give one.`;
    case 'forbidden':
      return `${host} knows this key but does not allow the request (403): check what the key may do, and which models it may use.`;
    case 'no_credit':
      return `${host} has no credit left for this key (${status}): top it up, and go on where the run stopped.`;
    case 'no_model':
      return `${host} has no model “${place.model}” (${status}): choose one of its list, spelled as there.`;
    case 'long_wait':
      return `${host} asks to wait ${Math.ceil(retryAfter / 60_000)} minutes (${status}): go on later, nothing that was judged is lost.`;
    default:
      return explainPath(status, place);
  }
}

function explainPath(status: number, { baseURL, path }: Place): string {
  const hint = /\/v\d+[a-z]*$/.test(baseURL) ? '' : `, ${baseURL}/v1 most often`;
  return `There is no ${baseURL}${path} (${status}): check the path${hint}.`;
}

function quote(message: string): string {
  return message === '' ? '' : ` The server says: “${message}”`;
}

const ANSWERS: Record<AskedPath, string> = {
  '/chat/completions': 'a chat completion',
  '/embeddings': 'a vector for each text',
};

/** Where the answers are not what was asked for. */
export function explainOther({ baseURL, path }: Place): StopReason {
  return {
    kind: path === '/embeddings' ? 'not_vectors' : 'not_chat',
    message: `${baseURL}${path} answers, but not with ${ANSWERS[path]}: check the path (most servers want /v1 at its end).`,
  };
}

/** Where a server never answered; `isReachable` is what a probe found that CORS cannot forbid. */
export function explainSilence(
  failure: CallFailure,
  place: Place,
  isReachable: boolean,
  timeoutMs: number,
): StopReason {
  const host = hostOf(place);
  if (failure.kind === 'timeout')
    return {
      kind: 'timeout',
      message: `${host} did not answer within ${timeoutMs / 1000} s, three times: it may be loading the model, or too busy. Raise the time-out, or try again later.`,
    };
  if (isReachable && place.origin !== undefined)
    return { kind: 'cors', message: explainCors(place, place.origin) };
  const cause =
    failure.kind === 'network' && place.origin === undefined ? ` (${failure.message})` : '';
  return {
    kind: 'server_down',
    message: `Nothing answers at ${host}${cause}: is the server running, and are address and port right?${localNetwork(place)}`,
  };
}

function explainCors(place: Place, origin: string): string {
  const typed = [...(place.hasKey ? ['authorization'] : []), ...place.headers];
  const headers = ['content-type', ...typed].join(', ').toLowerCase();
  const found = place.getWorks
    ? 'lets this page list its models but not ask (CORS preflight)'
    : 'is there but does not let this page in (CORS)';
  return `${hostOf(place)} ${found}: it has to allow the origin ${origin}, the method POST and the headers ${headers}. ${corsHints(place.baseURL, origin)}${localNetwork(place)}`;
}

/** Chrome asks before CORS is looked at, and a refusal looks the same. */
function localNetwork({ baseURL, origin }: Place): string {
  const isAsked =
    origin !== undefined &&
    placeOf(new URL(origin).hostname) === 'public' &&
    placeOf(new URL(baseURL).hostname) !== 'public';
  return isAsked
    ? ' If the browser asked whether this page may reach your local network, it has to be allowed.'
    : '';
}

/** How the server at an address is made to answer a page; how each local kind is, where the address does not say. */
function corsHints(baseURL: string, origin: string): string {
  const guessed = guessServers(baseURL);
  const kinds = guessed.length > 0 ? guessed : SERVERS.filter(({ needsKey }) => !needsKey);
  return kinds
    .map(({ name, cors }) => (kinds.length === 1 ? cors : `${name}: ${cors}`))
    .join(' ')
    .replaceAll('{origin}', origin);
}

/** The kinds of server that an address may belong to: by its host, or by the port that local ones usually have. */
export function guessServers(baseURL: string): ServerKind[] {
  const url = new URL(baseURL);
  return SERVERS.filter((server) => {
    const usual = new URL(server.baseURL);
    return server.needsKey ? usual.host === url.host : usual.port === url.port;
  });
}

/** What to write beside a row whose request failed. */
export function describeFailure(failure: CallFailure, timeoutMs: number): string {
  switch (failure.kind) {
    case 'http':
      return `Status ${failure.status}${failure.message === '' ? '' : `: ${failure.message}`}`;
    case 'network':
      return `Network error: ${failure.message}`;
    case 'timeout':
      return `No answer within ${timeoutMs / 1000} s`;
    default:
      return failure.kind;
  }
}

function hostOf({ baseURL }: Place): string {
  return new URL(baseURL).host;
}
