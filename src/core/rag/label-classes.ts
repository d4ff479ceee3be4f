import type { RagFigures } from './rag-figures.ts';

/** Labels that are told apart as they are; more different ones are put into bands. */
const MOST_LABELS = 8;
const BANDS = 5;

/** The labels from `low` to `high`, both included where they are the same, else `high` only in the last band. */
export interface LabelClass {
  low: number;
  high: number;
}

/** A label, or the band that it lies in. */
export function writeLabel({ low, high }: LabelClass): string {
  return low === high ? String(low) : `${low.toFixed(1)}–${high.toFixed(1)}`;
}

/** Labelled rows by their label, the lowest first: one class a label, or bands of a fifth where there are many labels. */
export function splitByLabel(
  rows: Uint32Array,
  figures: RagFigures,
): { label: LabelClass; rows: Uint32Array }[] {
  const labelOf = (row: number) => figures.expected[row] ?? NaN;
  const labels = new Set<number>();
  for (const row of rows) labels.add(labelOf(row));
  if (labels.size <= MOST_LABELS)
    return [...labels]
      .sort((a, b) => a - b)
      .map((label) => ({
        label: { low: label, high: label },
        rows: rows.filter((row) => labelOf(row) === label),
      }));
  return Array.from({ length: BANDS }, (_, band) => ({
    label: { low: band / BANDS, high: (band + 1) / BANDS },
    rows: rows.filter((row) => Math.min(Math.floor(labelOf(row) * BANDS), BANDS - 1) === band),
  })).filter((part) => part.rows.length > 0);
}
