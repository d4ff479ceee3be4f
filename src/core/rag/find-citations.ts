import { CITATION_STYLES } from './citation-styles.ts';
import { hideSpans, type Readable } from './citations/citation-style.ts';
import { readableText } from './citations/readable-text.ts';
import type { Citation } from './rag.ts';

/**
 * Every place where a response quotes a source, in order; none inside code. `custom` are places that a
 * pattern of the user's has found, before every style. A number that could be a year or an index counts only
 * where the context has a source of that name, which `isKnown` tells. Total and linear.
 */
export function findCitations(
  response: string,
  custom: readonly Citation[] = [],
  isKnown: (name: string) => boolean = () => false,
): Citation[] {
  if (!MAY_QUOTE.test(response)) return [...custom];
  const citations = [...custom];
  let readable: Readable = { text: readableText(response), response, isKnown };
  readable = hideSpans(readable, custom);
  for (const style of CITATION_STYLES) {
    const found = style.find(readable);
    citations.push(...found);
    readable = hideSpans(readable, found);
  }
  return citations.sort((a, b) => a.start - b.start);
}

/** A response without any of these quotes nothing, whatever else it says. */
const MAY_QUOTE =
  /[[【［〔]|:\/\/|www\.|source|references?|citations?|\((?:doc|chunk|passage|context|ref)|ｓ/i;
