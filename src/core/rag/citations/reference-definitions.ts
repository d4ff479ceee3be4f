import type { CitationStyle } from './citation-style.ts';
import { readNames } from './read-names.ts';

/** `[1]: https://example.org/essay` and `[^2]: essay.txt`, Markdown's footnotes and references, a line each. */
const DEFINITION = /^ {0,3}\[\^?([^\]\s^]{1,60})\]:[ \t]{0,8}(\S[^\n]{0,600})$/gmu;

export const referenceDefinitions: CitationStyle = {
  id: 'reference_definition',
  find: ({ text, response }) =>
    Array.from(text.matchAll(DEFINITION)).flatMap(
      ({ 0: whole, 1: number = '', 2: rest = '', index }) => {
        const end = index + whole.length;
        const named = readNames(
          response,
          { start: end - rest.length, end },
          'reference_definition',
        );
        return named.slice(0, 1).map((citation) => ({ ...citation, start: index, end, number }));
      },
    ),
};
