import { limitMarks } from './limit-spans.ts';
import type { Span } from './span.ts';

/** What to mark in a text; spans may overlap, and lie beyond the text's end where it is shown cut. */
export interface Marks {
  exact?: Span | undefined;
  /** In order, as the scorers find them. */
  words?: readonly Span[];
  /** What shows a reason. */
  reasons?: readonly Span[];
}

interface Piece {
  start: number;
  text: string;
  word: boolean;
  reason: boolean;
}

/** A stretch inside or outside the exact match, so that the match is one mark with the others in it. */
export interface MarkedGroup {
  /** Where the stretch starts in the text. */
  start: number;
  exact: boolean;
  pieces: Piece[];
}

/** Cuts a text where a mark begins or ends: groups and their pieces, in order and adding up to the text. */
export function cutByMarks(text: string, marks: Marks): MarkedGroup[] {
  const layers = [marks.exact ? [marks.exact] : [], marks.words ?? [], marks.reasons ?? []].map(
    (spans) => findChanges(limitMarks(spans), text.length),
  );
  const borders = [...new Set([0, ...layers.flatMap((changes) => [...changes.keys()])])];
  borders.sort((a, b) => a - b);

  const groups: MarkedGroup[] = [];
  const open = [0, 0, 0];
  for (const [place, start] of borders.entries()) {
    for (const [layer, changes] of layers.entries())
      open[layer] = (open[layer] ?? 0) + (changes.get(start) ?? 0);
    const [exact = false, word = false, reason = false] = open.map((count) => count > 0);
    const piece = { start, text: text.slice(start, borders[place + 1]), word, reason };
    if (piece.text === '') continue;
    const last = groups.at(-1);
    if (last && last.exact === exact) last.pieces.push(piece);
    else groups.push({ start, exact, pieces: [piece] });
  }
  return groups;
}

/** How many spans more, or fewer, are open from a place on. */
function findChanges(spans: readonly Span[], end: number): Map<number, number> {
  const changes = new Map<number, number>();
  const change = (at: number, by: number) => changes.set(at, (changes.get(at) ?? 0) + by);
  for (const span of spans) {
    if (span.start >= end) continue;
    change(span.start, 1);
    change(Math.min(span.end, end), -1);
  }
  return changes;
}
