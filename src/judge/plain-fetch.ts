import { type Connection, redact } from './connection.ts';
import { readError } from './read-error.ts';

/** As much of `fetch` as is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The one way out to a server and in again. Out go `Content-Type`, `Authorization` and the headers that the
 * user typed, whatever a library adds: any other fails the CORS preflight of many servers. Redirects are not
 * followed, so that the key goes to the named address alone. In comes the text without the connection's
 * secrets, as plain text; an error body as `{error: {message, param, code}}`.
 */
export function plainFetch(connection: Connection, send: Fetch) {
  return async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const answer = await send(typeof url === 'object' && 'url' in url ? url.url : url.toString(), {
      ...(init.method !== undefined && { method: init.method }),
      ...(init.body != null && { body: init.body }),
      ...(init.signal && { signal: init.signal }),
      headers: plainHeaders(connection, init.body != null),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    if (isRedirect(answer)) return new Response(null, { status: 308 });
    const text = redact(await answer.text(), connection);
    if (answer.ok) return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
    const retryAfter = answer.headers.get('Retry-After');
    return Response.json(
      { error: readError(text) },
      { status: answer.status, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } },
    );
  };
}

function plainHeaders({ key, headers }: Connection, hasBody: boolean): Headers {
  const plain = new Headers();
  if (hasBody) plain.set('Content-Type', 'application/json');
  if (key !== undefined) plain.set('Authorization', `Bearer ${key}`);
  for (const [name, value] of Object.entries(headers)) plain.set(name, value);
  return plain;
}

/** A browser shows no status of a redirect that it did not follow. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}
