import type { CitationStyle } from './citation-style.ts';
import { readName } from './read-names.ts';

/** `[text](address)`, not an image; the text may be a number in brackets of its own. */
const LINK =
  /(!?)\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})\]\(([^()\n]{1,1000}(?:\([^()\n]{0,200}\)[^()\n]{0,500})?)\)/gu;

const NO_PAGE = /^\s*(?:mailto|tel|javascript|data):/iu;

export const markdownLinks: CitationStyle = {
  id: 'markdown_link',
  find: ({ text, response }) =>
    Array.from(text.matchAll(LINK)).flatMap(
      ({ 0: whole, 1: image, 2: label, 3: target, index }) => {
        if (image === '!' || NO_PAGE.test(target ?? '')) return [];
        const [start, end] = [index, index + whole.length];
        const inner = /^\[(.*)\]$/u.exec(label ?? '')?.[1];
        const named = readName(
          inner === undefined ? response.slice(start, end) : `[${inner}](${target})`,
        );
        return named ? [{ style: 'markdown_link', start, end, ...named }] : [];
      },
    ),
};
