/** Who says whether a row is correct: a scorer, the judge, or most of the reviewers. */
export const MEASURES = ['exact', 'overlap', 'judge', 'review'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * The rows of two runs, in parts: joined ones that the first or the second alone gets right, both, or neither;
 * those that one run or both have no verdict on; rows that the other run lacks; and those that cannot be joined
 * since their question stands more than once in a run.
 */
export const PAIR_PARTS = [
  'first_only',
  'second_only',
  'both',
  'neither',
  'unscored',
  'not_in_second',
  'not_in_first',
  'repeated',
] as const;
export type PairPart = (typeof PAIR_PARTS)[number];
