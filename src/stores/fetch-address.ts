import { Problem } from '../core/problem.ts';

/** From so many bytes on a person is asked before the file is fetched. */
const LARGE_BYTES = 20e6;

/** How far a fetch has come, in bytes; `total` is undefined where the server does not say. */
export interface FetchProgress {
  bytes: number;
  total: number | undefined;
  /** Whose bytes they are: the address may have sent on to another. */
  host: string;
}

export interface FetchSteps {
  signal: AbortSignal;
  onProgress(progress: FetchProgress): void;
  /** Whether to go on with a large file; `total` as above. Asked once, and at the latest when so much has come. */
  mayGoOn(progress: FetchProgress): Promise<boolean>;
}

/**
 * The addresses that a link's query names (`?run=A&run=B`), in order, each once. Relative ones are those of the
 * page's own site.
 */
export function findAddresses(search: string, base: string): string[] {
  const named = new URLSearchParams(search).getAll('run').map((text) => text.trim());
  const addresses = named
    .filter((text) => text !== '')
    .map((text) => (URL.canParse(text, base) ? new URL(text, base).href : text));
  return [...new Set(addresses)];
}

/** What the file at an address is called: the last part of its path, else its host. */
export function nameAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, host } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return host;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * Fetches the file at an address, without cookies and without saying where the link stands. Throws Problems:
 * `cancelled` where the person would rather not, `unreadable_file` with what to do for all that goes wrong.
 */
export async function fetchAddress(address: string, steps: FetchSteps): Promise<File> {
  requireFetchable(address);
  const answer = await ask(address, steps.signal);
  const total = readTotal(answer);
  const { host } = new URL(answer.url || address);
  if (total !== undefined && total > LARGE_BYTES) await confirm(steps, { bytes: 0, total, host });
  const parts = await readParts(answer, { bytes: 0, total, host }, steps);
  // A fixed date: where there is no content key, the key is made of name, size and date.
  return new File(parts, nameAddress(address), { lastModified: 0 });
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

function requireFetchable(address: string): void {
  const { protocol, hostname, origin } = URL.canParse(address)
    ? new URL(address)
    : { protocol: '', hostname: '', origin: '' };
  if (protocol === 'https:' || origin === location.origin) return;
  if (protocol === 'http:' && LOCAL.has(hostname)) return;
  throw new Problem(
    'unreadable_file',
    `The link names “${address}”, which this page does not open: it takes addresses that begin with https:// and those of its own site.`,
  );
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, {
    signal,
    credentials: address.startsWith(`${location.origin}/`) ? 'same-origin' : 'omit',
    referrerPolicy: 'no-referrer',
  }).catch((thrown: unknown) => {
    throw signal.aborted ? new Problem('cancelled', 'Cancelled.') : explainSilence(address, thrown);
  });
  if (answer.ok) return requireFile(address, answer);
  const { host } = new URL(address);
  throw new Problem(
    'unreadable_file',
    `The link names ${address}, and ${host} answered with status ${answer.status}${STATUS[answer.status] ?? ''}. Check the link, or download the file and drop it here.`,
  );
}

/** A page that shows a file, or wants a sign-in, comes with status 200 too. */
function requireFile(address: string, answer: Response): Response {
  if (!/^text\/html\b/i.test(answer.headers.get('Content-Type') ?? '')) return answer;
  throw new Problem(
    'unreadable_file',
    `The link names ${address}, and ${new URL(address).host} answered with a web page, not a file. Link to the file itself (on GitHub and Hugging Face its “raw” or “download” address), or download it and drop it here.`,
  );
}

const STATUS: Record<number, string> = {
  401: ' (it wants a sign-in, and this page sends none)',
  403: ' (it does not let everybody read the file)',
  404: ' (there is no such file)',
  410: ' (the file is gone)',
};

/** A browser does not say whether a server was not reached or did not allow the page to read its answer. */
function explainSilence(address: string, thrown: unknown): Problem {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  const { host, origin } = new URL(address);
  const cause =
    origin === location.origin
      ? 'Check the connection and reload.'
      : `Either it is not reached from here, or it does not allow other sites to read its files (CORS), or what it sends on to does not. Hosts that do are GitHub Pages, raw.githubusercontent.com and huggingface.co; or download the file and drop it here.`;
  return new Problem(
    'unreadable_file',
    `The link names ${address}, and nothing could be read from ${host} (${said}). ${cause}`,
  );
}

/** The size that the server tells; of a compressed answer it would be that of other bytes. */
function readTotal({ headers }: Response): number | undefined {
  const length = headers.get('Content-Length');
  const isPlain = headers.get('Content-Encoding') === null;
  return isPlain && length !== null && /^\d+$/.test(length) ? Number(length) : undefined;
}

async function readParts(
  { body }: Response,
  { total, host }: FetchProgress,
  steps: FetchSteps,
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (!body) return [];
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // A server may tell less than it sends, or nothing.
  let isAllowed = total !== undefined && total > LARGE_BYTES;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parts;
      parts.push(value);
      bytes += value.length;
      const isTold = total !== undefined && total >= bytes;
      const progress = { bytes, total: isTold ? total : undefined, host };
      steps.onProgress(progress);
      if (isAllowed || bytes <= LARGE_BYTES) continue;
      await confirm(steps, progress);
      isAllowed = true;
    }
  } catch (thrown) {
    void reader.cancel().catch(() => undefined);
    if (steps.signal.aborted) throw new Problem('cancelled', 'Cancelled.');
    if (thrown instanceof Problem) throw thrown;
    throw new Problem(
      'unreadable_file',
      `The connection broke off after ${bytes} bytes. Reload the page to try again.`,
    );
  }
}

async function confirm(steps: FetchSteps, progress: FetchProgress): Promise<void> {
  if (!(await steps.mayGoOn(progress))) throw new Problem('cancelled', 'Cancelled.');
}
