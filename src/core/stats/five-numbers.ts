/** Least, quartiles and greatest of some values: what a box plot draws. */
export interface FiveNumbers {
  low: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  high: number;
}

/** The five numbers of some values, linear between neighbours as spreadsheets and NumPy have it. Undefined for no values. */
export function fiveNumbers(values: Float64Array): FiveNumbers | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted();
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    return below + (above - below) * (place % 1);
  };
  return {
    low: at(0),
    lowerQuartile: at(0.25),
    median: at(0.5),
    upperQuartile: at(0.75),
    high: at(1),
  };
}
