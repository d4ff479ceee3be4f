import type { FactualSource, RatingParts, RatingWeights } from './rag.ts';

/** A final rating is from 0 to 10. */
export const HIGHEST_RATING = 10;

export const RATING_PARTS = [
  'sourceReturn',
  'factual',
  'length',
] as const satisfies readonly (keyof RatingParts)[];

/**
 * The weighted mean of the parts that a row has, from 0 to 10. Undefined where it has none, or none that
 * weighs anything.
 */
export function finalRating(parts: RatingParts, weights: RatingWeights): number | undefined {
  let sum = 0;
  let weight = 0;
  for (const part of RATING_PARTS) {
    const score = parts[part];
    if (score === undefined) continue;
    sum += weights[part] * score;
    weight += weights[part];
  }
  return weight === 0 ? undefined : (HIGHEST_RATING * sum) / weight;
}

/** What a row is known to be by each who may say whether it is correct; undefined where one says nothing. */
export interface FactualVoices {
  review: boolean | undefined;
  judge: boolean | undefined;
  score: { exact: boolean; overlap: boolean };
}

/** Whether a row is factually correct, and who says so. */
export interface Factual {
  /** 1 or 0. */
  factual: number;
  source: FactualSource;
}

/** What the first says that has an opinion: reviewers, judge, both scorers. Undefined where the scorers differ and nobody else spoke. */
export function findFactual({ review, judge, score }: FactualVoices): Factual | undefined {
  if (review !== undefined) return { factual: Number(review), source: 'review' };
  if (judge !== undefined) return { factual: Number(judge), source: 'judge' };
  if (score.exact !== score.overlap) return undefined;
  return { factual: Number(score.exact), source: 'scorers' };
}
