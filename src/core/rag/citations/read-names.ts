import type { Span } from '../../text/span.ts';
import type { Citation } from '../rag.ts';
import { sourceNumber, trimMarks } from '../source-names.ts';
import { cutAt } from './cut-at.ts';

/** A longer stretch is prose, not a name. */
export const LONGEST_NAME = 300;

const LINK =
  /\[([^[\]\n]{0,200})\]\(\s{0,3}<?([^()\s<>]{1,1000}(?:\([^()\s]{0,200}\)[^()\s]{0,500})?)[^()\n]{0,200}\)/;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”]{1,1000}/i;
const FILE = /[^\s,;:()[\]"'“”<>`*]{1,200}\.[a-z][a-z\d]{0,4}(?![\p{L}\p{N}])/iu;
/** What stands between a name and what is said of it: `essay, p. 3`, `essay - a note`, `essay (2019)`. */
const REMARK = /\s[-–—|]\s|\s?[([]|[,:]\s/;

/** The head may stand before each name: `Source: essay.txt, Source: notes.txt`. */
const BETWEEN_TOKENS = /(?:[;；؛,，،、&]|\band\b)(?:\s{0,3}\bsources?\s{0,3}:)?/giu;
const BETWEEN_NAMES = /[;；؛](?=\s|$)(?:\s{0,3}\bsources?\s{0,3}:)?/giu;
/** What stands where a name would, and says that there is none. */
const NO_NAME =
  /^(?:n\/a|not (?:applicable|available|provided)|(?:none|no sources?)(?: (?:available|cited|given|provided|used))?)$/iu;

/**
 * The sources named in a stretch of a response: apart where `;` stands between them, or a comma or `and`
 * between what cannot be but names of files, addresses and numbers. Blank or overlong pieces name nothing.
 */
export function readNames(response: string, { start, end }: Span, style: string): Citation[] {
  const stretch = response.slice(start, end);
  const apart = cutAt(stretch, BETWEEN_TOKENS);
  const pieces = apart.every(({ text }) => isToken(text)) ? apart : cutAt(stretch, BETWEEN_NAMES);
  return pieces.flatMap(({ text, at }) => {
    const name = readName(text);
    return name ? [{ style, start: start + at, end: start + at + text.length, ...name }] : [];
  });
}

/** The same citations with their places drawn out to cover the brackets and words around them. */
export function coverPlace(citations: readonly Citation[], { start, end }: Span): Citation[] {
  return citations.map((citation, nth) => ({
    ...citation,
    start: nth === 0 ? start : citation.start,
    end: citations[nth + 1]?.start ?? end,
  }));
}

/** What one piece names: the address of a link before its text, and the whole before a part of it. */
export function readName(piece: string): { name: string; others?: string[] } | undefined {
  const whole = trimMarks(stripBrackets(piece));
  if (whole === '' || NO_NAME.test(whole) || piece.length > LONGEST_NAME + 1000) return undefined;
  const [link, label = '', target = ''] = LINK.exec(piece) ?? [];
  if (link !== undefined)
    return target.startsWith('#') ? nameOf(label, []) : nameOf(target, [label]);
  const address = ADDRESS.exec(piece)?.[0];
  if (address !== undefined) {
    const title = piece.slice(0, piece.indexOf(address));
    return nameOf(trimAddress(address), [trimMarks(title).replace(/\s*[-–—|:]$/u, '')]);
  }
  if (whole.length > LONGEST_NAME) return undefined;
  const remark = whole.search(REMARK);
  return nameOf(whole, [FILE.exec(whole)?.[0] ?? '', remark > 0 ? whole.slice(0, remark) : '']);
}

/** An address without the punctuation of the sentence around it; a bracket stays where it was opened inside. */
export function trimAddress(address: string): string {
  let unopened = count(address, ')') - count(address, '(');
  let end = address.length;
  for (; end > 0; end--) {
    const last = address.charAt(end - 1);
    if (last === ')' && unopened-- <= 0) break;
    if (!/[.,;:!?'"’”)\]}>*_।。，；：！？、\uE000]/u.test(last)) break;
  }
  return address.slice(0, end);
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function nameOf(
  name: string,
  others: readonly string[],
): { name: string; others?: string[] } | undefined {
  const trimmed = trimMarks(name);
  if (trimmed === '') return undefined;
  // The number that a link bears is where it stands in the text, not what it leads to.
  const also = others.filter(
    (other) => other.trim() !== '' && other !== trimmed && sourceNumber(other) === undefined,
  );
  return also.length > 0 ? { name: trimmed, others: also } : { name: trimmed };
}

/** `(Amazon)`, `[Amazon]`, `_Amazon_` as `Amazon`. */
function stripBrackets(piece: string): string {
  const text = piece.trim();
  return /^(?:\[[^[\]]*\]|\([^()]*\)|_[^_](?:.*[^_])?_)$/u.test(text) ? text.slice(1, -1) : text;
}

/** A file's name, an address, a link or a number, and nothing beside it but marks and a page: `**essay.txt** (p. 3)`. */
function isToken(piece: string): boolean {
  const text = trimMarks(piece.trim().replace(/(?<=[^\]])\([^()]{0,100}\)$/u, ''));
  if (text.length > LONGEST_NAME) return false;
  const token = [LINK, ADDRESS, FILE].some((pattern) => pattern.exec(text)?.[0] === text);
  return token || sourceNumber(text) !== undefined;
}
