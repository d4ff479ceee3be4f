import type { Citation } from '../rag.ts';
import type { CitationStyle } from './citation-style.ts';
import { readName } from './read-names.ts';

/** `[text](address)`, not an image; the text may be a number in brackets of its own. */
const LINK =
  /(!?)\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})\]\(([^()\n]{1,1000}(?:\([^()\n]{0,200}\)[^()\n]{0,500})?)\)/gu;

export const markdownLinks: CitationStyle = {
  id: 'markdown_link',
  find: ({ text, response }) =>
    Array.from(text.matchAll(LINK)).flatMap(
      ({ 0: whole, 1: image, 2: label = '', 3: target = '', index }) => {
        if (image === '!' || /^\s*(?:mailto|tel|javascript|data):/iu.test(target)) return [];
        const written = response.slice(index, index + whole.length);
        const named = readName(
          label.startsWith('[') ? `[${label.slice(1, -1)}](${target})` : written,
        );
        const citation: Citation[] = named
          ? [{ style: 'markdown_link', start: index, end: index + whole.length, ...named }]
          : [];
        return citation;
      },
    ),
};
