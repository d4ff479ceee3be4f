/** The words of the product, as types. Every other module speaks in these. */

/** What the evaluation reads of a row. `domain` is `'All'` where the file has no domain column. */
export interface RowTexts {
  question: string;
  golden: string;
  response: string;
  domain: string;
}

/** The verdicts of both deterministic scorers on one row, with the counts behind word overlap. */
export interface RowScore {
  exact: boolean;
  overlap: boolean;
  /** Golden words that the response holds: 0 to `totalWords`. */
  matchingWords: number;
  /** Distinct words of the golden answer; 0 where it has none. */
  totalWords: number;
  /** White space alone, or nothing. Both verdicts are then incorrect. */
  blank: boolean;
}

/** The four buckets, in the order in which they are always shown. */
export const BUCKETS = ['both_pass', 'exact_only', 'overlap_only', 'both_fail'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** How many of the golden words a row carries, in classes that split the rows. */
export const CREDITS = ['none', 'under_half', 'half_or_more', 'all', 'no_golden_words'] as const;
export type Credit = (typeof CREDITS)[number];

/**
 * Counts over some rows. Sums of tallies are tallies, so that parts add up to exactly the whole.
 * Invariant: the buckets sum to `rows`.
 */
export interface Tally {
  rows: number;
  exact: number;
  overlap: number;
  /** Blank responses: incorrect in both. */
  blank: number;
  /** Golden answers that are the empty string. */
  emptyGolden: number;
  /** Of those, the rows that both scorers pass by definition (the response is not blank). */
  emptyGoldenPassed: number;
  /** Rows with no text in any cell: always incorrect. */
  noText: number;
  buckets: Record<Bucket, number>;
}

export interface DomainTally {
  domain: string;
  tally: Tally;
}
