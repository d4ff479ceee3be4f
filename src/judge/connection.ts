/** Where to send requests, and with what. Lives in memory alone: it holds the key. */
export interface Connection {
  /** As `readAddress` gives it. */
  baseURL: string;
  /** Undefined where the server wants none. */
  key: string | undefined;
  /** Headers that the user typed. */
  headers: Readonly<Record<string, string>>;
}

/** What keeps a key or a header from being sent at all, in a sentence that does not hold it; undefined where nothing does. */
export function checkConnection({ key, headers }: Connection): string | undefined {
  if (key !== undefined && !/^[!#-[\]-~]+$/.test(key))
    return 'The key holds a space, a line break or a sign that no key has: copy it again, whole.';
  const wrong = Object.entries(headers).find(
    ([name, value]) => !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\x20-\x7E]*$/.test(value),
  );
  return (
    wrong &&
    `The header “${wrong[0]}” cannot be sent: a name has no spaces, and a value is one line of plain letters.`
  );
}

/** What is shorter is no secret, but may well be a word of a reply. */
const SECRET_LENGTH = 8;

const SECRET_HEADER = /key|token|auth|secret|cookie|password/i;

/** What must not be shown, kept or logged of a connection. */
function listSecrets({ key, headers }: Connection): string[] {
  const typed = Object.entries(headers).flatMap(([name, value]) =>
    SECRET_HEADER.test(name) ? [value, value.replace(/^\S+ /, '')] : [],
  );
  return [key ?? '', ...typed]
    .map((secret) => secret.trim())
    .filter((secret) => secret.length >= SECRET_LENGTH)
    .sort((a, b) => b.length - a.length);
}

/** A text without a connection's secrets, however often JSON wrapped it. */
export function redact(text: string, connection: Connection): string {
  return listSecrets(connection)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((clean, secret) => clean.replaceAll(patternOf(secret), '[key]'), text);
}

/** A slash is the one sign of a key that JSON may write otherwise. */
function patternOf(secret: string): RegExp {
  const literal = secret.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replaceAll('/', '\\\\*/'), 'g');
}
