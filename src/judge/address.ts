/** An address that requests can go to, or one sentence that says why none can. */
export type ReadAddress = { baseURL: string; notice: string | undefined } | { problem: string };

/**
 * A base URL as the user typed it, without a slash or `/chat/completions` at its end. `origin` is the page's;
 * undefined where there is no page. A `notice` says what the browser will ask before it lets requests through.
 */
export function readAddress(typed: string, origin: string | undefined): ReadAddress {
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return {
      problem:
        'The address has to begin with http:// or https://, as in http://localhost:11434/v1.',
    };
  if (url.username || url.password || url.search || url.hash)
    return {
      problem:
        'The address must hold no user name, password or anything after ? or #: a key goes into its own field, where nothing shows or keeps it.',
    };
  const baseURL = url.href.replace(/(?:\/chat\/completions)?\/*$/, '');
  if (origin === undefined) return { baseURL, notice: undefined };
  const page = new URL(origin);
  const place = placeOf(url.hostname);
  if (page.protocol === 'https:' && url.protocol === 'http:' && place === 'public')
    return {
      problem: `This page is on https, and browsers do not let it talk to ${url.host} over plain http. Use an https address, or run Touchstone on this machine (npm start).`,
    };
  return { baseURL, notice: noticeOf(page, url, place) };
}

type Place = 'loopback' | 'private' | 'public';

function noticeOf(page: URL, url: URL, place: Place): string | undefined {
  if (page.protocol !== 'https:' || placeOf(page.hostname) !== 'public' || place === 'public')
    return undefined;
  const ask = `${url.host} is on ${place === 'loopback' ? 'this machine' : 'your own network'}: the browser (Chrome 142 and later) will ask whether this page may reach your local network. Allow it; if you once refused, allow it again in the site's settings.`;
  if (place === 'loopback' || url.protocol === 'https:') return ask;
  return `${ask} Other browsers block plain http to your network from an https page: run Touchstone on this machine (npm start) there.`;
}

const PRIVATE_NAME = /\.local$|\.internal$|\.home\.arpa$|\.lan$/;
const PRIVATE_IPV4 =
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_IPV6 = /^\[f(?:[cd]..|e[89ab].):/;

/** Where a host is, by its name alone. */
export function placeOf(hostname: string): Place {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return 'loopback';
  if (/^127\.[\d.]+$/.test(hostname) || hostname === '[::1]') return 'loopback';
  const isPrivate = [PRIVATE_NAME, PRIVATE_IPV4, PRIVATE_IPV6].some((known) =>
    known.test(hostname),
  );
  return isPrivate ? 'private' : 'public';
}
