import type { Mapping, Role } from '../core/columns.ts';
import type { FindingId } from '../core/findings.ts';
import type { Bucket, Credit, DomainTally, RowScore, RowTexts, Tally } from '../core/model.ts';
import type { PlainProblem } from '../core/problem.ts';
import type { RowSpans } from '../core/text/spans.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';

/** First look at a file: how it seems to be written, and which columns seem to play which role. */
export interface Peek {
  dialect: Dialect;
  /** Column names, made unique as pandas does (`answer.1`, `Unnamed: 3`). */
  columns: string[];
  /** Up to five rows, each as long as `columns`. */
  rows: string[][];
  mapping: Mapping;
  /** Required roles (golden, response) that no column plays. */
  missing: Role[];
  /** Roles that two or more columns could play equally well, with those columns. */
  ambiguous: { role: Role; columns: number[] }[];
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

/** One loaded CSV with its verdicts, without its rows: those stay in the worker. */
export interface Run {
  /** Content key of the file: 16 hex digits. The same bytes have the same key. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  columns: string[];
  mapping: Mapping;
  report: ImportReport;
  tally: Tally;
  /** In order of first appearance. */
  domains: DomainTally[];
}

/** How the file was read, and what is worth a look. Counts are rows of the run. */
export interface ImportReport {
  dialect: Dialect;
  rows: number;
  /** Lines with nothing on them: skipped, not rows. */
  blankLines: number;
  /** Column names that stood more than once in the header. */
  duplicateColumns: string[];
  /** Cells whose protecting apostrophe was removed: the file is our own Excel export. */
  unprotectedCells: number;
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
}

/** One row of one run; `row` counts from 0. */
export interface RowId {
  run: string;
  row: number;
}

/** Which rows to show. Every part that is present must hold; an empty filter is all rows of all runs. */
export interface RowFilter {
  runs?: string[];
  buckets?: Bucket[];
  domains?: string[];
  credits?: Credit[];
  finding?: FindingId;
  /** Found in question, golden answer or response, whatever the case. */
  search?: string;
}

/** A role, a verdict, or a file's own column (`column:NAME`). `row` is the order of the files. */
export type SortColumn =
  | 'row'
  | 'run'
  | 'question'
  | 'golden'
  | 'response'
  | 'domain'
  | 'exact'
  | 'overlap'
  | 'words'
  | 'bucket'
  | 'blank'
  | `column:${string}`;

export interface RowSort {
  column: SortColumn;
  descending: boolean;
}

/** How many rows each choice of a filter would leave, the other parts of the filter holding. */
export interface Facets {
  runs: Record<string, number>;
  buckets: Record<Bucket, number>;
  credits: Record<Credit, number>;
  findings: Record<FindingId, number>;
  /** Most rows first: the first 1,000, and those that the filter names. */
  domains: { domain: string; rows: number }[];
  /** Domains that are not in that list. */
  otherDomains: number;
}

/** Rows found, as a view that pages are asked of until the next query. */
export interface View {
  id: number;
  count: number;
  /** Rows of all loaded runs. */
  total: number;
  facets: Facets;
}

/** A row as a table shows it. Texts are cut to 300 UTF-16 units. */
export interface TableRow extends RowId, RowTexts, RowScore {
  runName: string;
  bucket: Bucket;
  /** The file's own columns that were asked for, by name; none for a column that the file lacks. */
  cells: Record<string, string>;
}

/** A row in full, with what to mark in its texts. */
export interface RowDetail extends RowId, RowTexts, RowScore {
  runName: string;
  bucket: Bucket;
  findings: FindingId[];
  spans: RowSpans;
  /** All other columns of the file, as they are. */
  others: { column: string; text: string }[];
}

/** `csv`: verbatim UTF-8. `excel`: with a BOM and cells that no spreadsheet takes for a formula. */
export type ExportFlavour = 'csv' | 'excel';

/**
 * The Web Worker's side: owns the tables; scores, filters, sorts, pages, exports.
 * Calls that can fail for a reason a user should hear return an `Outcome`.
 */
export interface Engine {
  /** Reads the head of a file. A dialect, where given, overrides what would be detected. */
  peek(file: File, dialect?: Partial<Dialect>): Promise<Outcome<Peek>>;
  /** Reads, scores and keeps a file; one with the same key is replaced. */
  load(
    file: File,
    request: LoadRequest,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<Outcome<Run>>;
  /** Ends a load or an export at its next step; that call's outcome is `cancelled`. */
  cancel(job: string): void;
  /** Forgets a run. */
  unload(run: string): void;
  /** Finds and orders rows. A newer query ends an older one, whose outcome is `cancelled`. */
  query(filter: RowFilter, sort: RowSort): Promise<Outcome<View>>;
  /** Rows `from` to before `to` of a view; none if a newer query has replaced it. */
  page(view: number, from: number, to: number, columns: string[]): TableRow[];
  /** Place of a row in a view, counted from 0; -1 if it is not in it. */
  locate(view: number, id: RowId): number;
  /** Row at a place of a view, in full; undefined where there is none. */
  rowAt(view: number, place: number): RowDetail | undefined;
  /** A row in full; undefined where the run is not loaded or has no such row. */
  row(id: RowId): RowDetail | undefined;
  /** The scored CSV of a run. */
  exportRun(
    run: string,
    flavour: ExportFlavour,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<Blob>>;
}
