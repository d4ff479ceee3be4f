import type { RatingParts } from '../../core/rag/rag.ts';
import type { RagChoice } from '../../core/rag/rag-choices.ts';
import type { RowFilter } from '../../stores/rows.ts';

interface PartLabel {
  name: string;
  sentence: string;
  /** Rows that have not the part. */
  missing: RagChoice[];
  /** Rows that fall short in it. */
  short: RowFilter;
}

/** The parts of the final rating in words, and where to find the rows behind them. */
export const PART_LABELS: Record<keyof RatingParts, PartLabel> = {
  sourceReturn: {
    name: 'Source return',
    sentence: 'the multi-source score',
    missing: ['no_context', 'unreadable', 'no_golden'],
    short: { rag: ['scored'] },
  },
  factual: {
    name: 'Factual correctness',
    sentence: '1 or 0, by review, judge or both scorers',
    missing: ['factual_none'],
    short: { rag: ['factual_wrong'] },
  },
  length: {
    name: 'Response length',
    sentence: '1 if aligned, else 0',
    missing: ['no_length'],
    short: { rag: ['borderline', 'too_short', 'too_long'] },
  },
};
