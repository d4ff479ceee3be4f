import type { FindingId } from '../core/findings.ts';
import type { JudgedBy } from '../core/judge/judge-columns.ts';
import type { Judgement } from '../core/judge/judgement.ts';
import type { Bucket, Credit, RowScore, RowTexts } from '../core/model.ts';
import type { RagChoice, RagFigure } from '../core/rag/rag-choices.ts';
import type { Reason, ReasonId } from '../core/reasons/reason.ts';
import type { ToldReason } from '../core/reasons/tell-reasons.ts';
import type { Decision, ReviewVerdict } from '../core/review/decision.ts';
import type { JudgeChoice, ReviewChoice } from '../core/review/review-choices.ts';
import type { Measure, PairPart } from '../core/runs/measures.ts';
import type { ScorerId } from '../core/scorers/scorers.ts';
import type { ShownSpans } from '../core/text/limit-spans.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';

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
