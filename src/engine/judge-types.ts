import type { JudgedBy } from '../core/judge/judge-columns.ts';
import type { Judgement } from '../core/judge/judgement.ts';
import type { JudgeTally, JudgedShare } from '../core/judge/tally.ts';
import type { TokenEstimate } from '../core/judge/tokens.ts';
import type { Bucket } from '../core/model.ts';
import type { ReviewEstimate } from '../core/review/review-estimate.ts';
import type { RowFilter } from './row-types.ts';

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
