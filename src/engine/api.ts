import type { Mapping, Role } from '../core/columns.ts';
import type { FindingId } from '../core/findings.ts';
import type { GoldenForm } from '../core/golden-answers.ts';
import type { JudgedBy } from '../core/judge/judge-columns.ts';
import type { Judgement, JudgeRow } from '../core/judge/judgement.ts';
import type { JudgedShare, JudgeTally } from '../core/judge/tally.ts';
import type { LengthCase } from '../core/judge/tasks/summarise-length-checks.ts';
import type { SupportCase } from '../core/judge/tasks/summarise-support.ts';
import type { TokenEstimate } from '../core/judge/tokens.ts';
import type { Bucket, Credit, DomainTally, RowScore, RowTexts, Tally } from '../core/model.ts';
import type { PlainProblem } from '../core/problem.ts';
import type { Project, ProjectRun } from '../core/project/project.ts';
import type { MetricCheck } from '../core/rag/check-metric.ts';
import type { Factual } from '../core/rag/final-rating.ts';
import type { Mover } from '../core/rag/find-movers.ts';
import type {
  Chunk,
  LengthClass,
  QuotedSource,
  ResponseLength,
  SourceKind,
  SourceReturn,
  SourceState,
} from '../core/rag/rag.ts';
import type { RagChoice, RagFigure } from '../core/rag/rag-choices.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import type { RagSummary } from '../core/rag/rag-summary.ts';
import type { Reason, ReasonId } from '../core/reasons/reason.ts';
import type { ToldReason } from '../core/reasons/tell-reasons.ts';
import type { Decision, ReviewVerdict } from '../core/review/decision.ts';
import type { JudgeChoice, ReviewChoice } from '../core/review/review-choices.ts';
import type { ReviewEstimate } from '../core/review/review-estimate.ts';
import type { Comparison, PairTally } from '../core/runs/compare-runs.ts';
import type { Measure, PairPart } from '../core/runs/measures.ts';
import type { BestRuns } from '../core/runs/runs-table.ts';
import type { RunShares } from '../core/runs/share.ts';
import type { ScorerId } from '../core/scorers/scorers.ts';
import type { SquadTally } from '../core/squad/tally.ts';
import type { ShownSpans } from '../core/text/limit-spans.ts';
import type { Span } from '../core/text/span.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import type { Shift } from '../core/what-if/tally.ts';
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

/** One row of one run; `row` counts from 0. */
export interface RowId {
  run: string;
  row: number;
}

/** A row with its content key, which equal rows share. */
export interface KeyedRow extends RowId {
  key: string;
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
  /** Rows that have any of these. A run that is not prepared has none. */
  reasons?: ReasonId[];
  review?: ReviewChoice[];
  judge?: JudgeChoice[];
  /** False leaves out rows whose difference is one of writing alone; true leaves only those. */
  typographic?: boolean;
  /** Rows that have any of these, group by group. A run whose figures of retrieval are not found has none. */
  rag?: RagChoice[];
  /** Rows whose verdict flips under some relaxations. */
  whatIf?: WhatIfFilter;
  /** Rows of two runs by which of them is correct there: those of both, joined. */
  pair?: PairFilter;
  /** Rows of questions that all of some runs have and so many of them get right. */
  across?: AcrossFilter;
}

export interface WhatIfFilter {
  relaxations: RelaxationId[];
  scorer: ScorerId;
  /** `up`: from incorrect to correct. */
  direction: 'up' | 'down' | 'any';
}

export interface PairFilter {
  first: string;
  second: string;
  measure: Measure;
  part: PairPart;
}

