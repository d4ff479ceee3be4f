import { finalRating } from './final-rating.ts';
import type { Factual } from './final-rating.ts';
import type { KeptScore } from './rag-figures.ts';
import type { RatingWeights } from './rag.ts';
import { ratingParts } from './rating-parts.ts';
import { RAG_VERSION } from './rag-version.ts';
import { deviationOf, isAligned } from './response-length.ts';

/** The columns that the evaluation of retrieval-augmented answers appends to a file, in order. */
export const RAG_COLUMNS = [
  'source_return',
  'source_return_baseline',
  'source_recall',
  'source_precision',
  'context_coverage',
  'invented_sources',
  'response_tokens',
  'golden_tokens',
  'length_deviation',
  'length_aligned',
  'final_rating',
  'rag_version',
] as const;

/** A row's cells under `RAG_COLUMNS`, the version in every row; what is not scored is empty. Numbers stand as JavaScript writes them. */
export function ragCells(
  { state, sourceReturn, invented, length }: KeptScore,
  factual: Factual | undefined,
  { threshold, weights }: { threshold: number; weights: RatingWeights },
): string[] {
  const parts = ratingParts(sourceReturn?.multiSource, factual, length, threshold);
  return [
    sourceReturn?.multiSource,
    sourceReturn?.baseline,
    sourceReturn?.recall,
    sourceReturn?.precision,
    sourceReturn?.coverage,
    state === 'scored' || state === 'no_golden' ? invented : undefined,
    length?.response,
    length?.golden,
    length && deviationOf(length),
    length && isAligned(length, threshold),
    finalRating(parts, weights),
    RAG_VERSION,
  ].map((figure) => (figure === undefined ? '' : String(figure)));
}
