import type { MetricCheck } from '../core/rag/check-metric.ts';
import type { Factual } from '../core/rag/final-rating.ts';
import type { Mover } from '../core/rag/find-movers.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import type { RagSummary } from '../core/rag/rag-summary.ts';
import type {
  Chunk,
  LengthClass,
  QuotedSource,
  ResponseLength,
  SourceKind,
  SourceReturn,
  SourceState,
} from '../core/rag/rag.ts';
import type { Span } from '../core/text/span.ts';

/** A row's sources, length and rating. */
export interface RagDetail {
  state: SourceState;
  /** Why there is no source return, as a sentence. */
  why: string | undefined;
  sourceReturn: SourceReturn | undefined;
  /** In the order in which the response quotes them; `kind` is undefined where nothing is scored. */
  quoted: (QuotedSource & { kind: SourceKind | undefined })[];
  /** With the golden words that each carries, to be marked. */
  chunks: (Chunk & { words: Span[] })[];
  /** The label of the row. */
  expected: number | undefined;
  /** Undefined until the figures of the run are found, or where the row has none; so are the next two. */
  length: (ResponseLength & { deviation: number; class: LengthClass }) | undefined;
  factual: Factual | undefined;
  /** 0 to 10. */
  rating: number | undefined;
}

/** What the figures of retrieval come to in a run. */
export interface RagReport {
  run: string;
  settings: RagSettings;
  /** Rows. */
  rows: number;
  summary: RagSummary;
  /** What would move the mean rating most: a part in all rows, or in a domain's. */
  movers: { overall: Mover[]; byDomain: Mover[] };
  /** Undefined where no row has both a label and a score. */
  check: MetricCheck | undefined;
  lengths: DeviationBins;
}

/**
 * Rows by how far the response's length is from the golden answer's, in steps of a hundredth of the latter:
 * the first counts deviations from 0 to below 0.01; the last all from 3 on.
 */
export interface DeviationBins {
  shorter: number[];
  /** Those as long as the golden answer too. */
  longer: number[];
}

/** Which rows a model is asked about: so many of those that fit, in the order in which a seed draws them. */
export interface RagCaseChoice {
  /** Undefined: all. */
  limit: number | undefined;
  /** A whole number from 0 to 2³² - 1. */
  seed: number;
}

/** Rows that a model is asked about. */
export interface RagCases<Case> {
  /** Rows of the run that have what it takes, those beyond the limit too. */
  fit: number;
  cases: Case[];
}
