import { trimMarks } from '../source-names.ts';
import type { CitationStyle } from './citation-style.ts';

/** `【4†essay】`, `【4:0†essay.pdf】`, `【1】`, `[4†source]`: a number, and often what it leads to. */
const DAGGERED =
  /(?:【[ \t]{0,3}(?:(\p{Nd}{1,20})(?::\p{Nd}{1,20})?(?:[ \t]{0,3}†([^【】\n]{0,300}))?|([^【】\n†]{1,300}))】|\[(\p{Nd}{1,20})(?::\p{Nd}{1,20})?[ \t]{0,3}†([^[\]\n]{0,300})\])/gu;

/** What stands where a name would: the word itself, or lines. */
const NO_NAME = /^(?:sources?|L\d+.*)?$/iu;

export const daggeredBrackets: CitationStyle = {
  id: 'daggered_bracket',
  find: ({ text, response }) =>
    Array.from(text.matchAll(DAGGERED)).flatMap((match) => {
      const [whole] = match;
      const place = { start: match.index, end: match.index + whole.length };
      const number = match[1] ?? match[4] ?? '';
      const label = response.slice(place.start + 1, place.end - 1);
      const name = trimMarks(number === '' ? label : label.slice(label.indexOf('†') + 1));
      const style = 'daggered_bracket';
      if (number === '') return listNames(name).map((one) => ({ style, name: one, ...place }));
      if (!label.includes('†') || NO_NAME.test(name)) return [{ style, name: number, ...place }];
      return [{ style, name, others: [number], ...place }];
    }),
};

/** `1, 3` as two names. */
function listNames(label: string): string[] {
  const parts = label.split(/[,;、،؛]/u).map(trimMarks);
  return parts.every((part) => /^\p{Nd}+$/u.test(part))
    ? parts
    : [label].filter((one) => one !== '');
}
