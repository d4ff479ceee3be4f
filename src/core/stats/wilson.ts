/** Bounds of a proportion, as fractions from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** The standard normal's 97.5% point. */
export const Z = 1.959963984540054;

/**
 * Wilson's 95% score interval of `correct` out of `rows`, as fractions; undefined for no rows.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
 * JASA 22 (1927), 209–212.
 */
export function wilsonInterval(correct: number, rows: number): Interval | undefined {
  if (rows === 0) return undefined;
  const share = correct / rows;
  const shrink = 1 + (Z * Z) / rows;
  const centre = (share + (Z * Z) / (2 * rows)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / rows + (Z * Z) / (4 * rows * rows));
  return {
    low: correct === 0 ? 0 : centre - half,
    high: correct === rows ? 1 : centre + half,
  };
}
