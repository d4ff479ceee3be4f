import type { Span } from '../../text/span.ts';
import type { Citation } from '../rag.ts';
import type { CitationStyle } from './citation-style.ts';
import { readNames } from './read-names.ts';

const STYLE = 'closing_list';

const HEADING =
  /^[ \t]{0,3}(?:#{1,6}[ \t]{0,3})?[*_]{0,3}(?:source|reference|citation)(?:s|\(s\))?(?: (?:used|cited))?[ \t]{0,3}(?:[*_]{0,3}[ \t]{0,3}:[*_]{0,3}[ \t]{0,3}(.*)|[*_]{0,3})$/gim;

const BULLET = /^[ \t]{0,8}[-*•‣◦▪–—+][ \t]{1,8}/u;
const NUMBER =
  /^[ \t]{0,8}(?:\[\^?(\p{Nd}{1,4})\]:?|\((\p{Nd}{1,4})\)|【(\p{Nd}{1,4})】|(\p{Nd}{1,4})(?:[.):](?=\s|$)))[ \t]{0,8}/u;
/** A file's name, an address or a link: an entry even without a bullet. */
const PLAIN_ENTRY =
  /^[ \t]{0,8}(?:(?:https?:\/\/|www\.)\S+|\[[^[\]]{1,200}\]\(\S+\)|[^\s]{1,200}\.[a-z][a-z\d]{0,4})[ \t.,;]{0,8}$/iu;
const NUMBERS_ALONE = /^[\p{Nd}[\]()^,;、،؛&\s.]+$/u;

/** A longer line is prose. */
const LONGEST_LINE = 1000;

interface Line extends Span {
  text: string;
}

/** A last block headed `Sources`, `References` or `Citations`, with one source a line or several apart by `;`. */
export const closingList: CitationStyle = {
  id: STYLE,
  find: ({ text, response }) => {
    const block = findBlock(text);
    if (block === undefined) return [];
    return block.entries.flatMap((line) => readEntry(line, response));
  },
  cover: ({ text }) => {
    const block = findBlock(text);
    const last = block?.entries.at(-1);
    return block && last ? [{ start: block.start, end: last.end }] : [];
  },
};

/** The last heading and the entries below it, where nothing follows them. */
function findBlock(text: string): { start: number; entries: Line[] } | undefined {
  const heading = findHeading(text);
  if (heading === undefined) return undefined;
  const end = heading.index + heading[0].length;
  const rest = heading[1]?.trimEnd() ?? '';
  // Prose after the name, but for `p. 3`: a source named in passing.
  if (/(?<!\bpp?)[.!?।。]\s+\S/iu.test(rest)) return undefined;
  const restAt = end - (heading[1]?.length ?? 0);
  const entries = rest === '' ? [] : [{ text: rest, start: restAt, end: restAt + rest.length }];
  // Beside the heading, or after a gap, a line without a mark is prose that follows.
  let needsMark = rest !== '';
  for (const line of cutLines(text, end)) {
    if (line.text.trim() === '') needsMark ||= entries.length > 0;
    else if (line.text.length > LONGEST_LINE || (needsMark && !hasMark(line.text)))
      return undefined;
    else entries.push(line);
  }
  return entries.length > 0 ? { start: heading.index, entries } : undefined;
}

function findHeading(text: string): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const match of text.matchAll(HEADING)) last = match;
  return last;
}

function hasMark(line: string): boolean {
  return BULLET.test(line) || NUMBER.test(line) || PLAIN_ENTRY.test(line);
}

/** The sources of one line, the first with the line's number. */
function readEntry(line: Line, response: string): Citation[] {
  const bullet = BULLET.exec(line.text)?.[0] ?? '';
  const text = line.text.slice(bullet.length);
  const start = line.start + bullet.length;
  if (NUMBERS_ALONE.test(text))
    return Array.from(text.matchAll(/\p{Nd}+/gu), ({ 0: name, index }) => ({
      style: STYLE,
      name,
      start: start + index,
      end: start + index + name.length,
    }));
  const match = NUMBER.exec(text);
  const named = { start: start + (match?.[0].length ?? 0), end: line.end };
  const names = readNames(response, named, STYLE);
  const number = match?.slice(1).find((digits) => digits !== undefined);
  if (number === undefined) return names;
  return names.map((citation, nth) => (nth === 0 ? { ...citation, number } : citation));
}

/** The lines from a line's end on. */
function cutLines(text: string, from: number): Line[] {
  let at = from;
  return text
    .slice(from)
    .split(/(\r\n|\r|\n)/u)
    .map((line) => {
      const start = at;
      at += line.length;
      return { text: line, start, end: at };
    })
    .filter((_, nth) => nth % 2 === 0 && nth > 0);
}
