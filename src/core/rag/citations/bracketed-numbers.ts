import { writeAsciiDigits } from '../../text/normal-forms.ts';
import type { Citation } from '../rag.ts';
import type { CitationStyle, Readable } from './citation-style.ts';
import { cutAt } from './cut-at.ts';

const STYLE = 'bracketed_number';

/** `[1]`, `[1, 3]`, `[1-3]`, `[^2]`, `[[1]]`, `［１］`, `[Source 1]`, `(Document 3)`, escaped `\[1\]` too. */
const WORD = String.raw`(?:source|src|doc|document|chunk|passage|context|ref|reference|citation)s?\.?[ \t]?(?:#|no\.[ \t]?)?`;
const NUMBERS = String.raw`\p{Nd}{1,20}(?:[ \t]{0,3}(?:[,;、،؛&]|and|[-‐-―−~])[ \t]{0,3}(?:${WORD}|#|\^)?\p{Nd}{1,20}){0,49}`;
const BRACKETED = new RegExp(
  String.raw`\[{0,3}\[[ \t]{0,3}(?:${WORD}|\^|#)?(${NUMBERS})[ \t]{0,3}\\?\]{1,4}|\([ \t]{0,3}${WORD}(${NUMBERS})[ \t]{0,3}\)`,
  'giu',
);
/** A footnote by name, `[^essay]`. */
const FOOTNOTE = /\[\^([^\]\s^]{1,60})\]/gu;

const BETWEEN = /[,;、،؛&]|and/giu;
/** One part of a bracket: `3`, or `1-3`. */
const RANGE = new RegExp(
  String.raw`^(?:${WORD}|[#^])?(\p{Nd}+)(?:\s*[-‐-―−~]\s*(?:${WORD}|[#^])?(\p{Nd}+))?$`,
  'iu',
);

/** A range of more sources is no citation: nobody reads so many for one sentence. */
const LONGEST_RANGE = 30;

export const bracketedNumbers: CitationStyle = {
  id: STYLE,
  find: (readable) => {
    const citations: Citation[] = [];
    for (const match of readable.text.matchAll(BRACKETED))
      citations.push(...readBracket(match, readable));
    for (const { 0: whole, 1: name = '', index } of readable.text.matchAll(FOOTNOTE)) {
      if (!/^\p{Nd}+$/u.test(name))
        citations.push({ style: STYLE, name, start: index, end: index + whole.length });
    }
    return citations.sort((a, b) => a.start - b.start);
  },
};

/**
 * The numbers of one bracket, each with its part of it. None, where one of them cannot be a citation: a
 * year, zero, a thousand's comma, a range that runs backwards or too far.
 */
function readBracket(match: RegExpExecArray, { isKnown }: Readable): Citation[] {
  const numbers = match[1] ?? match[2] ?? '';
  if (/^\p{Nd}{1,3}(?:,\p{Nd}{3})+$/u.test(numbers)) return [];
  const numbersAt = match.index + match[0].lastIndexOf(numbers);
  const parts = cutAt(numbers, BETWEEN);
  const citations: Citation[] = [];
  let start = match.index;
  for (const [place, part] of parts.entries()) {
    const names = listNumbers(part.text);
    if (names.length === 0 || !names.every((name) => canBeCited(name) || isKnown(name))) return [];
    const isLast = place === parts.length - 1;
    const end = isLast ? match.index + match[0].length : numbersAt + part.at + part.text.length;
    citations.push(...names.map((name) => ({ style: STYLE, name, start, end })));
    start = end;
  }
  return citations;
}

/** The numbers of one part, in ASCII's digits; none where it is no range of sources. */
function listNumbers(part: string): string[] {
  const [, first, last] = RANGE.exec(part) ?? [];
  if (first === undefined) return [];
  const from = writeAsciiDigits(first);
  if (last === undefined) return [from];
  const count = Number(writeAsciiDigits(last)) - Number(from) + 1;
  if (count < 2 || count > LONGEST_RANGE) return [];
  return Array.from({ length: count }, (_, more) => String(Number(from) + more));
}

/** Whether a number counts something: not zero, and not a year. */
function canBeCited(number: string): boolean {
  return !/^0+$/.test(number) && !/^[12]\d{3}$/.test(number);
}
