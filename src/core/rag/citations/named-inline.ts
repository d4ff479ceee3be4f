import type { Citation } from '../rag.ts';
import type { CitationStyle } from './citation-style.ts';
import { coverPlace, LONGEST_NAME, readNames } from './read-names.ts';

const STYLE = 'named_inline';

const HEAD = String.raw`[*_]{0,3}sources?[*_]{0,3}[ \t]{0,3}:[*_]{0,3}[ \t]{0,3}`;
/** `(Source: essay.txt)`, `[Source: essay.txt]`. */
const ENCLOSED = new RegExp(
  String.raw`\((${HEAD})((?:[^()\n]|\([^()\n]{0,200}\)){1,600})\)|\[(${HEAD})((?:[^[\]\n]|\[[^[\]\n]{0,200}\]){1,600})\]`,
  'giu',
);
/** `Source: essay.txt` at the head of a line or of a sentence, to the end of the line. */
const OPEN = new RegExp(String.raw`(?<![\p{L}\p{N}_])${HEAD}(?=\S)([^\n]{1,600})`, 'giu');

/** Names that end by themselves, so that what follows them on the line is the answer's. */
const TOKEN = String.raw`(?:(?:https?:\/\/|www\.)\S{1,1000}|\[[^[\]\n]{1,200}\]\([^()\s]{1,1000}\)|\[[^[\]\n]{1,200}\]|"[^"\n]{1,300}"|“[^”\n]{1,300}”|\uE000{1,300}|[^\s,;:()[\]"“”]{1,200}\.[a-z][a-z\d]{0,4}(?=[\s,;.)!?]|$))`;
const TOKENS = new RegExp(
  String.raw`^${TOKEN}(?:\s{0,3}(?:[,;&]|and\s)\s{0,3}${TOKEN}){0,50}`,
  'iu',
);

export const namedInline: CitationStyle = {
  id: STYLE,
  find: ({ text, response }) => {
    const citations: Citation[] = [];
    for (const match of text.matchAll(ENCLOSED)) {
      const head = match[1] ?? match[3] ?? '';
      const end = match.index + match[0].length;
      const names = readNames(
        response,
        { start: match.index + 1 + head.length, end: end - 1 },
        STYLE,
      );
      citations.push(...coverPlace(names, { start: match.index, end }));
    }
    const taken = new Set(citations.map(({ start }) => start));
    for (const { 0: whole, 1: rest = '', index } of text.matchAll(OPEN)) {
      const place = findOpenPlace(text, index);
      if (place === undefined || taken.has(index - 1)) continue;
      const start = index + whole.length - rest.length;
      const name = { start, end: start + cutRest(rest, place) };
      citations.push(
        ...coverPlace(readNames(response, name, STYLE), { start: index, end: name.end }),
      );
    }
    return citations.sort((a, b) => a.start - b.start);
  },
};

/** Whether something opens a line or, with a capital, a sentence; a word before it makes it another thing. */
function findOpenPlace(text: string, index: number): 'line' | 'sentence' | undefined {
  const before = text.slice(Math.max(0, index - 12), index);
  if (/(?:^|\n)[\s>*•+–—-]*$/u.test(before) && (index <= 12 || before.includes('\n')))
    return 'line';
  const isCapital = /^[*_]{0,3}S/u.test(text.slice(index, index + 4));
  return isCapital && /[.!?।。…)\]"”’*\uE000][ \t]{0,3}[—–-]?[ \t]{0,3}$/u.test(before)
    ? 'sentence'
    : undefined;
}

/** How much of the rest of a line is the name. */
function cutRest(rest: string, place: 'line' | 'sentence'): number {
  const tokens = TOKENS.exec(rest)?.[0];
  if (tokens !== undefined) return tokens.length;
  const sentence = place === 'line' ? -1 : rest.search(/[.!?](?=\s)|[।。]/u);
  const end = sentence === -1 ? rest.trimEnd().length : sentence;
  // Prose of such a length names nothing, and is left alone.
  return end > LONGEST_NAME ? 0 : end;
}
