import type { Mapping, Role } from '../core/columns.ts';
import type { FindingId } from '../core/findings.ts';
import type { GoldenForm } from '../core/golden-answers.ts';
import type { Bucket, DomainTally, RowTexts, Tally } from '../core/model.ts';
import type { PlainProblem } from '../core/problem.ts';
import type { ReasonId } from '../core/reasons/reason.ts';
import type { JudgeChoice } from '../core/review/review-choices.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';
import type { Doubt } from '../csv/peek-csv.ts';
import type { ReadCounts } from '../csv/read-counts.ts';

/** First look at a file: how it seems to be written, and which columns seem to play which role. */
export interface Peek {
  dialect: Dialect;
  /** What of the dialect was guessed, and may be otherwise. */
  doubts: Doubt[];
  /** Names of the sheets of a workbook; none of any other file. */
  sheets: string[];
  /** Column names, made unique as pandas does (`answer.1`, `Unnamed: 3`). */
  columns: string[];
  /** Up to five rows, each as long as `columns`. */
  rows: string[][];
  mapping: Mapping;
  /** Which runs the file seems to hold, by that mapping. */
  split: SplitChoice;
  /** Required roles (golden, response) that no column plays. */
  missing: Role[];
  /** Roles that two or more columns could play equally well, with those columns. */
  ambiguous: { role: Role; columns: number[] }[];
}

/** What makes several runs of one file. A file of one model by one column of responses stays one run. */
export interface SplitChoice {
  /** Each value of the column mapped as this role makes a run of its own. */
  by: ('model' | 'language')[];
  /** Columns of responses beside the mapped one: each makes a run of its own too. */
  responses: number[];
}

/** Where a row's golden answers are, and how a cell holds several of them. */
export interface GoldenChoice {
  column: number;
  form: GoldenForm;
}

/** What is told while a file loads. Rows and tally are those so far. */
export interface LoadProgress {
  bytes: number;
  totalBytes: number;
  rows: number;
  tally: Tally;
  /** The first rows of the file, sent once. */
  firstRows?: RowTexts[];
}

/** One loaded CSV, or a part of one, with its verdicts, without its rows: those stay in the worker. */
export interface Run {
  /**
   * 16 hex digits: the content key of the file, or for a part of one a digest of that key and what the part is of.
   * The same bytes, split in the same way, have the same keys.
   */
  key: string;
  /** The file's, and for a part of it what it is of: `FILE · MODEL`. */
  name: string;
  /** Bytes of the file. */
  size: number;
  /** Undefined where the file is one run. */
  part?: RunPart;
  /** What any of several golden answers passes, where that is switched on. */
  goldens?: RunGoldens;
  columns: string[];
  mapping: Mapping;
  report: ImportReport;
  tally: Tally;
  /** In order of first appearance. */
  domains: DomainTally[];
  /** The patch that is applied, and how many rows it gave another golden answer. */
  patch?: { name: string; rows: number };
  /** Of a project without texts: rows have keys and verdicts alone, and nothing can be scored anew. */
  withoutTexts?: true;
}

/** What a run is of that is a part of a file. Its columns are the file's, its mapping has its own responses. */
export interface RunPart {
  /** Content key and name of the file. */
  file: { key: string; name: string };
  /** Empty where no column says. */
  model: string;
  language: string;
  /** What made the parts, with the columns of responses of all of them. */
  split: SplitChoice;
}

/** Several golden answers a row: a row passes if any of them does. Counts are rows. */
export interface RunGoldens extends GoldenChoice {
  /** Name of the column. */
  name: string;
  /** Rows with two or more. */
  several: number;
  /** Rows whose cell should be a JSON list and is none: taken as one golden answer, whole. */
  notLists: number;
}

/** What is found out about a run's rows after its first numbers are there. Counts are rows. */
export interface Prepared {
  reasons: Record<ReasonId, number>;
  reasonsByBucket: Record<Bucket, Partial<Record<ReasonId, number>>>;
  /** Rows whose difference is one of writing alone. */
  typographic: number;
  /** Undefined where no column is mapped as the judge's verdict, and no row was judged here. */
  judge: Record<JudgeChoice, number> | undefined;
  /** The column mapped as human verdicts, and rows with a verdict in it. */
  humanVerdicts: { column: string; rows: number } | undefined;
}

/** How the file was read, and what is worth a look. Counts are rows of the run. */
export interface ImportReport extends ReadCounts {
  dialect: Dialect;
  rows: number;
  /** Column names that stood more than once in the header. */
  duplicateColumns: string[];
  findings: Record<FindingId, number>;
  /** The first 100 rows with too few or too many cells. */
  ragged: RaggedRow[];
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: PlainProblem };

export interface LoadRequest {
  /** Names this call for `cancel`. */
  job: string;
  dialect: Dialect;
  mapping: Mapping;
  /** Undefined: one run. */
  split?: SplitChoice | undefined;
  /**
   * Nobody has chosen the split: the file is then split by model only where most of its rows have a question that
   * other models have too, and not at all where it would make more than 100 runs.
   */
  splitIsGuess?: boolean;
  /** Undefined: one golden answer a row. */
  goldens?: GoldenChoice | undefined;
}

/** Golden answers to put in place of a run's own. */
export interface Patch {
  /** What outputs call it. */
  name: string;
  /** The proposed answer by row key; an empty one proposes nothing. */
  answers: Record<string, string>;
}

/** `csv`: verbatim UTF-8. `excel`: with a BOM and cells that no spreadsheet takes for a formula. */
export type ExportFlavour = 'csv' | 'excel';
