import { bootstrapMean } from '../stats/bootstrap.ts';
import type { Mean } from '../stats/bootstrap.ts';
import { finalRating, RATING_PARTS } from './final-rating.ts';
import type { RagOptions, RagRows } from './rag-rows.ts';
import type { FactualSource, RatingParts } from './rag.ts';
import { ratingPartsOf } from './rating-parts.ts';

export interface RatingSummary {
  /** From 0 to 10, over the rows that have a rating; undefined where none has. */
  rating: Mean | undefined;
  /** Of each part, over the rows that have it: how many, and their mean from 0 to 1. */
  parts: Record<keyof RatingParts, { rows: number; mean: number | undefined }>;
  /** Rows by who says whether they are factually correct; the others have nobody. */
  factual: Record<FactualSource, number>;
}

/** The final ratings of some rows with their parts. */
export function summariseRatings(
  rows: RagRows,
  places: Uint32Array,
  { threshold, weights, seed }: RagOptions,
): RatingSummary {
  const ratings = new Float64Array(places.length);
  let rated = 0;
  const sums = { sourceReturn: 0, factual: 0, length: 0 };
  const counts = { sourceReturn: 0, factual: 0, length: 0 };
  const factualBy = { review: 0, judge: 0, scorers: 0 };
  for (const row of places) {
    const factual = rows.factualOf(row);
    if (factual) factualBy[factual.source]++;
    const parts = ratingPartsOf(rows.figures, row, factual, threshold);
    for (const part of RATING_PARTS) {
      sums[part] += parts[part] ?? 0;
      if (parts[part] !== undefined) counts[part]++;
    }
    const rating = finalRating(parts, weights);
    if (rating !== undefined) ratings[rated++] = rating;
  }
  const meanOf = (part: keyof RatingParts) => ({
    rows: counts[part],
    mean: counts[part] === 0 ? undefined : sums[part] / counts[part],
  });
  return {
    rating: bootstrapMean(ratings.subarray(0, rated), seed),
    parts: {
      sourceReturn: meanOf('sourceReturn'),
      factual: meanOf('factual'),
      length: meanOf('length'),
    },
    factual: factualBy,
  };
}
