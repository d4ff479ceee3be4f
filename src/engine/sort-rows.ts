import { RAG_FIGURES } from '../core/rag/rag-choices.ts';
import type { Role } from '../core/columns.ts';
import { REVIEW_VERDICTS } from '../core/review/decision.ts';
import type { RowSort, SortColumn } from './row-types.ts';
import type { LoadedRun } from './loaded-run.ts';
import { mergeRanks, type RankedTexts } from './merge-ranks.ts';
import type { Numbering } from './numbering.ts';
import { ragFigureOf } from './rag-marks.ts';
import { orderByRanks, rankNumbers } from './sort-by-numbers.ts';
import { verdictOfChoices } from './review-marks.ts';

type NumberOf = (loaded: LoadedRun, row: number) => number;

const ROLES: Partial<Record<SortColumn, Role>> = {
  question: 'question',
  golden: 'golden',
  response: 'response',
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
 * same order; verdicts and counts as numbers, and a file's own column too where every cell of it that
 * is not empty is one. Ties stay in file order, in either direction. The first order by a column of
 * texts takes a while, in slices.
 */
export async function sortRows(
  numbering: Numbering,
  numbers: Uint32Array,
  { column, descending }: RowSort,
): Promise<Uint32Array> {
  if (column === 'row') return descending ? numbers.toReversed() : numbers;
  const { isRank, read } = await openColumn(numbering, column);
  const keys = new Float64Array(numbers.length);
  for (let place = 0; place < numbers.length; place++) {
    const { loaded, row } = numbering.locate(numbers[place] ?? 0);
    keys[place] = read(loaded, row);
  }
  return orderByRanks(numbers, isRank ? keys : rankNumbers(keys), descending);
}

/** How rows are put in the order of a column: by a number of each, a rank from 0 on or any. */
interface Ordering {
  isRank: boolean;
  read: NumberOf;
}

async function openColumn({ runs }: Numbering, column: SortColumn): Promise<Ordering> {
  const known = NUMBERS[column];
  if (known) return { isRank: false, read: known };
  if (column === 'run')
    return rankNames(
      runs,
      ({ run }) => [run.name],
      () => 0,
    );
  if (column === 'domain')
    return rankNames(
      runs,
      ({ run }) => run.domains.map(({ domain }) => domain),
      ({ table }, row) => table.domain(row),
    );
  const role = ROLES[column];
  const name = column.slice('column:'.length);
  const columns = runs.map(({ run }) =>
    role ? (run.mapping[role] ?? -1) : run.columns.indexOf(name),
  );
  const numbers = role ? undefined : readOwnNumbers(runs, columns);
  return numbers ? { isRank: false, read: numbers } : rankTexts(runs, columns);
}

/** By the place of each run's name for a row. */
function rankNames(
  runs: readonly LoadedRun[],
  namesOf: (loaded: LoadedRun) => string[],
  placeOf: NumberOf,
): Ordering {
  const sorted = [...new Set(runs.flatMap(namesOf))].sort((a, b) => (a < b ? -1 : 1));
  const ranks = new Map(sorted.map((name, rank) => [name, rank]));
  const byRun = new Map(
    runs.map((loaded) => [loaded, namesOf(loaded).map((name) => ranks.get(name) ?? 0)]),
  );
  return { isRank: true, read: (loaded, row) => byRun.get(loaded)?.[placeOf(loaded, row)] ?? 0 };
}

/** Undefined where a cell is text, or none has anything; files without the column have empty cells. */
function readOwnNumbers(
  runs: readonly LoadedRun[],
  columns: readonly number[],
): NumberOf | undefined {
  const byRun = new Map<LoadedRun, Float64Array>();
  for (const [place, loaded] of runs.entries()) {
    const column = columns[place] ?? -1;
    const numbers = column === -1 ? new Float64Array(0) : loaded.table.numbers(column);
    if (!numbers) return undefined;
    byRun.set(loaded, numbers);
  }
  const holdsAny = [...byRun.values()].some((numbers) =>
    numbers.some((number) => number > -Infinity),
  );
  return holdsAny ? (loaded, row) => byRun.get(loaded)?.[row] ?? -Infinity : undefined;
}

/** Files without the column have empty texts, which come before all others. */
async function rankTexts(
  runs: readonly LoadedRun[],
  columns: readonly number[],
): Promise<Ordering> {
  const found = runs.filter((_, place) => columns[place] !== -1);
  const ranked = await Promise.all(
    found.map((loaded) => loaded.table.rankTexts(columns[runs.indexOf(loaded)] ?? -1)),
  );
  const [only] = ranked;
  if (only && runs.length === 1) return { isRank: true, read: (_, row) => only.ranks[row] ?? 0 };
  // Merged with one empty text, so that its rank is 0 whether the files have any or not.
  const merged = mergeRanks([...ranked, EMPTY]);
  const byRun = new Map(
    found.map((loaded, place) => [
      loaded,
      { ranks: ranked[place]?.ranks ?? EMPTY.ranks, merged: merged[place] ?? EMPTY.ranks },
    ]),
  );
  const read: NumberOf = (loaded, row) => {
    const texts = byRun.get(loaded);
    return texts ? (texts.merged[texts.ranks[row] ?? 0] ?? 0) : 0;
  };
  return { isRank: true, read };
}

/** A column of one empty text. */
const EMPTY: RankedTexts = {
  texts: { rows: 1, bytesOf: () => new Uint8Array(0), startOf: () => 0, endOf: () => 0 },
  ranks: new Uint32Array(1),
};
