/** The deterministic scorers, in the order in which they are shown, with their columns in a scored CSV. */
export const SCORERS = [
  { id: 'exact', name: 'Exact substring', column: 'exact_substring' },
  { id: 'overlap', name: 'Word overlap', column: 'word_overlap' },
] as const;
export type ScorerId = (typeof SCORERS)[number]['id'];

/** Changes whenever any verdict could, so that results of different definitions are never mixed. */
export const SCORER_VERSION = '1';