export interface AcrossFilter {
  runs: string[];
  measure: Measure;
  /** How many runs get the question right: 0 to as many as there are. */
  correct: number;
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
  | 'review'
  | 'judge'
  | `rag:${RagFigure}`
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
  /** Undefined until every run that the filter takes in is prepared; so are the next two. */
  reasons: Record<ReasonId, number> | undefined;
  typographic: number | undefined;
  review: Record<ReviewChoice, number> | undefined;
  /** Undefined where no run that the filter takes in was judged, here or in a column mapped as verdicts. */
  judge: Record<JudgeChoice, number> | undefined;
  /** Undefined until the figures of retrieval are found in every run that the filter takes in. */
  rag: Record<RagChoice, number> | undefined;
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

/** Rows found so far, in file order whatever order was asked for, as a view until the next one is told. */
export interface PartialView extends Omit<View, 'facets'> {
  /** Rows looked at so far. */
  searched: number;
}

/** A row as a table shows it. Texts are cut to 300 UTF-16 units. */
export interface TableRow extends RowId, RowTexts, RowScore {
  runName: string;
  bucket: Bucket;
  /** None until the run is prepared. */
  reasons: ToldReason[];
  /** What most reviewers say; undefined where none decided, or until the run is prepared. */
  review: ReviewVerdict | undefined;
  judge: 'correct' | 'incorrect' | undefined;
  /** The answer that a patch puts in place of `golden`, which stays as the file has it. */
  patched: string | undefined;
  /** The file's own columns that were asked for, by name; none for a column that the file lacks. */
  cells: Record<string, string>;
  /** Undefined until they are found; a figure that the row has not is absent. */
  rag: Partial<Record<RagFigure, number>> | undefined;
}

/** A row in full, with what to mark in its texts. */
export interface RowDetail extends RowId, RowTexts, RowScore {
  runName: string;
  bucket: Bucket;
  findings: FindingId[];
  spans: ShownSpans;
  /** Content key: 16 hex digits. Equal rows have the same, and share decisions. */
  key: string;
  reasons: (Reason & { sentence: string })[];
  judge: 'correct' | 'incorrect' | undefined;
  /** What the judge said of the row when it was judged here, and which judge. */
  judgement: (Judgement & JudgedBy) | undefined;
  /** One for each reviewer who said anything of the row. */
  decisions: Decision[];
  /**
   * The answer that a patch puts in place of `golden`, which stays as the file has it; verdicts, spans and
   * reasons are then those of the patched answer.
   */
  patched: string | undefined;
  /**
   * Where several golden answers are switched on: all of the row's, the place of the first that each scorer passes,
   * and of the one that spans and reasons are of. A patched row has its patched answer alone.
   */
  goldens:
    | {
        answers: string[];
        passedBy: { exact: number | undefined; overlap: number | undefined };
        best: number;
      }
    | undefined;
  /** All other columns of the file, as they are. */
  others: { column: string; text: string }[];
}

/** A row's sources, length and rating. */
export interface RagDetail {
  state: SourceState;
  /** Why there is no source return, as a sentence. */
  why: string | undefined;
  sourceReturn: SourceReturn | undefined;
  /** In the order in which the response quotes them; `kind` is undefined where nothing is scored. */
  quoted: (QuotedSource & { kind: SourceKind | undefined })[];
  /** With the golden words that each carries, to be marked. */
  chunks: (Chunk & { words: Span[] })[];
  /** The label of the row. */
  expected: number | undefined;
  /** Undefined until the figures of the run are found, or where the row has none; so are the next two. */
  length: (ResponseLength & { deviation: number; class: LengthClass }) | undefined;
  factual: Factual | undefined;
  /** 0 to 10. */
  rating: number | undefined;
}

/** What the figures of retrieval come to in a run. */
export interface RagReport {
  run: string;
  settings: RagSettings;
  /** Rows. */
  rows: number;
  summary: RagSummary;
  /** What would move the mean rating most: a part in all rows, or in a domain's. */
  movers: { overall: Mover[]; byDomain: Mover[] };
  /** Undefined where no row has both a label and a score. */
  check: MetricCheck | undefined;
  lengths: DeviationBins;
}

/**
 * Rows by how far the response's length is from the golden answer's, in steps of a hundredth of the latter:
 * the first counts deviations from 0 to below 0.01; the last all from 3 on.
 */
export interface DeviationBins {
  shorter: number[];
  /** Those as long as the golden answer too. */
  longer: number[];
}

/** Which rows a model is asked about: so many of those that fit, in the order in which a seed draws them. */
export interface RagCaseChoice {
  /** Undefined: all. */
  limit: number | undefined;
  /** A whole number from 0 to 2³² - 1. */
  seed: number;
}

/** Rows that a model is asked about. */
export interface RagCases<Case> {
  /** Rows of the run that have what it takes, those beyond the limit too. */
  fit: number;
  cases: Case[];
}

/** One decision added or replaced, or removed where it is undefined. */
export interface DecisionChange {
  rowKey: string;
  reviewer: string;
  decision: Decision | undefined;
}

/** A row that the seeded order of its stratum has reached. */
export interface DrawnRow {
  id: RowId;
  key: string;
  /** Id of its stratum. */
  stratum: string;
  /** Place in the stratum's order, counted from 0. */
  draw: number;
}

/** What the decisions on a run's rows say of its accuracy. Counts are rows. */
export interface ReviewReport {
  run: string;
  seed: number;
  rows: number;
  /** Rows correct by each reading, most cautious first; `either`: exact or overlap. */
  bracket: {
    bothPass: number;
    exact: number;
    overlap: number;
    either: number;
    judge: { correct: number; judged: number } | undefined;
  };
  /** Strata that have rows, in the order of `STRATA`, with the verdicts on their drawn rows. */
  strata: StratumReport[];
  /** Undefined where the run has no rows. `unread` counts places in `strata`, for domains too. */
  estimate: ReviewEstimate | undefined;
  /** All rows with a verdict, drawn or not; `goldenWrong` counts rows without one too. */
  decided: {
    rows: number;
    correct: number;
    incorrect: number;
    unsure: number;
    goldenWrong: number;
  };
  /** Decided rows that count in the estimate, and those that do not. */
  drawn: number;
  outside: number;
  /**
   * The estimate after so many of the drawn decisions, in the order in which they were made; at most 200
   * points, the last of which is now.
   */
  history: { readings: number; point: number; low: number; high: number }[];
  /**
   * About how many more readings for plus or minus `halfWidth`: undefined where unsure rows put it out of reach.
   * Until enough is read to say that, such a width is left out.
   */
  left: { halfWidth: number; readings: number | undefined }[];
  /** In order of first appearance; `estimate` is undefined where no row of the domain was drawn. */
  domains: { domain: string; rows: number; estimate: ReviewEstimate | undefined }[];
  reviewedByBucket: Record<Bucket, { decided: number; correct: number }>;
  /** Rows for which another golden answer is proposed. */
  proposals: number;
  /** Both scorers with every proposal accepted; undefined where there is none. */
  accuracyIfAccepted: { rows: number; exact: number; overlap: number } | undefined;
}

export interface StratumReport {
  /** Id of the stratum. */
  stratum: string;
  rows: number;
  correct: number;
  incorrect: number;
  unsure: number;
  /** Decided rows that do not count: the order has not reached them. */
  outside: number;
}

/** `reviewer:NAME` is one reviewer, `review` the majority of all. */
export type Rater = 'exact' | 'overlap' | 'judge' | 'review' | `reviewer:${string}`;

export interface AgreementReport {
  raters: Rater[];
  pairs: AgreementPair[];
  /**
   * Krippendorff's alpha of all raters but `review`, which is made of others; undefined where those are fewer
   * than three.
   */
  alpha: { raters: number; rows: number; weighted: boolean; alpha: number | undefined } | undefined;
}

/** Two raters on the rows on which both said correct or incorrect. */
export interface AgreementPair {
  first: Rater;
  second: Rater;
  rows: number;
  /**
   * Only rows that the draw has reached, each standing for as many as its stratum has for each of them: where
   * a reviewer is one of the two. Otherwise all rows alike.
   */
  weighted: boolean;
  /** Rows, not weighted. */
  counts: { bothCorrect: number; firstOnly: number; secondOnly: number; bothIncorrect: number };
  /** Rows of strata in which no row counts: the figures say nothing of them. */
  uncovered: number;
  agreement: { share: number; low: number; high: number } | undefined;
  kappa: { kappa: number; low: number; high: number } | undefined;
  /** Why a figure is undefined, as a sentence. */
  why?: string;
}

/** Which rows of a run are judged. */
export type JudgeScopeChoice =
  /** Every row on which the scorers differ, and a drawn control of the others. */
  | { kind: 'default'; seed: number }
  /** Rows of a filter, whose `runs` are not looked at: the first ones or a drawn sample, all without a limit. */
  | {
      kind: 'filter';
      filter: RowFilter;
      limit: number | undefined;
      order: 'first' | 'sample';
      seed: number;
    }
  /** Rows with these keys, in this order; keys that no row has are left out. */
  | { kind: 'keys'; keys: readonly string[] };

/** How many rows a scope takes in, and what judging them takes. */
export interface JudgeScopeSize {
  rows: number;
  /** Rows with different texts: each is asked for once. */
  distinct: number;
  /** Distinct rows whose response is blank: incorrect, and nothing is sent. */
  blank: number;
  /** Rows. */
  byBucket: Record<Bucket, number>;
  tokens: TokenEstimate;
}

/** What the judge said of a run's rows. */
export interface JudgedRun {
  by: JudgedBy;
  /** The choice that gave `keys`; of what it covers follows what an estimate can be of. */
  scope: JudgeScopeChoice;
  /** Keys of the rows in scope; those without a judgement are waiting. */
  keys: readonly string[];
  /** By row key. */
  judgements: readonly (readonly [string, Judgement])[];
}

/** What the judge's verdicts say of a run's rows. Counts are rows, equal ones included. */
export interface JudgeReport {
  run: string;
  by: JudgedBy;
  /** Rows of the run. */
  rows: number;
  /** Rows in scope: the tally sums to them. */
  inScope: number;
  tally: JudgeTally;
  combined: JudgedShare;
  /** Domains with rows in scope, in order of first appearance. */
  domains: { domain: string; tally: JudgeTally; share: JudgedShare }[];
  /** The judged rows of each bucket, and all rows of it. */
  byBucket: Record<Bucket, { rows: number; judged: number; correct: number }>;
  /**
   * What the judge would say of all rows, from the buckets' judged rows; undefined where the rows in scope
   * were not drawn from all, so that they say nothing of the others. `unread` counts places in `BUCKETS`.
   */
  estimate: ReviewEstimate | undefined;
}

/** Golden answers to put in place of a run's own. */
export interface Patch {
  /** What outputs call it. */
  name: string;
  /** The proposed answer by row key; an empty one proposes nothing. */
  answers: Record<string, string>;
}

/**
 * What the figure of a run by a measure is over: all rows; all rows, estimated from those drawn; or only the rows
 * that were judged, which were not drawn from all.
 */
export type ShareBasis = 'all' | 'estimate' | 'judged';

/** Some runs by every measure. */
export interface RunsReport {
  /** Names of all their domains, in order of first appearance. */
  domains: string[];
  runs: { run: string; rows: number; measures: Partial<Record<Measure, MeasuredRun>> }[];
  /** By places of `runs`; of a measure that needs every joined row to have a verdict, where not all have one, none. */
  best: Record<Measure, BestRuns>;
}

/** A run by one measure. Absent where nothing was judged or reviewed. */
export interface MeasuredRun {
  /** Domains in the order of the report's. */
  shares: RunShares;
  basis: ShareBasis;
  /** Rows with a verdict, of all rows of the run. */
  scored: number;
}

/** Two runs joined on question and golden answer. Counts are rows. */
export interface PairReport {
  first: string;
  second: string;
  measure: Measure;
  /** Joined rows, those without a verdict in one or both too. */
  matched: number;
  notInSecond: number;
  notInFirst: number;
  /** Rows that are in both, but more than once in one. */
  repeatedFirst: number;
  repeatedSecond: number;
  tally: PairTally;
  comparison: Comparison;
  /** The p value, Holm-corrected over all pairs of the answer. */
  adjustedP: number;
}

/** Rows of a pair, from each run the one that it has; texts whole. */
export interface PairRow {
  first: SideRow | undefined;
  second: SideRow | undefined;
}

export interface SideRow extends RowId, RowTexts {
  verdict: 'correct' | 'incorrect' | undefined;
}

/** How many runs get each question right. Counts are questions but for `repeated` and `unscored`, which are rows. */
export interface AcrossReport {
  runs: string[];
  measure: Measure;
  /** Questions that all runs have a verdict on, by how many get them right: from none to all. */
  byCorrect: number[];
  /** Questions that some of the runs have no verdict on. */
  notInAll: number;
  repeated: number;
  unscored: number;
}

/** A question with what each run says to it, in the order of the runs. */
export interface AcrossRow {
  question: string;
  golden: string;
  runs: SideRow[];
}

/** What some relaxations would change. */
export interface WhatIfReport {
  /** In the order in which they are applied. */
  relaxations: RelaxationId[];
  /** Over the rows of all runs asked about; one for each scorer. */
  all: Shift[];
  /** The same by domain, in order of first appearance. */
  domains: { domain: string; shifts: Shift[] }[];
  runs: { run: string; shifts: Shift[] }[];
}

/** SQuAD's figures of a run, the best over the golden answers of each row: several where they are switched on. */
export interface SquadReport {
  run: string;
  tally: SquadTally;
  domains: { domain: string; tally: SquadTally }[];
}

/** A run as a project takes it. */
export interface ProjectRunParts {
  key: string;
  /** What it was read from; undefined where it is here without texts. */
  file: File | undefined;
  dialect: Record<string, unknown> | undefined;
  /** Of its file. */
  mapping: Mapping;
  /** What makes several runs of its file; undefined where that was only guessed, and made none. */
  split?: SplitChoice | undefined;
  patch: Patch | undefined;
}

/** What a project file is made of, beside decisions, which the engine knows. Holds no key and no header value. */
export interface ProjectParts extends Pick<
  Project,
  'versions' | 'withTexts' | 'review' | 'judge' | 'rag'
> {
  judgings: { record: unknown; judgements: readonly (readonly [string, Judgement])[] }[];
  runs: ProjectRunParts[];
}

/** A project file as it was read; a run has its file, or none where the project goes without texts. */
export interface OpenedProject extends Omit<Project, 'runs'> {
  runs: (Omit<ProjectRun, 'file'> & { file: File | undefined })[];
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
  /**
   * Reads, scores and keeps a file: its runs, one or several. Those of the same file that are held are replaced.
   * Fails with `usage` where the split would make more than 100 runs.
   */
  load(
    file: File,
    request: LoadRequest,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<Outcome<Run[]>>;
  /** Ends a load or an export at its next step; that call's outcome is `cancelled`. */
  cancel(job: string): void;
  /** Forgets a run. */
  unload(run: string): void;
  /**
   * Finds and orders rows. A newer query ends an older one, whose outcome is `cancelled`. Where it takes longer than
   * a moment, `onPartial` hears what is found so far.
   */
  query(
    filter: RowFilter,
    sort: RowSort,
    onPartial?: (view: PartialView) => void,
  ): Promise<Outcome<View>>;
  /** All rows that a filter keeps, in order, beside the view: neither replaces nor ends a query. */
  findRows(filter: RowFilter, sort: RowSort): Promise<Outcome<RowId[]>>;
  /** Rows `from` to before `to` of a view; none if a newer query has replaced it. */
  page(view: number, from: number, to: number, columns: string[]): TableRow[];
  /** Place of a row in a view, counted from 0; -1 if it is not in it. */
  locate(view: number, id: RowId): number;
  /** Row at a place of a view, in full; undefined where there is none. */
  rowAt(view: number, place: number): RowDetail | undefined;
  /** A row in full; undefined where the run is not loaded or has no such row. */
  row(id: RowId): RowDetail | undefined;
  /** The scored CSV of a run; with settings, the columns of the evaluation of retrieval too. */
  exportRun(
    run: string,
    flavour: ExportFlavour,
    job: string,
    onProgress: (rows: number) => void,
    rag?: RagSettings,
  ): Promise<Outcome<Blob>>;
  /**
   * Finds row keys, reasons and what was decided, in slices; quick where that is done already. `onProgress`
   * hears rows so far.
   */
  prepareRun(
    run: string,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<Prepared>>;
  /** Replaces all decisions that the engine knows. */
  setDecisions(decisions: Decision[]): void;
  changeDecisions(changes: DecisionChange[]): void;
  /** What was decided of a run's rows. `seed` is a whole number from 0 to 2³² - 1. */
  review(run: string, seed: number): Promise<Outcome<ReviewReport>>;
  /**
   * The row to read next in a sampled review; undefined when all are read. Rows with the keys of `exclude`
   * count as being read just now, so that the row after them is found.
   */
  nextDraw(run: string, seed: number, exclude?: string[]): Promise<Outcome<DrawnRow | undefined>>;
  /**
   * Rows of this run whose golden answers and responses are the same but for case, punctuation and white
   * space: this row first. Only this row where there is no other; none where there is no such row.
   */
  groupOf(id: RowId): Promise<KeyedRow[]>;
  agreement(run: string, seed: number): Promise<Outcome<AgreementReport>>;
  /** What the column of human verdicts says, as decisions of a reviewer named after it; none without one. */
  humanDecisions(run: string): Decision[];
  /** A review or patch file, whole: column names made unique, rows as long as they. */
  readSmallTable(file: File): Promise<Outcome<{ columns: string[]; rows: string[][] }>>;
  /** How many of these row keys no loaded run has; one that is given twice counts twice. */
  countUnknown(rowKeys: string[]): Promise<Outcome<number>>;
  /** A review CSV of the decisions on rows of these runs, and of those whose row is not loaded. */
  exportReviews(runs: string[]): Promise<Outcome<Blob>>;
  /** A patch CSV of the golden answers proposed for rows of these runs. */
  exportPatch(runs: string[]): Promise<Outcome<Blob>>;
  /**
   * Puts golden answers in place of a run's own, or takes them back; the run with its new tallies. Row keys and
   * findings stay those of the file; reasons follow, and `prepareRun` counts them anew.
   */
  setPatch(run: string, patch: Patch | undefined): Promise<Outcome<Run>>;
  /**
   * How many rows a scope takes in, and about how many tokens the prompt takes for them. Texts are those of the
   * file, whatever a patch says. A newer call ends an older one, whose outcome is `cancelled`.
   */
  judgeScope(
    run: string,
    scope: JudgeScopeChoice,
    prompt: string,
  ): Promise<Outcome<JudgeScopeSize>>;
  /** The rows of a scope, one of each key, in the order in which they are to be judged; the first `limit` alone. */
  judgeRows(run: string, scope: JudgeScopeChoice, limit?: number): Promise<Outcome<JudgeRow[]>>;
  /**
   * What the judge said of a run's rows, in place of what the engine knows or added to it; undefined forgets
   * it. While there is any, a column mapped as the judge's verdict is set aside: figures are of one judge.
   */
  setJudgements(run: string, judged: JudgedRun | undefined, mode: 'replace' | 'add'): void;
  /** Undefined where the run was not judged here. */
  judgeReport(run: string): Promise<Outcome<JudgeReport | undefined>>;
  /**
   * A row's sources, and what is known of its length and rating; undefined where the run is not loaded or has
   * no such row. By the settings of the last `prepareRag`, else by the usual ones.
   */
  ragRow(id: RowId): Promise<Outcome<RagDetail | undefined>>;
  /**
   * Finds sources, source return and lengths of every row, in slices; quick where that is done already by the
   * same settings. `onProgress` hears rows so far. Fails with `slow_pattern` where the user's expression does
   * not come to an end. Filters, sorts and rows are by these settings from then on.
   */
  prepareRag(
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<undefined>>;
  /** The same, and what the figures come to. */
  ragReport(
    run: string,
    settings: RagSettings,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<RagReport>>;
  /** Rows whose ideal length can be read, for the check of their length. */
  lengthCases(
    run: string,
    choice: RagCaseChoice,
    job: string,
  ): Promise<Outcome<RagCases<LengthCase>>>;
  /** Rows that have a source return by these settings, for a judge to rate what their sources carry. */
  supportCases(
    run: string,
    settings: RagSettings,
    choice: RagCaseChoice,
    job: string,
  ): Promise<Outcome<RagCases<SupportCase>>>;
  /**
   * The project file of some runs, with all that was decided of their rows; `onProgress` hears bytes before they are
   * packed. The same state gives the same bytes.
   */
  writeProject(
    parts: ProjectParts,
    job: string,
    onProgress: (bytes: number) => void,
  ): Promise<Outcome<Blob>>;
  /** What a project file holds, and the files in it; loads nothing. */
  readProject(file: File): Promise<Outcome<OpenedProject>>;
  /** Loads a run of a project file that goes without texts; one with the same key is replaced. */
  loadOutline(file: File, key: string): Promise<Outcome<Run>>;
  /** A CSV of cells that Excel opens as they are, none of them as a formula. */
  writeCsv(rows: string[][]): Promise<Outcome<Blob>>;
  /**
   * Scores the runs of a file against any of several golden answers a row, or against its one again: the runs with
   * their new tallies, all or, where it is cancelled, none. Row keys, findings and the strata of a sampled review stay
   * those of the file's own golden answers. `onProgress` hears the rows so far, of all runs.
   */
  setGoldens(
    runs: string[],
    goldens: GoldenChoice | undefined,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<Run[]>>;
  /** These runs by every measure, in the order given. `seeds`: that of the sampled review of each, by run. */
  compareRuns(
    runs: string[],
    seeds: Record<string, number>,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<RunsReport>>;
  /** Pairs of runs joined and compared. The first call of a run takes a while: its rows get their keys. */
  comparePairs(
    pairs: [first: string, second: string][],
    measure: Measure,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<PairReport[]>>;
  /** Rows `from` to before `to` of a part of a pair, and how many there are. */
  pairRows(
    pair: PairFilter,
    from: number,
    to: number,
  ): Promise<Outcome<{ count: number; rows: PairRow[] }>>;
  /** How many of these runs get each question right. */
  countAcross(
    runs: string[],
    measure: Measure,
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<AcrossReport>>;
  /** Questions `from` to before `to` of those that so many runs get right, and how many there are. */
  acrossRows(
    across: AcrossFilter,
    from: number,
    to: number,
  ): Promise<Outcome<{ count: number; rows: AcrossRow[] }>>;
  /**
   * What the scorers would say of these runs' rows under all of these relaxations at once. `onProgress` hears
   * the rows so far, of all runs; where it takes longer than a moment, `onPartial` what those rows come to.
   */
  whatIf(
    runs: string[],
    relaxations: RelaxationId[],
    job: string,
    onProgress: (rows: number) => void,
    onPartial?: (report: WhatIfReport) => void,
  ): Promise<Outcome<WhatIfReport>>;
  /** SQuAD's exact match and token F1 of these runs. */
  scoreSquad(
    runs: string[],
    job: string,
    onProgress: (rows: number) => void,
  ): Promise<Outcome<SquadReport[]>>;
}
