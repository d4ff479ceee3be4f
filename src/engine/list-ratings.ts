import type { Rater } from './review-types.ts';
import type { DecisionBook } from './decision-book.ts';
import type { LoadedRun } from './loaded-run.ts';
import { type Rest, visitRows } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';
import { verdictOfChoices } from './review-marks.ts';
import { JUDGE_VERDICTS } from './table.ts';

export const NO_VERDICT = 0;
export const CORRECT = 1;
export const INCORRECT = 2;

/** What one rater says of each row of a run; who is unsure has no verdict. */
export interface Rating {
  rater: Rater;
  /** Whether it comes from people, who have read only some rows. */
  isReview: boolean;
  verdicts: Uint8Array;
}

/** Both scorers, and the judge, the majority and each reviewer who have a verdict on any row. */
export async function listRatings(
  loaded: LoadedRun,
  prepared: PreparedRows,
  book: DecisionBook,
  rest: Rest,
): Promise<Rating[]> {
  const { table } = loaded;
  const { choices } = prepared.marks;
  async function rate(
    rater: Rater,
    isReview: boolean,
    verdictOf: (row: number) => unknown,
  ): Promise<Rating> {
    const verdicts = new Uint8Array(table.rows);
    await visitRows(table.rows, rest, (row) => {
      verdicts[row] = toNumber(verdictOf(row));
    });
    return { rater, isReview, verdicts };
  }
  const scorers = [
    await rate('exact', false, (row) => (table.score(row).exact ? 'correct' : 'incorrect')),
    await rate('overlap', false, (row) => (table.score(row).overlap ? 'correct' : 'incorrect')),
  ];
  const others = [
    await rate('judge', false, (row) => JUDGE_VERDICTS[table.judge(row)]),
    await rate('review', true, (row) => verdictOfChoices(choices[row] ?? 0)),
    ...(await rateByReviewer(table.rows, prepared, book, rest)),
  ];
  return [...scorers, ...others.filter(({ verdicts }) => verdicts.some(Boolean))];
}

async function rateByReviewer(
  rows: number,
  { keys }: PreparedRows,
  book: DecisionBook,
  rest: Rest,
): Promise<Rating[]> {
  const byReviewer = new Map<string, Uint8Array>();
  for (const [key, decisions] of book.entries()) {
    for (const { reviewer, verdict } of decisions)
      for (const row of keys.rowsOf(key)) {
        const verdicts = byReviewer.get(reviewer) ?? new Uint8Array(rows);
        byReviewer.set(reviewer, verdicts);
        verdicts[row] = toNumber(verdict);
      }
    await rest();
  }
  return Array.from(byReviewer, ([reviewer, verdicts]) => ({
    rater: `reviewer:${reviewer}`,
    isReview: true,
    verdicts,
  }));
}

function toNumber(verdict: unknown): number {
  if (verdict === 'correct') return CORRECT;
  return verdict === 'incorrect' ? INCORRECT : NO_VERDICT;
}
