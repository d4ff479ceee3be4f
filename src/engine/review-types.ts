import type { Bucket } from '../core/model.ts';
import type { Decision } from '../core/review/decision.ts';
import type { ReviewEstimate } from '../core/review/review-estimate.ts';
import type { RowId } from './row-types.ts';

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
