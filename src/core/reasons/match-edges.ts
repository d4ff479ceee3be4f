import type { Span } from '../text/span.ts';
import { isPunctuation } from '../text/punctuation.ts';
import { isWhiteSpace } from '../text/white-space.ts';
import type { Reason } from './reason.ts';
import { clip, type RowReading } from './row-reading.ts';

const SPACELESS =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;
const INVISIBLES = /^\p{Default_Ignorable_Code_Point}*/u;
const LETTERS = /^[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*/u;
const MARKS = /^[^\p{L}\p{N}\p{M}]*/u;

const ASCII_PUNCTUATION_ONLY = /^[!-/:-@[-`{-~]*$/;

/** How far a text is read on each side of a match, in UTF-16 units. */
const REACH = 100;

/** What is attached to one end of a match within the same token of the response. */
interface Edge {
  kind: 'clean' | 'letters' | 'no_spaces' | 'invisible' | 'attached' | 'mark';
  /** The attached letters, mark or invisible characters, in reading order. */
  attached: string;
  /** After a mark, the letters that it joins to the match. */
  rest: string;
  start: number;
  end: number;
  /** The match cuts a number here: `5` in `25`, `2.5` or `5,000`. */
  cutsNumber: boolean;
}

/**
 * Why an exact match is not made of whole words, where overlap fails. The golden word that overlap misses
 * is then the first or last one of the match, with more than ASCII punctuation attached to it, so at
 * least one reason comes back.
 */
export function findEdgeReasons(row: RowReading): Reason[] {
  if (row.matchAt < 0) return [];
  const match = { start: row.matchAt, end: row.matchAt + row.lowerGolden.length };
  const severalWords = row.goldenWords().length > 1;
  const [left, right] = readEdges(row.shownResponse, match);
  return [
    ...explainEdges(row.shownResponse, match, severalWords),
    ...findShortRisk(row, left, right),
  ];
}

/** What is attached to a stretch of a text within the tokens at its ends; nothing where it is whole words. */
export function explainEdges(text: string, stretch: Span, severalWords: boolean): Reason[] {
  const [left, right] = readEdges(text, stretch);
  return [
    ...explainLetters(text.slice(stretch.start, stretch.end), left, right, severalWords),
    ...explainAttached(left),
    ...explainAttached(right),
  ];
}

function readEdges(text: string, { start, end }: Span): [Edge, Edge] {
  return [readEdge(text, start, -1), readEdge(text, end, 1)];
}

function readEdge(text: string, border: number, step: 1 | -1): Edge {
  const outside = readOutwards(text, border, step).join('');
  const [inside = ''] = readOutwards(text, border, step < 0 ? 1 : -1);
  const found = isCleanEdge(text, border, step) ? CLEAN : classify(inside, outside);
  const length = found.attached.length;
  const turn = (part: string): string => (step < 0 ? Array.from(part).toReversed().join('') : part);
  return {
    kind: found.kind,
    attached: turn(found.attached),
    rest: turn(found.rest),
    start: step < 0 ? border - length : border,
    end: step < 0 ? border : border + length,
    cutsNumber: /^\p{Nd}/u.test(inside) && /^[.,]?\p{Nd}/u.test(outside),
  };
}

/** The characters next to a border, nearest first, up to the end of the token. */
function readOutwards(text: string, border: number, step: 1 | -1): string[] {
  let near = border;
  const far = step < 0 ? Math.max(0, border - REACH) : Math.min(text.length, border + REACH);
  while (near !== far && !isWhiteSpace(text.charCodeAt(step < 0 ? near - 1 : near))) near += step;
  const characters = Array.from(text.slice(Math.min(near, border), Math.max(near, border)));
  return step < 0 ? characters.toReversed() : characters;
}

/** White space, the text's end, or nothing but ASCII punctuation up to there: overlap sees the same word. */
function isCleanEdge(text: string, border: number, step: 1 | -1): boolean {
  if (isWhiteSpace(text.charCodeAt(step < 0 ? border : border - 1))) return true;
  let at = step < 0 ? border - 1 : border;
  while (at >= 0 && at < text.length && isPunctuation(text.charCodeAt(at))) at += step;
  return at < 0 || at >= text.length || isWhiteSpace(text.charCodeAt(at));
}

type Attached = Pick<Edge, 'kind' | 'attached' | 'rest'>;
const CLEAN: Attached = { kind: 'clean', attached: '', rest: '' };

/** What the characters outside a match are to it, nearest first, given the match's own last one. */
function classify(inside: string, outside: string): Attached {
  const invisible = take(INVISIBLES, outside);
  const letters = take(LETTERS, outside);
  if (invisible !== '' && ASCII_PUNCTUATION_ONLY.test(outside.slice(invisible.length)))
    return { kind: 'invisible', attached: invisible, rest: '' };
  if (letters.length > invisible.length && isLetter(inside)) {
    const spaceless = SPACELESS.test(inside) || SPACELESS.test(outside.slice(invisible.length));
    return { kind: spaceless ? 'no_spaces' : 'letters', attached: letters, rest: '' };
  }
  const mark = take(MARKS, outside);
  if (mark === '') return { kind: 'mark', attached: letters, rest: '' };
  const rest = take(LETTERS, outside.slice(mark.length));
  return { kind: rest === '' ? 'attached' : 'mark', attached: mark, rest };
}

function take(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? '';
}

function isLetter(character: string): boolean {
  return /^[\p{L}\p{N}\p{M}]/u.test(character);
}

function explainLetters(core: string, left: Edge, right: Edge, severalWords: boolean): Reason[] {
  const attached = [left, right].filter((edge) => edge.kind === 'letters');
  if (attached.length === 0) return [];
  const before = left.kind === 'letters' ? left.attached : '';
  const after = right.kind === 'letters' ? right.attached : '';
  const word = clip(before + core.trim() + after);
  return [
    {
      id: severalWords ? 'crosses_word_boundary' : 'inside_word',
      detail: { part: clip(core.trim()), word, before: clip(before), after: clip(after) },
      golden: [],
      response: attached.map(toSpan),
    },
  ];
}

function explainAttached(edge: Edge): Reason[] {
  const places = { golden: [], response: [toSpan(edge)] };
  if (edge.kind === 'no_spaces')
    return [{ id: 'no_spaces', detail: { attached: clip(edge.attached) }, ...places }];
  const mark = clip(edge.attached);
  if (edge.kind === 'attached')
    return [{ id: 'punctuation_attached', detail: { mark }, ...places }];
  if (edge.kind === 'mark')
    return [{ id: 'punctuation_inside', detail: { mark, rest: clip(edge.rest) }, ...places }];
  if (edge.kind === 'invisible')
    return [{ id: 'invisible', detail: { characters: nameCharacters(edge.attached) }, ...places }];
  return [];
}

/** A golden answer of one to three letters or digits, or a number, that the response holds only inside more. */
function findShortRisk(row: RowReading, left: Edge, right: Edge): Reason[] {
  const cut = [left, right].filter((edge) => edge.kind === 'letters' || edge.cutsNumber);
  if (cut.length === 0) return [];
  const short = row.shownGolden.length <= 2 * REACH && countLetters(row.shownGolden) <= 3;
  if (!short && !cut.some((edge) => edge.cutsNumber)) return [];
  const detail = { golden: clip(row.shownGolden.trim()) };
  return [{ id: 'risk_short', detail, golden: [], response: cut.map(toSpan) }];
}

function countLetters(text: string): number {
  // Marks count too: three letters of an Indic script with their vowel signs are not short.
  return text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
}

function toSpan({ start, end }: Edge): Span {
  return { start, end };
}

/** `U+200B`, each once. */
export function nameCharacters(text: string): string[] {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return [...new Set(codes)].map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
}
