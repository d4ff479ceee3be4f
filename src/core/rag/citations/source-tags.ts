import type { CitationStyle } from './citation-style.ts';
import { coverPlace, readNames } from './read-names.ts';

/** `<source>essay.txt</source>`. */
const TAG = /(<sources?\b[^<>\n]{0,200}>)([^<>]{1,300})<\/sources?\s{0,3}>/giu;

export const sourceTags: CitationStyle = {
  id: 'source_tag',
  find: ({ text, response }) =>
    Array.from(text.matchAll(TAG)).flatMap(({ 0: whole, 1: open = '', 2: inside = '', index }) => {
      const start = index + open.length;
      const names = readNames(response, { start, end: start + inside.length }, 'source_tag');
      return coverPlace(names, { start: index, end: index + whole.length });
    }),
};
