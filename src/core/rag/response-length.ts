import type { LengthClass, ResponseLength } from './rag.ts';

/** A deviation below it is aligned, unless the user chooses another threshold. */
export const DEFAULT_THRESHOLD = 0.3;
/** From the low to below the high one, the two published thresholds disagree on whether a row is aligned. */
export const BORDERLINE_BAND = { low: 0.25, high: 0.3 } as const;

/** How far a response's tokens are from its golden answer's, as a share of the latter: 0 or more. Undefined where the golden answer has none. */
export function deviationOf({ response, golden }: ResponseLength): number | undefined {
  return golden === 0 ? undefined : Math.abs(response - golden) / golden;
}

/** Whether the deviation is below the threshold; undefined where the golden answer has no tokens. */
export function isAligned(length: ResponseLength, threshold: number): boolean | undefined {
  const deviation = deviationOf(length);
  return deviation === undefined ? undefined : deviation < threshold;
}

/**
 * The one class of a length: borderline inside the published band, wherever the threshold is; else aligned
 * or not by the threshold. Undefined where the golden answer has no tokens.
 */
export function classifyLength(length: ResponseLength, threshold: number): LengthClass | undefined {
  const deviation = deviationOf(length);
  if (deviation === undefined) return undefined;
  if (deviation >= BORDERLINE_BAND.low && deviation < BORDERLINE_BAND.high) return 'borderline';
  if (deviation < threshold) return 'aligned';
  return length.response < length.golden ? 'too_short' : 'too_long';
}
