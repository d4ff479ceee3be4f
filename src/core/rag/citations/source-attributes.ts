import type { CitationStyle } from './citation-style.ts';
import { readName } from './read-names.ts';

/** `source="essay.txt"`, and JSON's `"source": "essay.txt"`. */
const ATTRIBUTE =
  /(?<![\p{L}\p{N}_])(?:sources?[ \t]{0,3}=|"sources?"[ \t]{0,3}:)\s{0,3}(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|[“„]([^“”\n]{1,300})[”“])/giu;

export const sourceAttributes: CitationStyle = {
  id: 'source_attribute',
  find: ({ text, response }) =>
    Array.from(text.matchAll(ATTRIBUTE)).flatMap((match) => {
      const value = match[1] ?? match[2] ?? match[3] ?? '';
      const [start, end] = [match.index, match.index + match[0].length];
      const named = readName(response.slice(end - 1 - value.length, end - 1));
      return named ? [{ style: 'source_attribute', start, end, ...named }] : [];
    }),
};
