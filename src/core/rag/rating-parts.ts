import type { Factual } from './final-rating.ts';
import type { RagFigures } from './rag-figures.ts';
import type { RatingParts, ResponseLength } from './rag.ts';
import { isAligned } from './response-length.ts';

/** The parts of a row's rating: its source return (the multi-source score), who calls it correct, and its length. */
export function ratingParts(
  sourceReturn: number | undefined,
  factual: Factual | undefined,
  length: ResponseLength | undefined,
  threshold: number,
): RatingParts {
  const aligned = length && isAligned(length, threshold);
  return {
    sourceReturn,
    factual: factual?.factual,
    length: aligned === undefined ? undefined : Number(aligned),
  };
}

/** The same of a row whose figures are kept by column. */
export function ratingPartsOf(
  figures: RagFigures,
  row: number,
  factual: Factual | undefined,
  threshold: number,
): RatingParts {
  return ratingParts(
    figures.shareOf(row, 'multiSource'),
    factual,
    figures.lengthOf(row),
    threshold,
  );
}
