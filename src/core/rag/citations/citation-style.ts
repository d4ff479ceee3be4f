import type { Span } from '../../text/span.ts';
import type { Citation } from '../rag.ts';

/** A response as the styles read it: what no style may read is hidden, and every place stays where it is. */
export interface Readable {
  /**
   * The response with code blocks as white space, code spans and what another style has taken as `HIDDEN`,
   * full-width forms as ASCII's.
   */
  text: string;
  /** The response itself, from which names are taken. */
  response: string;
  /** Whether the context has a source of this name, so that what could be a year is a name. */
  isKnown: (name: string) => boolean;
}

/** A way of quoting a source. Total and linear in the length of the response. */
export interface CitationStyle {
  id: string;
  /** Where the response quotes sources in this way, in order. */
  find: (readable: Readable) => Citation[];
  /** What belongs to its citations though it names nothing: the heading of a list. No later style reads it. */
  cover?: (readable: Readable) => Span[];
}

/** Stands for a character that a style may pass over but not read. */
const HIDDEN = '\uE000';

/** The same with these stretches hidden; lines stay lines. */
export function hideSpans(readable: Readable, spans: readonly Span[]): Readable {
  if (spans.length === 0) return readable;
  let text = '';
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    text += readable.text.slice(at, from) + hideText(readable.text.slice(from, end));
    at = end;
  }
  return { ...readable, text: text + readable.text.slice(at) };
}

/** As many hidden characters as the text has, but for its line ends. */
export function hideText(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(/[^\r\n]/g, HIDDEN) : HIDDEN.repeat(text.length);
}
