/** A question with its answer, and the chunk that the answer was drawn from. */
export interface QaPair {
  /** Row of its file, counted from 0. */
  row: number;
  question: string;
  answer: string;
  chunk: string;
  source: string;
  /** Empty where the file has none. */
  domain: string;
}

/** Rows that a labelled set does without, with the reason they share, as the end of a sentence. */
export interface LeftOut {
  /** Rows of the file of questions, counted from 0. */
  rows: number[];
  why: string;
}

/** One more row that is left out, beside those left out for the same reason. */
export function leaveOut(leftOut: LeftOut[], row: number, why: string): void {
  const same = leftOut.find((other) => other.why === why);
  if (!same) leftOut.push({ rows: [row], why });
  else if (!same.rows.includes(row)) same.rows.push(row);
}
