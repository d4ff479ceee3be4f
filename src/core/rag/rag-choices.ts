/** What rows can be chosen by, group by group: a row has any number of a group's choices. */
export const RAG_GROUPS = {
  /** Whether the row has a source return, and if not, why. */
  source: ['scored', 'no_context', 'unreadable', 'no_golden'],
  /** What a scored row quotes. */
  quoted: [
    'all_supporting',
    'not_supporting',
    'invented',
    'nothing_quoted',
    'wrong_unseen',
    'few_words',
  ],
  length: ['aligned', 'borderline', 'too_short', 'too_long', 'no_length'],
  factual: ['factual_right', 'factual_wrong', 'factual_none'],
  factualSource: ['by_review', 'by_judge', 'by_scorers'],
  /** The source return that the row is labelled with. */
  label: ['label_0', 'label_half', 'label_1', 'label_other', 'label_none'],
} as const;

export type RagGroup = keyof typeof RAG_GROUPS;
export type RagChoice = (typeof RAG_GROUPS)[RagGroup][number];

/** All choices, group after group. */
export const RAG_CHOICES: readonly RagChoice[] = Object.values(RAG_GROUPS).flat();

/** Figures of a row that a table can show and sort by, named as the export's columns where that has them. */
export const RAG_FIGURES = [
  'source_return',
  'source_return_baseline',
  'source_recall',
  'source_precision',
  'context_coverage',
  'invented_sources',
  'length_deviation',
  'final_rating',
  'expected_score',
  'difference',
  'difference_baseline',
] as const;
export type RagFigure = (typeof RAG_FIGURES)[number];
