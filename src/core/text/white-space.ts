/**
 * The 29 characters that CPython's `str.split()` and `str.strip()` take for white space. JavaScript's
 * `trim()` and `\s` lack U+001C–001F and U+0085, and add U+FEFF.
 */
export function isWhiteSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code >= 0x1c;
  if (code < 0x85) return false;
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  if (code < 0x2000) return code === 0x1680;
  return (
    code <= 0x200a ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Whether a text is empty or white space alone. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (!isWhiteSpace(text.charCodeAt(at))) return false;
  }
  return true;
}

/** What CPython's `str.strip()` leaves of a text. */
export function stripWhiteSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start++;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Each run of white space as one space, those at the ends too. */
export function collapseWhiteSpace(text: string): string {
  return text.replace(NO_SINGLE_SPACE, ' ');
}

const BUT_SPACE =
  '\\t-\\r\\x1c-\\x1f\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
/** White space as `isWhiteSpace` knows it, but for single spaces, which are most of it and stay. */
const NO_SINGLE_SPACE = new RegExp(`[ ${BUT_SPACE}]{2,}|[${BUT_SPACE}]`, 'g');
