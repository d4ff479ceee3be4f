import type { Mapping } from '../columns.ts';
import type { FindingId } from '../findings.ts';
import type { Accepted } from '../judge/request.ts';
import type { Judgement } from '../judge/judgement.ts';
import type { SettingsRecord } from '../judge/settings-record.ts';
import type { JudgedShare, JudgeTally } from '../judge/tally.ts';
import type { Bucket, DomainTally, RowScore, RowTexts, Tally } from '../model.ts';
import type { MetricCheck } from '../rag/check-metric.ts';
import type { Mover } from '../rag/find-movers.ts';
import type { QuotedSource, SourceKind, SourceReturn } from '../rag/rag.ts';
import type { RagSettings } from '../rag/rag-settings.ts';
import type { RagSummary } from '../rag/rag-summary.ts';
import type { Reason, ReasonId } from '../reasons/reason.ts';
import type { Decision } from '../review/decision.ts';
import type { StratumCount } from '../review/drawn-counts.ts';
import type { ReviewEstimate } from '../review/review-estimate.ts';
import type { Comparison, PairTally } from '../runs/compare-runs.ts';
import type { ScorerId } from '../scorers/scorers.ts';
import type { Interval } from '../stats/wilson.ts';
import type { ShownSpans } from '../text/limit-spans.ts';
import type { RelaxationId } from '../what-if/relaxations.ts';
import type { Shift } from '../what-if/tally.ts';

/** All that a report says. The same input gives the same bytes. */
export interface ReportInput {
  /** The day on which it is made: `2026-03-14`. */
  date: string;
  runs: readonly ReportedRun[];
  rows: ChosenRows;
  /** The runs two at a time, by scorer; undefined where it was not asked for. */
  comparisons?: readonly ReportedComparison[] | undefined;
}

/** All pairs of the runs by one scorer; p values are corrected over them. */
export interface ReportedComparison {
  scorer: ScorerId;
  pairs: readonly ReportedRunPair[];
}

/** Two runs, by their content keys, joined on question and golden answer. Counts are rows. */
export interface ReportedRunPair {
  first: string;
  second: string;
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

/** What some relaxations together would change in a file. */
export interface ReportedWhatIf {
  relaxations: readonly RelaxationId[];
  /** One for each scorer. */
  shifts: readonly Shift[];
}

/** Rows to read, the first of those that a filter finds. */
export interface ChosenRows {
  /** The filter in words: `Overlap only`. */
  said: string;
  /** Rows that it finds; the report holds the first of them. */
  found: number;
  rows: readonly ReportedRow[];
}

/** One file with what is known of its answers. What is undefined was not done, or is not known. */
export interface ReportedRun {
  file: ReportedFile;
  /** Rows by reason. */
  reasons: Record<ReasonId, number> | undefined;
  /** The file's own column of human verdicts, and rows with one. */
  humanVerdicts: { column: string; rows: number } | undefined;
  review: ReportedReview | undefined;
  agreement: ReportedAgreement | undefined;
  judge: ReportedJudge | undefined;
  rag: ReportedRag | undefined;
  whatIfs?: readonly ReportedWhatIf[] | undefined;
}

/** What of a loaded file goes into a report. Counts are rows. */
export interface ReportedFile {
  /** Content key: 16 hex digits. */
  key: string;
  name: string;
  columns: readonly string[];
  mapping: Mapping;
  tally: Tally;
  domains: readonly DomainTally[];
  patch?: { name: string; rows: number };
  report: {
    blankLines: number;
    repeatedHeaders: number;
    unreadRows: number;
    findings: Record<FindingId, number>;
  };
}

/** What the decisions on a file's rows say. Counts are rows. */
export interface ReportedReview {
  seed: number;
  rows: number;
  strata: readonly (StratumCount & { stratum: string; outside: number })[];
  estimate: ReviewEstimate | undefined;
  decided: { rows: number; goldenWrong: number };
  drawn: number;
  outside: number;
  /** Fractions from 0 to 1. */
  history: readonly { readings: number; point: number; low: number; high: number }[];
  domains: readonly { domain: string; rows: number; estimate: ReviewEstimate | undefined }[];
  reviewedByBucket: Record<Bucket, { decided: number; correct: number }>;
  proposals: number;
  accuracyIfAccepted: { rows: number; exact: number; overlap: number } | undefined;
  bracket: { judge: { correct: number; judged: number } | undefined };
}

/** How often any two raters say the same. */
export interface ReportedAgreement {
  raters: readonly string[];
  pairs: readonly ReportedPair[];
  alpha: { raters: number; rows: number; weighted: boolean; alpha: number | undefined } | undefined;
}

export interface ReportedPair {
  first: string;
  second: string;
  rows: number;
  weighted: boolean;
  counts: { bothCorrect: number; firstOnly: number; secondOnly: number; bothIncorrect: number };
  uncovered: number;
  agreement: (Interval & { share: number }) | undefined;
  kappa: (Interval & { kappa: number }) | undefined;
  why?: string;
}

/** What a judge said of the rows in its scope, and how it was asked. */
export interface ReportedJudge {
  record: SettingsRecord;
  /** What the server took of the requests. */
  accepted: Accepted;
  /** Day on which it began. */
  date: string;
  scope: JudgedScope;
  rows: number;
  inScope: number;
  tally: JudgeTally;
  combined: JudgedShare;
  domains: readonly { domain: string; share: JudgedShare }[];
  byBucket: Record<Bucket, { rows: number; judged: number; correct: number }>;
  estimate: ReviewEstimate | undefined;
}

/** How the rows were chosen that a judge was asked about. */
export type JudgedScope =
  | { kind: 'default'; seed: number }
  | { kind: 'filter'; limit: number | undefined; order: 'first' | 'sample'; seed: number }
  | { kind: 'keys' };

/** What the figures of retrieval come to. */
export interface ReportedRag {
  settings: RagSettings;
  summary: RagSummary;
  movers: readonly Mover[];
  check: MetricCheck | undefined;
  /** Rows by deviation of length in hundredths; the last counts all from 3 on. */
  lengths: { shorter: readonly number[]; longer: readonly number[] };
}

/** A row in full with what to mark in it. */
export interface ReportedRow extends RowTexts, RowScore {
  runName: string;
  /** Counted from 0. */
  row: number;
  key: string;
  bucket: Bucket;
  spans: ShownSpans;
  reasons: readonly (Reason & { sentence: string })[];
  judge: 'correct' | 'incorrect' | undefined;
  judgement: (Judgement & { model: string }) | undefined;
  decisions: readonly Decision[];
  /** The golden answer that a patch puts in place of the file's. */
  patched: string | undefined;
  sources: ReportedSources | undefined;
}

/** What a row quotes. */
export interface ReportedSources {
  why: string | undefined;
  sourceReturn: SourceReturn | undefined;
  quoted: readonly (QuotedSource & { kind: SourceKind | undefined })[];
}
