import type { CitationStyle } from './citation-style.ts';
import { coverPlace, readNames } from './read-names.ts';

const BRACKET = /\[[^[\]\n]{1,300}\]|\([^()\n]{1,300}\)/gu;
const DOCUMENT =
  /^[^\s,;]+\.(?:txt|md|pdf|docx?|html?|csv|tsv|json|jsonl|xml|rtf|odt|pptx?|xlsx?|log|tex|epub|rst|ya?ml)$/iu;

/** What is read as numbers. */
const NUMBERS = /^[\p{Nd}\s,;،؛^–-]*$/u;

/**
 * `[essay.txt]`, `[Amazon rainforest]`, `[Amazon rainforest, p. 3]`: what is a document's name, or a name of the context, in square brackets;
 * `(essay.txt)` where the context has it.
 */
export const bracketedNames: CitationStyle = {
  id: 'bracketed_name',
  find: ({ text, response, isKnown }) =>
    Array.from(text.matchAll(BRACKET)).flatMap(({ 0: whole, index }) => {
      const place = { start: index, end: index + whole.length };
      const style = 'bracketed_name';
      const written = response.slice(index + 1, place.end - 1);
      if (NUMBERS.test(written)) return [];
      const isName = whole.startsWith('[') || DOCUMENT.test(written);
      if (isName && isKnown(written)) return [{ style, name: written.trim(), ...place }];
      if (whole.startsWith('(')) return [];
      const names = readNames(response, { start: index + 1, end: place.end - 1 }, style);
      const isCitation = names.every(
        ({ name, others = [] }) => DOCUMENT.test(name) || [name, ...others].some(isKnown),
      );
      if (!isCitation) return [];
      return coverPlace(names, place);
    }),
};
