import { writeAsciiDigits } from '../text/normal-forms.ts';

const SPACE_AND_QUOTES = ' \t\r\n"\'`*“”„‟‘’‚‛«»‹›「」『』';
const OPENING: ReadonlySet<string> = new Set(SPACE_AND_QUOTES);
const CLOSING: ReadonlySet<string> = new Set(`${SPACE_AND_QUOTES}.,;:!?…।。、，；：！？`);
const BRACKETS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
  ['>', '<'],
]);

const ADDRESS = /^(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.|[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}\/)/;

const NUMBERED =
  /^(?:(?:sources?|docs?|documents?|chunks?|passages?|contexts?|references?|refs?|citations?)\.? ?)?(?:no\.? ?|[#^] ?|\[\^?|\()?(\p{Nd}{1,20})[\])]?$/u;

/**
 * How names of sources are compared. A key is what is left of a name when its writing is set aside: in form
 * NFC and lower case, trimmed, without quotes around it and closing punctuation; an address without scheme,
 * `www.`, trailing slash, fragment and `utm_` parameters. Total and linear.
 */
export function sourceKey(name: string): string {
  const lowered = name.normalize('NFC').toLowerCase();
  const written = /\s/.test(lowered) ? lowered.replace(/\s+/g, ' ').trim() : lowered;
  const bare = trimMarks(written);
  if (bare === '') return written;
  const mayBeAddress = bare.includes('/') || bare.startsWith('www.');
  return mayBeAddress && ADDRESS.test(bare) ? addressKey(bare) : bare;
}

/** A key without a file extension, which is ignored where that makes two names equal: `essay.txt`, `essay`. */
export function sourceStem(key: string): string {
  const dot = key.lastIndexOf('.');
  const isExtension = dot > 0 && /^(?=\d*[a-z])[a-z\d]{1,5}$/.test(key.slice(dot + 1, dot + 7));
  return isExtension ? key.slice(0, dot) : key;
}

/**
 * The number that a name is, or that a word for a source counts: `3`, `[3]`, `Document 3`, `source #3`;
 * in ASCII's digits and without leading zeros. Undefined: the name is no number.
 */
export function sourceNumber(name: string): string | undefined {
  if (!/\p{Nd}/u.test(name)) return undefined;
  const digits = NUMBERED.exec(sourceKey(name))?.[1];
  return digits === undefined ? undefined : writeAsciiDigits(digits).replace(/^0+(?=\d)/u, '');
}

/**
 * A text without white space, quotes and marks of emphasis around it, and without closing punctuation. A
 * bracket at its end stays where it is opened inside: `Amazon (river)`.
 */
export function trimMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && OPENING.has(text.charAt(start))) start++;
  while (end > start && canClose(text.charAt(end - 1), text, start)) end--;
  return text.slice(start, end);
}

function canClose(mark: string, text: string, start: number): boolean {
  if (CLOSING.has(mark)) return true;
  const open = BRACKETS.get(mark);
  return open !== undefined && !text.includes(open, start);
}

/** An address as it is written in lower case, without what does not tell one page from another. */
function addressKey(address: string): string {
  const [beforeFragment = ''] = address.split('#', 1);
  const queryAt = beforeFragment.indexOf('?');
  const path = queryAt === -1 ? beforeFragment : beforeFragment.slice(0, queryAt);
  const query = queryAt === -1 ? [] : beforeFragment.slice(queryAt + 1).split('&');
  const kept = query.filter((parameter) => parameter !== '' && !parameter.startsWith('utm_'));
  let end = path.length;
  while (path.charAt(end - 1) === '/') end--;
  const place = path
    .slice(0, end)
    .replace(/^[a-z][a-z\d+.-]{0,20}:\/\//u, '')
    .replace(/^www\./u, '');
  return kept.length === 0 ? place : `${place}?${kept.join('&')}`;
}
