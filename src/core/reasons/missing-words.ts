import { explainEdges } from './match-edges.ts';
import type { Reason } from './reason.ts';
import type { RowReading } from './row-reading.ts';
import type { Word } from '../text/words.ts';
import { NAMED_WORDS, quote, toSpan } from './word-order.ts';

/** A word shorter than this is too often one edit away from, or part of, one that has nothing to do with it. */
const LEAST_LENGTH = 4;

/** Words that say nothing of an answer. */
const LINKING = new Set(
  'a an and are as at be by de for from in is it la le of on or s the to was were with'.split(' '),
);

/** Golden words that the response lacks, each once, in the golden answer's order. */
export function findMissing(row: RowReading): Word[] {
  const distinct = new Map(
    row
      .goldenWords()
      .toReversed()
      .map((word) => [word.text, word]),
  );
  const words = [...distinct.values()].toReversed();
  const absent = words.filter(({ text }) => !row.lowerResponse.includes(text));
  // Where none of the others stands inside a longer word alone, the response need not be split.
  if (absent.length + row.score.matchingWords === words.length) return absent;
  const present = new Set(row.responseWords().map((word) => word.text));
  return words.filter(({ text }) => !present.has(text));
}

/** Every missing golden word stands in the response after all, inside a longer word or with a mark attached. */
export function findInsideReasons(row: RowReading, missing: Word[]): Reason[] {
  const reasons: Reason[] = [];
  for (const word of missing) {
    const start = word.text.length < LEAST_LENGTH ? -1 : row.lowerResponse.indexOf(word.text);
    if (start < 0) return [];
    const found = explainEdges(row.shownResponse, { start, end: start + word.text.length }, false);
    for (const reason of found) reasons.push({ ...reason, golden: [toSpan(word)] });
  }
  return reasons;
}

/** Two golden words are one in the response, or one golden word is two there, and no other word is missing. */
export function findJoinReasons(row: RowReading, missing: Word[]): Reason[] {
  const [word] = missing;
  if (word === undefined || missing.length > 2) return [];
  const words = row.responseWords();
  const golden = row.goldenWords();
  const lacking = new Set(missing.map(({ text }) => text));
  const at = golden.findIndex(
    ({ text }, index) => lacking.has(text) && lacking.has(golden[index + 1]?.text ?? ''),
  );
  const [left, right] = [golden[at], golden[at + 1]];
  if (left && right) {
    const joined = words.find((one) => joins(left.text, right.text, one.text));
    return joined ? [explainEdit(row, { ...left, end: right.end }, joined)] : [];
  }
  if (missing.length > 1) return [];
  const split = words.findIndex((one, index) => joins(one.text, words[index + 1]?.text, word.text));
  const [first, second] = [words[split], words[split + 1]];
  return first && second ? [explainEdit(row, word, { ...first, end: second.end })] : [];
}

function joins(first: string, second: string | undefined, whole: string): boolean {
  return (
    second !== undefined &&
    first.length + second.length === whole.length &&
    whole.length >= LEAST_LENGTH &&
    whole.startsWith(first) &&
    whole.endsWith(second)
  );
}

/** One golden word is one letter away from a word of the response. */
export function findEditReasons(row: RowReading, missing: Word[]): Reason[] {
  const [word] = missing;
  if (word === undefined || missing.length > 1) return [];
  const found = row.responseWords().find((one) => isOneEdit(one.text, word.text));
  return found === undefined ? [] : [explainEdit(row, word, found)];
}

/**
 * One letter more, less or other, or two neighbours exchanged. Digits do not count as letters, and in words
 * of four letters only a mark may differ (`dali`, `dalí`).
 */
function isOneEdit(first: string, second: string): boolean {
  const [least, most] = [
    Math.min(first.length, second.length),
    Math.max(first.length, second.length),
  ];
  if (least < LEAST_LENGTH || most > least + 1) return false;
  let start = 0;
  while (start < least && first[start] === second[start]) start++;
  let end = 0;
  while (end < least - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  const one = first.slice(start, first.length - end);
  const other = second.slice(start, second.length - end);
  const exchanged = one.length === 2 && one[0] === other[1] && one[1] === other[0];
  if (!(exchanged || (one.length <= 1 && other.length <= 1)) || /\p{N}/u.test(one + other))
    return false;
  return most > LEAST_LENGTH || dropMarks(one) === dropMarks(other);
}

function dropMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function explainEdit(row: RowReading, golden: Word, found: Word): Reason {
  return {
    id: 'one_edit',
    detail: {
      golden: quote(row.shownGolden, golden),
      response: quote(row.shownResponse, found),
    },
    golden: [toSpan(golden)],
    response: [toSpan(found)],
  };
}

/** Half or more of the golden words that say something are there. */
export function findMissingReasons(row: RowReading, missing: Word[]): Reason[] {
  const lacking = new Set(missing.map((word) => word.text));
  const telling = new Set(
    row
      .goldenWords()
      .map((word) => word.text)
      .filter((text) => !LINKING.has(text)),
  );
  const found = [...telling].filter((text) => !lacking.has(text)).length;
  if (found === 0 || 2 * found < telling.size) return [];
  const { matchingWords, totalWords } = row.score;
  const words = missing.slice(0, NAMED_WORDS).map((word) => quote(row.shownGolden, word));
  return [
    {
      id: 'words_missing',
      detail: { words, missing: totalWords - matchingWords, golden: totalWords },
      golden: missing.map(toSpan),
      response: [],
    },
  ];
}
