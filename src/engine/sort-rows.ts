import { RAG_FIGURES } from '../core/rag/rag-choices.ts';
import { REVIEW_VERDICTS } from '../core/review/decision.ts';
import type { RowSort, SortColumn } from './api.ts';
import { domainOf, type LoadedRun, textOf } from './loaded-run.ts';
import type { Numbering } from './numbering.ts';
import { ragFigureOf } from './rag-marks.ts';
import { verdictOfChoices } from './review-marks.ts';

type TextOf = (loaded: LoadedRun, row: number) => string;
type NumberOf = (loaded: LoadedRun, row: number) => number;

const TEXTS: Partial<Record<SortColumn, TextOf>> = {
  run: ({ run }) => run.name,
  question: (loaded, row) => textOf(loaded, row, 'question'),
  golden: (loaded, row) => textOf(loaded, row, 'golden'),
  response: (loaded, row) => textOf(loaded, row, 'response'),
  domain: domainOf,
};

const NUMBERS: Partial<Record<SortColumn, NumberOf>> = {
  exact: ({ table }, row) => Number(table.score(row).exact),
  overlap: ({ table }, row) => Number(table.score(row).overlap),
  blank: ({ table }, row) => Number(table.score(row).blank),
  bucket: ({ table }, row) => table.bucket(row),
  words: wordShare,
  judge: ({ table }, row) => table.judge(row),
  review: reviewRank,
  ...Object.fromEntries(
    RAG_FIGURES.map((figure): [SortColumn, NumberOf] => [
      `rag:${figure}`,
      // A row without the figure comes before all.
      (loaded, row) => ragFigureOf(loaded, row, figure) ?? -1,
    ]),
  ),
};

/** Rows without a verdict come before all. */
function reviewRank({ prepared }: LoadedRun, row: number): number {
  const verdict = verdictOfChoices(prepared?.marks.choices[row] ?? 0);
  return verdict === undefined ? -1 : REVIEW_VERDICTS.indexOf(verdict);
}

/** The share of golden words that a row carries, 0 to 1; a golden answer without words comes before all. */
function wordShare({ table }: LoadedRun, row: number): number {
  const { matchingWords, totalWords } = table.score(row);
  return totalWords === 0 ? -1 : matchingWords / totalWords;
}

/**
 * Row numbers in the order of a column: texts by UTF-16 code units, so that every machine gives the
 * same order; verdicts and counts as numbers, and a file's own column too where every cell that is
 * not empty is one. Ties stay in file order, in either direction.
 */
export function sortRows(numbering: Numbering, numbers: Uint32Array, sort: RowSort): Uint32Array {
  if (sort.column === 'row') return sort.descending ? numbers.toReversed() : numbers;
  const readAll = <T>(read: (loaded: LoadedRun, row: number) => T): T[] =>
    Array.from(numbers, (number) => {
      const { loaded, row } = numbering.locate(number);
      return read(loaded, row);
    });
  const numberOf = NUMBERS[sort.column];
  if (numberOf)
    return sortByNumbers(numbers, Float64Array.from(readAll(numberOf)), sort.descending);
  const known = TEXTS[sort.column];
  const texts = readAll(known ?? ownColumn(numbering, sort.column));
  if (!known && holdNumbers(texts))
    return sortByNumbers(numbers, Float64Array.from(texts, toNumber), sort.descending);
  return sortByTexts(numbers, texts, sort.descending);
}

/** Reads a file's own column by name; files without it give empty texts. */
function ownColumn({ runs }: Numbering, column: SortColumn): TextOf {
  const name = column.slice('column:'.length);
  const columns = new Map(runs.map((loaded) => [loaded, loaded.run.columns.indexOf(name)]));
  return (loaded, row) => loaded.table.cell(row, columns.get(loaded) ?? -1);
}

/** More than there are rows; with a rank before it still a whole number that a double holds exactly. */
const PLACES = 2 ** 26;

const A_NUMBER = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

function holdNumbers(texts: string[]): boolean {
  return (
    texts.some((text) => text !== '') && texts.every((text) => text === '' || A_NUMBER.test(text))
  );
}

/** An empty cell comes before every number. */
function toNumber(text: string): number {
  return text === '' ? -Infinity : Number(text);
}

/**
 * Numbers in the order of the keys beside them; ties stay as they are. Sorts the distinct keys alone, and then
 * ranks with places behind them, which is several times faster by the million than comparing rows.
 */
function sortByTexts(numbers: Uint32Array, keys: string[], descending: boolean): Uint32Array {
  const sign = descending ? -1 : 1;
  const distinct = [...new Set(keys)].sort((a, b) => (a < b ? -sign : sign));
  const ranks = new Map(distinct.map((key, rank) => [key, rank]));
  const ranked = new Float64Array(keys.length);
  for (const [place, key] of keys.entries()) ranked[place] = (ranks.get(key) ?? 0) * PLACES + place;
  return orderByRanks(numbers, ranked);
}

/** The same for keys that are numbers, which need no comparison in JavaScript at all. */
export function sortByNumbers(
  numbers: Uint32Array,
  keys: Float64Array,
  descending: boolean,
): Uint32Array {
  const sorted = keys.toSorted();
  const ranked = keys.map((key, place) => {
    const rank = findPlace(sorted, key);
    return (descending ? keys.length - rank : rank) * PLACES + place;
  });
  return orderByRanks(numbers, ranked);
}

/** The first place of a key among sorted ones. */
function findPlace(sorted: Float64Array, key: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A rank is a whole number, and has its place behind it. */
function orderByRanks(numbers: Uint32Array, ranked: Float64Array): Uint32Array {
  ranked.sort();
  return Uint32Array.from(ranked, (rankAndPlace) => numbers[rankAndPlace % PLACES] ?? 0);
}
