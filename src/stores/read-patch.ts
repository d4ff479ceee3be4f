import type { Decision } from '../core/review/decision.ts';
import type { Patch } from '../engine/run-types.ts';

/**
 * The golden answers of a patch file, by row key; of two for one row, the later line counts. Undefined where
 * the header has no `row_key` or no `proposed_answer`.
 */
export function readPatch(columns: string[], rows: string[][]): Patch['answers'] | undefined {
  const names = columns.map((name) => name.trim().toLowerCase());
  const [key, answer] = [names.indexOf('row_key'), names.indexOf('proposed_answer')];
  if (key < 0 || answer < 0) return undefined;
  const pairs = rows.map((row) => [row[key]?.trim().toLowerCase(), row[answer]] as const);
  return Object.fromEntries(pairs.filter(([rowKey, proposed]) => rowKey && proposed));
}

/** The golden answers that reviewers proposed, by row key; of two for one row, the newer one counts. */
export function proposedAnswers(decisions: Iterable<Decision>): Patch['answers'] {
  const proposals = [...decisions]
    .filter(({ goldenWrong, proposedAnswer }) => goldenWrong && proposedAnswer !== '')
    .sort((a, b) => (a.reviewedAt < b.reviewedAt ? -1 : 1));
  return Object.fromEntries(
    proposals.map(({ rowKey, proposedAnswer }) => [rowKey, proposedAnswer]),
  );
}
