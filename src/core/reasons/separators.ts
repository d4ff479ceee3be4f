import type { Span } from '../text/span.ts';
import { isWhiteSpace } from '../text/white-space.ts';
import type { Reason, WhiteSpaceKind } from './reason.ts';
import { clip, type RowReading } from './row-reading.ts';
import type { Word } from '../text/words.ts';

/** The same stretch in both texts: what stands between two words, or beyond the first or last one. */
interface Pair {
  golden: Span;
  response: Span;
  /** Whether words of the response stand there too. */
  holdsWords: boolean;
}

/**
 * What separates and surrounds the golden words, where it is not the same in the response: white space or
 * punctuation between them, or at an end of the golden answer. `found` holds the same words in the
 * response, one for each of `golden`; `isNext` tells whether nothing but a separator is before a word.
 */
export function findSeparatorReasons(
  row: RowReading,
  golden: Word[],
  found: Word[],
  isNext: (index: number) => boolean,
): Reason[] {
  const pairs = pairSeparators(golden, found, isNext);
  const differing = pairs.filter((pair) => differs(row, pair));
  const marks = differing.filter((pair) => marksDiffer(row, pair));
  const spaces = differing.filter((pair) => !pair.holdsWords && !marksDiffer(row, pair));
  const ends = findEnds(row, golden, found);
  return [
    ...explainMarks(row, marks),
    ...ends.filter((end) => end.mark !== '').map(explainEnd),
    ...explainSpaces(
      row,
      spaces,
      ends.filter((end) => end.mark === ''),
    ),
  ];
}

function pairSeparators(golden: Word[], found: Word[], isNext: (index: number) => boolean): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 1; index < golden.length; index++) {
    const [before, after] = [golden[index - 1], golden[index]];
    const [left, right] = [found[index - 1], found[index]];
    if (!before || !after || !left || !right) break;
    pairs.push({
      golden: { start: before.end, end: after.start },
      response: { start: left.end, end: right.start },
      holdsWords: !isNext(index),
    });
  }
  return pairs;
}

function differs(row: RowReading, pair: Pair): boolean {
  return slice(row.lowerGolden, pair.golden) !== slice(row.lowerResponse, pair.response);
}

function marksDiffer(row: RowReading, pair: Pair): boolean {
  const golden = dropSpaces(slice(row.lowerGolden, pair.golden));
  const response = dropSpaces(slice(row.lowerResponse, pair.response));
  // Where words of the response stand between, only a mark that the golden answer alone has is told.
  return pair.holdsWords ? !response.includes(golden) : golden !== response;
}

function explainMarks(row: RowReading, pairs: Pair[]): Reason[] {
  const [first] = pairs;
  if (first === undefined) return [];
  const detail = {
    golden: clip(dropSpaces(slice(row.lowerGolden, first.golden))),
    response: first.holdsWords ? '' : clip(dropSpaces(slice(row.lowerResponse, first.response))),
  };
  return [
    {
      id: 'punctuation_between',
      detail,
      golden: pairs.map((pair) => pair.golden),
      response: pairs.filter((pair) => !pair.holdsWords).map((pair) => pair.response),
    },
  ];
}

/** An end of the golden answer that the response lacks; `mark` is empty where only white space differs. */
interface End {
  golden: Span;
  mark: string;
  spaces: WhiteSpaceKind;
}

function findEnds(row: RowReading, golden: Word[], found: Word[]): End[] {
  const { lowerGolden, lowerResponse } = row;
  const head = lowerGolden.slice(0, golden[0]?.start ?? 0);
  const tail = lowerGolden.slice(golden.at(-1)?.end ?? 0);
  const before = lowerResponse.slice(0, found[0]?.start ?? 0);
  const after = lowerResponse.slice(found.at(-1)?.end ?? 0);
  const ends: End[] = [];
  if (!before.endsWith(head)) {
    const same = dropSpaces(before.slice(-SPACED * head.length)).endsWith(dropSpaces(head));
    ends.push(readEnd(head, 0, same));
  }
  if (!after.startsWith(tail)) {
    const same = dropSpaces(after.slice(0, SPACED * tail.length)).startsWith(dropSpaces(tail));
    ends.push(readEnd(tail, lowerGolden.length - tail.length, same));
  }
  return ends;
}

/** How much longer than in the golden answer an end may be in the response and differ in white space alone. */
const SPACED = 4;

function readEnd(text: string, start: number, sameMarks: boolean): End {
  const mark = dropSpaces(text);
  return {
    golden: { start, end: start + text.length },
    mark: sameMarks ? '' : mark,
    spaces: mark === '' ? 'ends' : 'beside_mark',
  };
}

function explainEnd(end: End): Reason {
  return {
    id: 'punctuation_at_end',
    detail: { mark: clip(end.mark) },
    golden: [end.golden],
    response: [],
  };
}

function explainSpaces(row: RowReading, pairs: Pair[], ends: End[]): Reason[] {
  if (pairs.length === 0 && ends.length === 0) return [];
  const kinds = new Set(ends.map((end) => end.spaces));
  for (const pair of pairs)
    kinds.add(
      nameSpaces(slice(row.lowerGolden, pair.golden) + slice(row.lowerResponse, pair.response)),
    );
  return [
    {
      id: 'white_space',
      detail: { kinds: [...kinds] },
      golden: [...pairs, ...ends].map((place) => place.golden),
      response: pairs.map((pair) => pair.response),
    },
  ];
}

/** Which white space makes two separators differ, by what either of them holds. */
function nameSpaces(spaces: string): WhiteSpaceKind {
  if (/[\n\v\f\r\x85\u2028\u2029]/.test(spaces)) return 'line_break';
  if (/[\xa0\u202f]/.test(spaces)) return 'no_break';
  if (dropSpaces(spaces) !== '') return 'beside_mark';
  return /[^ ]/.test(spaces) ? 'other' : 'double';
}

function dropSpaces(text: string): string {
  return Array.from(text)
    .filter((character) => !isWhiteSpace(character.charCodeAt(0)))
    .join('');
}

function slice(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
