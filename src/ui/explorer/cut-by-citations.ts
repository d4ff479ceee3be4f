import type { Span } from '../../core/text/span.ts';

/** A stretch of a response, and the sources that it quotes, by place; none for what stands between. */
export interface QuotingPiece {
  start: number;
  text: string;
  sources: number[];
}

interface Quoted {
  citations: readonly Span[];
}

/** Cuts a text where sources are quoted: pieces in order, adding up to the text. Citations that overlap are one piece. */
export function cutByCitations(text: string, quoted: readonly Quoted[]): QuotingPiece[] {
  const citations = quoted
    .flatMap(({ citations: spans }, source) => spans.map((span) => ({ ...span, source })))
    .filter(({ start, end }) => start < end && start < text.length)
    .sort((a, b) => a.start - b.start || a.source - b.source);
  const merged: (Span & { sources: number[] })[] = [];
  for (const { start, end, source } of citations) {
    const last = merged.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      if (!last.sources.includes(source)) last.sources.push(source);
    } else merged.push({ start, end, sources: [source] });
  }
  const pieces: QuotingPiece[] = [];
  let at = 0;
  for (const { start, end, sources } of [
    ...merged,
    { start: text.length, end: text.length, sources: [] },
  ]) {
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), sources: [] });
    if (end > start) pieces.push({ start, text: text.slice(start, end), sources });
    at = end;
  }
  return pieces;
}
