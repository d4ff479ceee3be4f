import type { RowSpans, Segment, Span } from '../../core/text/spans.ts';

/** A stretch inside or outside the exact match, with the pieces of it that are or are not words. */
export interface SegmentGroup {
  /** Where the stretch starts in the text. */
  start: number;
  exact: boolean;
  pieces: { start: number; text: string; word: boolean }[];
}

/** Segments in groups, so that the exact match is one mark with the golden words marked inside it. */
export function groupSegments(segments: Segment[]): SegmentGroup[] {
  const groups: SegmentGroup[] = [];
  let start = 0;
  for (const { text, exact, word } of segments) {
    const last = groups.at(-1);
    const piece = { start, text, word };
    if (last && last.exact === exact) last.pieces.push(piece);
    else groups.push({ start, exact, pieces: [piece] });
    start += text.length;
  }
  return groups;
}

/** More marks than this are left out, for a text with a hundred thousand of them would freeze the page. */
export const MOST_MARKS = 5000;

/** The parts of the spans that lie in the first `end` units of the text, `MOST_MARKS` words at most. */
export function clipSpans({ exact, words, missing }: RowSpans, end: number): RowSpans {
  const clip = (span: Span) =>
    span.start < end ? [{ start: span.start, end: Math.min(span.end, end) }] : [];
  return {
    exact: exact && clip(exact)[0],
    words: words.slice(0, MOST_MARKS).flatMap(clip),
    missing,
  };
}
