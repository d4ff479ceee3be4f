import type { Span } from '../text/span.ts';
import type { Reason } from './reason.ts';
import { clip, type RowReading } from './row-reading.ts';
import type { Word } from '../text/words.ts';
import { findSeparatorReasons } from './separators.ts';

/** How many windows of the response are tried for the one with the fewest words between. */
const WINDOWS = 16;

/** How many words a sentence names. */
export const NAMED_WORDS = 6;

/** Where the golden words stand in a response that holds them all. */
export interface WordOrder {
  /** Which words of the response are golden words, as indexes. */
  places: number[];
  /** The golden words in their order, as indexes; undefined where they are not there in that order. */
  window: number[] | undefined;
}

export function readOrder(row: RowReading): WordOrder {
  const places = findPlaces(row.goldenWords(), row.responseWords());
  return { places, window: findWindow(row.goldenWords(), places, row.responseWords()) };
}

/**
 * Why an answer whose words are all there is not one run of characters: exact fails, overlap passes.
 * Always at least one reason: the words are not there in the golden answer's order, or others stand
 * between them, or what separates or surrounds them differs, for else exact would pass.
 */
export function findOrderReasons(row: RowReading, { places, window }: WordOrder): Reason[] {
  const golden = row.goldenWords();
  if (golden.length === 0) return [explainNoWords(row)];
  if (window !== undefined) {
    const found = pickWords(row.responseWords(), window);
    const isNext = (index: number): boolean => window[index] === (window[index - 1] ?? 0) + 1;
    return [...explainBetween(row, window), ...findSeparatorReasons(row, golden, found, isNext)];
  }
  const repeats = findRepeats(golden, places, row.responseWords());
  const once = repeats.length > 0 ? dropRepeats(golden) : golden;
  const shorter = repeats.length > 0 ? findWindow(once, places, row.responseWords()) : undefined;
  if (shorter !== undefined) return [...repeats, ...explainBetween(row, shorter)];
  return [...repeats, explainOrder(row, once, places)];
}

function explainNoWords(row: RowReading): Reason {
  return {
    id: 'no_golden_words',
    detail: { golden: clip(row.shownGolden) },
    golden: [{ start: 0, end: row.lowerGolden.length }],
    response: [],
  };
}

function findPlaces(golden: Word[], response: Word[]): number[] {
  const texts = new Set(golden.map((word) => word.text));
  return response.flatMap((word, index) => (texts.has(word.text) ? [index] : []));
}

/**
 * The golden words in their order, as indexes into the response's words, with as few others between as
 * one of the first 16 windows has; undefined where they are not there in that order.
 */
function findWindow(golden: Word[], places: number[], response: Word[]): number[] | undefined {
  let best: number[] | undefined;
  let from = 0;
  for (let tried = 0; tried < WINDOWS; tried++) {
    const window = findNextWindow(golden, places, response, from);
    if (window === undefined) break;
    const found = window.map((place) => places[place] ?? 0);
    if (best === undefined || countBetween(found) < countBetween(best)) best = found;
    if (countBetween(best) === 0) break;
    from = (window[0] ?? 0) + 1;
  }
  return best;
}

/** The window that ends first from `from` on, as short as that end allows, as indexes into `places`. */
function findNextWindow(
  golden: Word[],
  places: number[],
  response: Word[],
  from: number,
): number[] | undefined {
  const textAt = (place: number): string | undefined => response[places[place] ?? -1]?.text;
  let wanted = 0;
  let place = from;
  for (; place < places.length && wanted < golden.length; place++)
    if (textAt(place) === golden[wanted]?.text) wanted++;
  if (wanted < golden.length) return undefined;
  const window: number[] = [];
  for (place--; wanted > 0; place--) {
    if (textAt(place) !== golden[wanted - 1]?.text) continue;
    window.push(place);
    wanted--;
  }
  return window.toReversed();
}

function countBetween(window: number[]): number {
  return (window.at(-1) ?? 0) - (window[0] ?? 0) + 1 - window.length;
}

function explainBetween(row: RowReading, window: number[]): Reason[] {
  const count = countBetween(window);
  if (count === 0) return [];
  const taken = new Set(window);
  const first = window[0] ?? 0;
  const between = row
    .responseWords()
    .slice(first, (window.at(-1) ?? 0) + 1)
    .filter((_, offset) => !taken.has(first + offset));
  const words = between.slice(0, NAMED_WORDS).map((word) => quote(row.shownResponse, word));
  return [
    {
      id: 'words_between',
      detail: { words, count, golden: window.length },
      golden: [],
      response: between.map(toSpan),
    },
  ];
}

/** Golden words that stand more often in the golden answer than in the response; the first is named. */
function findRepeats(golden: Word[], places: number[], response: Word[]): Reason[] {
  const inGolden = countWords(golden);
  const inResponse = countWords(pickWords(response, places));
  const lacking = golden.find(
    ({ text }) => (inGolden.get(text) ?? 0) > (inResponse.get(text) ?? 0),
  );
  if (lacking === undefined) return [];
  const { text } = lacking;
  return [
    {
      id: 'repeated_word',
      detail: {
        word: clip(text),
        golden: inGolden.get(text) ?? 0,
        response: inResponse.get(text) ?? 0,
      },
      golden: golden.filter((word) => word.text === text).map(toSpan),
      response: pickWords(response, places)
        .filter((word) => word.text === text)
        .map(toSpan),
    },
  ];
}

function countWords(words: Word[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function explainOrder(row: RowReading, golden: Word[], places: number[]): Reason {
  const ordered = dropRepeats(pickWords(row.responseWords(), places));
  return {
    id: 'other_order',
    detail: {
      words: ordered.slice(0, NAMED_WORDS).map((word) => quote(row.shownResponse, word)),
      golden: golden.length,
    },
    golden: golden.map(toSpan),
    response: ordered.map(toSpan),
  };
}

function dropRepeats(words: Word[]): Word[] {
  const seen = new Set<string>();
  return words.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function pickWords(words: Word[], indexes: number[]): Word[] {
  return indexes.map((index) => words[index]).filter((word) => word !== undefined);
}

export function quote(text: string, { start, end }: Word): string {
  return clip(text.slice(start, end));
}

export function toSpan({ start, end }: Word): { start: number; end: number } {
  return { start, end };
}

/**
 * The stretch of the lower-cased response that passes: the exact match, or from the first to the last of the
 * golden words where overlap alone passes, by their order; undefined where there is none.
 */
export function findPassage(row: RowReading, order: WordOrder | undefined): Span | undefined {
  if (row.matchAt >= 0) return { start: row.matchAt, end: row.matchAt + row.lowerGolden.length };
  if (order === undefined) return undefined;
  const { places, window } = order;
  const found = pickWords(row.responseWords(), window ?? places);
  const passage = window === undefined ? dropRepeats(found) : found;
  const [first, last] = [passage[0], passage.at(-1)];
  return first && last && { start: first.start, end: last.end };
}
