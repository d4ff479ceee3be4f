import { bareAddresses } from './citations/bare-addresses.ts';
import { bracketedNames } from './citations/bracketed-names.ts';
import { bracketedNumbers } from './citations/bracketed-numbers.ts';
import type { CitationStyle } from './citations/citation-style.ts';
import { closingList } from './citations/closing-list.ts';
import { daggeredBrackets } from './citations/daggered-brackets.ts';
import { markdownLinks } from './citations/markdown-links.ts';
import { namedInline } from './citations/named-inline.ts';
import { referenceDefinitions } from './citations/reference-definitions.ts';
import { sourceAttributes } from './citations/source-attributes.ts';
import { sourceTags } from './citations/source-tags.ts';

/** Every way of quoting that is known, one entry each. What an earlier one has taken a later one does not see. */
export const CITATION_STYLES: readonly CitationStyle[] = [
  closingList,
  referenceDefinitions,
  daggeredBrackets,
  namedInline,
  sourceTags,
  sourceAttributes,
  markdownLinks,
  bracketedNames,
  bracketedNumbers,
  bareAddresses,
];
