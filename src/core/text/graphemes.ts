import type { Span } from './span.ts';
import { isWhiteSpace } from './white-space.ts';

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Pairs of units, one of them an anchor, that have a border between them whatever stands around. */
const bordersSeen = new Set<string>();

/**
 * The grapheme that a place lies inside of; empty at the place itself where it lies between two graphemes.
 * Looks at the text nearby only: asking the segmenter about one place takes time linear in its text.
 */
export function graphemeAround(text: string, place: number): Span {
  const pair = text.slice(Math.max(0, place - 1), place + 1);
  if (isPlainBorder(pair) || bordersSeen.has(pair)) return { start: place, end: place };
  // What starts at an anchor may lack a mark before it that belongs to its grapheme, so two are taken.
  const from = previousAnchor(text, previousAnchor(text, place));
  const to = nextAnchor(text, nextAnchor(text, place) + 1);
  const grapheme = GRAPHEMES.segment(text.slice(from, to)).containing(place - from);
  const start = from + (grapheme?.index ?? place - from);
  if (start < place) return { start, end: start + (grapheme?.segment.length ?? 0) };
  const codes = [pair.charCodeAt(0), pair.charCodeAt(1)];
  if (codes.some(isAnchor) && !codes.some(isSurrogate)) bordersSeen.add(pair);
  return { start: place, end: place };
}

/** The stretch with both ends on borders of graphemes, those whole that it takes in part. */
export function widenSpan(text: string, { start, end }: Span): Span {
  return { start: graphemeAround(text, start).start, end: graphemeAround(text, end).end };
}

/** Below U+0300 every place lies between graphemes but the one inside CR LF. */
function isPlainBorder(pair: string): boolean {
  if (pair.length < 2) return true;
  return pair.charCodeAt(0) < 0x300 && pair.charCodeAt(1) < 0x300 && pair !== '\r\n';
}

/**
 * An anchor joins the grapheme before it only behind one of the few marks that stand before their letter.
 * Not © and ®, which may be part of an emoji.
 */
function isAnchor(code: number): boolean {
  return (code < 0x300 && code !== 0xa9 && code !== 0xae) || isWhiteSpace(code);
}

function isSurrogate(code: number): boolean {
  return (code & 0xf800) === 0xd800;
}

function previousAnchor(text: string, place: number): number {
  let at = Math.max(0, place - 1);
  while (at > 0 && !isAnchor(text.charCodeAt(at))) at--;
  return at;
}

function nextAnchor(text: string, place: number): number {
  let at = Math.min(place, text.length);
  while (at < text.length && !isAnchor(text.charCodeAt(at))) at++;
  return at;
}
