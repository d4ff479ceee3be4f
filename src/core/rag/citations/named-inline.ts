import type { Citation } from '../rag.ts';
import { type CitationStyle, hideSpans } from './citation-style.ts';
import { coverPlace, LONGEST_NAME, readNames } from './read-names.ts';

const STYLE = 'named_inline';

const HEAD = String.raw`[*_]{0,3}source(?:s|\(s\))?[*_]{0,3}[ \t]{0,3}:[*_]{0,3}[ \t]{0,3}`;
/** `(Source: essay.txt)`, `[Source: essay.txt]`. */
const ENCLOSED = new RegExp(
  String.raw`\((${HEAD})((?:[^()\n]|\([^()\n]{0,200}\)){1,600})\)|\[(${HEAD})((?:[^[\]\n]|\[[^[\]\n]{0,200}\]){1,600})\]`,
  'giu',
);
/** `Source: essay.txt` at the head of a line or of a sentence, or before what can be nothing but a source. */
const OPEN = new RegExp(String.raw`(?<![\p{L}\p{N}_])${HEAD}(?=\S)`, 'giu');
const LONGEST_REST = 600;

/** Names that end by themselves, so that what follows them on the line is the answer's. */
const TOKEN = String.raw`(?:(?:https?:\/\/|www\.)\S{1,1000}|\[[^[\]\n]{1,200}\]\([^()\s]{1,1000}\)|\[[^[\]\n]{1,200}\]|"[^"\n]{1,300}"|“[^”\n]{1,300}”|\uE000{1,300}|[^\s,;:()[\]"“”]{1,200}\.[a-z][a-z\d]{0,4}(?=[\s,;.)!?]|$))`;
const TOKENS = new RegExp(
  String.raw`^${TOKEN}(?:\s{0,3}(?:[,;&]|and\s)\s{0,3}${TOKEN}){0,50}`,
  'iu',
);

export const namedInline: CitationStyle = {
  id: STYLE,
  find: (readable) => {
    const { text, response } = readable;
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
    let takenTo = 0;
    for (const { 0: head, index } of hideSpans(readable, citations).text.matchAll(OPEN)) {
      const start = index + head.length;
      const [rest = ''] = text.slice(start, start + LONGEST_REST).split(/[\r\n]/u, 1);
      const length = measureName(rest, findOpenPlace(text, index));
      if (index < takenTo || length === 0) continue;
      takenTo = start + length;
      const names = readNames(response, { start, end: takenTo }, STYLE);
      citations.push(...coverPlace(names, { start: index, end: takenTo }));
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
  return isCapital && /(?:[.!?।。…)\]"”’*\uE000]|[—–-])[ \t]{0,3}$/u.test(before)
    ? 'sentence'
    : undefined;
}

/** How much of the rest of a line is the name: nothing, where no name can stand. */
function measureName(rest: string, place: 'line' | 'sentence' | undefined): number {
  const tokens = TOKENS.exec(rest)?.[0];
  // Anywhere else a text in quotes is what somebody says.
  if (tokens !== undefined && (place || !/^["“]/u.test(tokens))) return tokens.length;
  if (place === undefined) return 0;
  const sentence = place === 'line' ? -1 : rest.search(/[.!?](?=\s)|[।。]/u);
  const end = sentence === -1 ? rest.trimEnd().length : sentence;
  // Prose of such a length names nothing, and is left alone.
  return end > LONGEST_NAME ? 0 : end;
}
