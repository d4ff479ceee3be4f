import type { DomainTally, Tally } from '../core/model.ts';
import { TableTally } from '../core/summary.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';
import type { TableHead } from '../csv/read-csv.ts';
import { noCounts, type ReadCounts } from '../csv/read-counts.ts';
import type { RagFileRows } from './open-rag-scoring.ts';
import type { RunScores } from './run-scores.ts';
import { noVariants, type VariantScores } from './score-variants.ts';

/** What is kept of a scored file: counts, however long it is, and figures of each row with `--rag` alone. */
export interface FileScores {
  file: string;
  /** There are more rows than `--limit` allows. */
  isCut: boolean;
  dialect: Dialect;
  /** Column names that stand more than once in the header. */
  duplicates: string[];
  tally: Tally;
  /** In order of first appearance. */
  domains: DomainTally[];
  ragged: Places<RaggedRow>;
  /** Rows with a misplaced quote, counted from 0. */
  stray: Places<number>;
  /** Rows that look like a total or a footer, counted from 0. */
  totals: Places<number>;
  /** What was passed over; known once the file is through. */
  counts: ReadCounts;
  variants: VariantScores;
  /** Undefined where the file is one run. */
  runs: RunScores[] | undefined;
  /** Undefined without `--rag`. */
  rag: RagFileRows | undefined;
}

/** How often something was met, and the first few times. */
export interface Places<T> {
  count: number;
  first: T[];
}

/** How many places a warning names. */
const NAMED_PLACES = 5;

interface StartingCounts {
  counts?: TableTally;
  variants?: VariantScores;
  runs?: RunScores[] | undefined;
  rag?: RagFileRows | undefined;
}

/** The scores of a file, as it begins or as it is where it has no rows. */
export function startScores(
  file: string,
  { dialect, duplicates }: Pick<TableHead, 'dialect' | 'duplicates'>,
  { counts = new TableTally(), variants = noVariants(), runs, rag }: StartingCounts = {},
): FileScores {
  const { tally, domains } = counts;
  return {
    file,
    isCut: false,
    dialect,
    duplicates,
    tally,
    domains,
    ragged: noPlaces(),
    stray: noPlaces(),
    totals: noPlaces(),
    counts: noCounts(),
    variants,
    runs,
    rag,
  };
}

function noPlaces<T>(): Places<T> {
  return { count: 0, first: [] };
}

/** Counts what was found, and keeps the first few. */
export function addPlaces<T>(places: Places<T>, found: T[]): void {
  places.count += found.length;
  places.first.push(...found.slice(0, NAMED_PLACES - places.first.length));
}
