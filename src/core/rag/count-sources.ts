import { FEW_CONTENT_WORDS } from './few-content-words.ts';
import type { RagFigures } from './rag-figures.ts';
import { SOURCE_STATES } from './rag.ts';
import type { SourceState } from './rag.ts';

export interface SourceCounts {
  /** Rows in each state; they add up to all rows. */
  states: Record<SourceState, number>;
  /** Quoted sources of each kind, in the rows that are scored. */
  supporting: number;
  notSupporting: number;
  invented: number;
  /** Scored rows that quote an invented source. */
  rowsWithInvented: number;
  /** Scored rows that quote nothing. */
  nothingQuoted: number;
  /** Scored rows in which all of the golden answer is covered and a quoted source is wrong, which the baseline does not see. */
  wrongUnseen: number;
  /** Scored rows whose golden answer has fewer content words than say much. */
  fewWords: number;
}

/** Counts rows by their state, and what the scored ones quote. */
export function countSources(figures: RagFigures, places: Uint32Array): SourceCounts {
  const counts: SourceCounts = {
    states: { scored: 0, no_context: 0, unreadable: 0, no_golden: 0 },
    supporting: 0,
    notSupporting: 0,
    invented: 0,
    rowsWithInvented: 0,
    nothingQuoted: 0,
    wrongUnseen: 0,
    fewWords: 0,
  };
  for (const row of places) {
    const state = SOURCE_STATES[figures.states[row] ?? 0] ?? 'scored';
    counts.states[state]++;
    if (state === 'scored') addScored(counts, figures, row);
  }
  return counts;
}

function addScored(counts: SourceCounts, figures: RagFigures, row: number): void {
  const supporting = figures.counts.supporting[row] ?? 0;
  const notSupporting = figures.counts.notSupporting[row] ?? 0;
  const invented = figures.counts.invented[row] ?? 0;
  counts.supporting += supporting;
  counts.notSupporting += notSupporting;
  counts.invented += invented;
  if (invented > 0) counts.rowsWithInvented++;
  if (supporting + notSupporting + invented === 0) counts.nothingQuoted++;
  if (figures.shareOf(row, 'baseline') === 1 && notSupporting + invented > 0) counts.wrongUnseen++;
  if ((figures.counts.contentWords[row] ?? 0) < FEW_CONTENT_WORDS) counts.fewWords++;
}
