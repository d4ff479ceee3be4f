/** The label of a row: a number from 0 to 1; undefined where the cell holds none. */
export function readExpectedScore(cell: string): number | undefined {
  const text = cell.trim();
  const score = text === '' ? NaN : Number(text);
  return score >= 0 && score <= 1 ? score : undefined;
}
