import { bootstrapMean } from '../stats/bootstrap.ts';
import type { Mean } from '../stats/bootstrap.ts';
import type { RagFigures } from './rag-figures.ts';
import type { LengthClass } from './rag.ts';
import { classifyLength, deviationOf, isAligned } from './response-length.ts';

export interface LengthSummary {
  /** Rows whose length is scored; the others have a blank golden answer. */
  rows: number;
  /** Rows whose deviation is below the threshold, those in the borderline band among them. */
  aligned: number;
  /** Rows of each class; they add up to `rows`. */
  classes: Record<LengthClass, number>;
  shorter: number;
  longer: number;
  /** Of the deviations; undefined where no row has one. */
  deviation: Mean | undefined;
}

/** Counts rows by the length of their response. */
export function summariseLengths(
  figures: RagFigures,
  places: Uint32Array,
  { threshold, seed }: { threshold: number; seed: number },
): LengthSummary {
  const summary = {
    rows: 0,
    aligned: 0,
    classes: { aligned: 0, borderline: 0, too_short: 0, too_long: 0 },
    shorter: 0,
    longer: 0,
  };
  const deviations = new Float64Array(places.length);
  for (const row of places) {
    const length = figures.lengthOf(row);
    const kind = length && classifyLength(length, threshold);
    if (!length || !kind) continue;
    deviations[summary.rows++] = deviationOf(length) ?? NaN;
    summary.classes[kind]++;
    if (isAligned(length, threshold)) summary.aligned++;
    if (length.response < length.golden) summary.shorter++;
    if (length.response > length.golden) summary.longer++;
  }
  return { ...summary, deviation: bootstrapMean(deviations.subarray(0, summary.rows), seed) };
}
