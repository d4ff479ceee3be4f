import type { RatingParts } from '../../core/rag/rag.ts';
import type { RagChoice } from '../../core/rag/rag-choices.ts';
import { BORDERLINE_BAND } from '../../core/rag/response-length.ts';
import type { RowFilter } from '../../stores/rows.ts';

interface PartLabel {
  name: string;
  sentence: string;
  /** Rows that have not the part. */
  missing: RagChoice[];
  /** Rows that fall short in it, by the threshold of the deviation; of those inside the borderline band all or none. */
  shortOf: (threshold: number) => RowFilter;
}

/** The parts of the final rating in words, and where to find the rows behind them. */
export const PART_LABELS: Record<keyof RatingParts, PartLabel> = {
  sourceReturn: {
    name: 'Source return',
    sentence: 'the multi-source score',
    missing: ['no_context', 'unreadable', 'no_golden'],
    shortOf: () => ({ rag: ['scored'] }),
  },
  factual: {
    name: 'Factual correctness',
    sentence: '1 or 0, by review, judge or both scorers',
    missing: ['factual_none'],
    shortOf: () => ({ rag: ['factual_wrong'] }),
  },
  length: {
    name: 'Response length',
    sentence: '1 if aligned, else 0',
    missing: ['no_length'],
    shortOf: (threshold) => ({
      rag:
        threshold < BORDERLINE_BAND.high
          ? ['borderline', 'too_short', 'too_long']
          : ['too_short', 'too_long'],
    }),
  },
};
