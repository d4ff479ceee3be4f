/**
 * A score, share or rating with two decimals, a whole number as it is; a dash where there is none. Ties of the
 * binary value go away from 0, as `toFixed` has them.
 */
export function sayFigure(figure: number | undefined): string {
  if (figure === undefined) return '–';
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(2);
}
