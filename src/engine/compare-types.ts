import type { ReportedRunPair } from '../core/report/report-input.ts';
import type { RowTexts } from '../core/model.ts';
import type { Measure } from '../core/runs/measures.ts';
import type { BestRuns } from '../core/runs/runs-table.ts';
import type { RunShares } from '../core/runs/share.ts';
import type { SquadTally } from '../core/squad/tally.ts';
import type { RelaxationId } from '../core/what-if/relaxations.ts';
import type { Shift } from '../core/what-if/tally.ts';
import type { RowId } from './row-types.ts';

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

/** Two runs joined by one measure. */
export interface PairReport extends ReportedRunPair {
  measure: Measure;
  /** Joined rows, those without a verdict in one or both too. */
  matched: number;
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
