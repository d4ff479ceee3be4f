import type { Span } from './span.ts';

/**
 * A function from stretches of a text's lower case to those of the text itself. Only `İ` (U+0130) is longer in
 * lower case, two units for one; a stretch that takes one of the two takes the letter.
 */
export function mapLowered(text: string): (lowered: Span) => Span {
  if (!text.includes('\u0130')) return (span) => span;
  const offsets: number[] = [];
  for (let at = 0; at < text.length; at++) {
    offsets.push(at);
    if (text[at] === '\u0130') offsets.push(at);
  }
  return ({ start, end }) => ({
    start: offsets[start] ?? text.length,
    end: end > start ? (offsets[end - 1] ?? text.length) + 1 : (offsets[end] ?? text.length),
  });
}
