import type { Decision } from '../core/review/decision.ts';
import type { DecisionBook } from './decision-book.ts';
import type { LoadedRun } from './loaded-run.ts';
import { type Rest, visitRows } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';
import { hasChoice } from './review-marks.ts';

/** Rows whose golden answer was called wrong and another one proposed, with the newest proposal of each. */
export async function listProposals(
  { table }: LoadedRun,
  { keys, marks }: PreparedRows,
  book: DecisionBook,
  rest: Rest,
): Promise<{ row: number; answer: string }[]> {
  const proposals: { row: number; answer: string }[] = [];
  await visitRows(table.rows, rest, (row) => {
    if (!hasChoice(marks.choices[row] ?? 0, 'golden_wrong')) return;
    const [newest] = book
      .of(keys.keyOf(row))
      .filter(isProposal)
      .sort((a, b) => Date.parse(b.reviewedAt) - Date.parse(a.reviewedAt));
    if (newest) proposals.push({ row, answer: newest.proposedAnswer });
  });
  return proposals;
}

/** Whether a decision proposes another golden answer. */
export function isProposal({ goldenWrong, proposedAnswer }: Decision): boolean {
  return goldenWrong && proposedAnswer !== '';
}
