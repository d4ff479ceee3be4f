import type { Span } from '../text/span.ts';
import { CITATION_STYLES } from './citation-styles.ts';
import { hideSpans, type Readable } from './citations/citation-style.ts';
import { readableText } from './citations/readable-text.ts';
import type { Citation } from './rag.ts';

/** A response without any of these quotes nothing, whatever else it says. */
const MAY_QUOTE = /[[(【［〔（]|:\/\/|www\.|source|reference|citation|[ｓｒｃｗ]/i;

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
  return readCitations(response, custom, isKnown).citations;
}

/** The same, and the stretches around them that belong to them: the heading of a list of sources. */
export function readCitations(
  response: string,
  custom: readonly Citation[],
  isKnown: (name: string) => boolean,
): { citations: Citation[]; covers: Span[] } {
  const citations = [...custom];
  const covers: Span[] = [];
  if (!MAY_QUOTE.test(response)) return { citations, covers };
  let readable: Readable = { text: readableText(response), response, isKnown };
  readable = hideSpans(readable, custom);
  for (const style of CITATION_STYLES) {
    const found = style.find(readable);
    const cover = found.length > 0 ? (style.cover?.(readable) ?? []) : [];
    for (const citation of found) citations.push(citation);
    for (const span of cover) covers.push(span);
    readable = hideSpans(readable, [...found, ...cover]);
  }
  return { citations: citations.sort((a, b) => a.start - b.start), covers };
}
