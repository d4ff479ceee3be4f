import type { Decision } from '../../core/review/decision.ts';

/** Everyone who gave a verdict, and whoever reviews now, most verdicts first. */
export function listReviewers(
  decisions: Iterable<Pick<Decision, 'reviewer' | 'verdict'>>,
  now: string,
): { name: string; verdicts: number }[] {
  const counts = new Map([[now, 0]]);
  for (const { reviewer, verdict } of decisions)
    if (verdict) counts.set(reviewer, (counts.get(reviewer) ?? 0) + 1);
  return Array.from(counts, ([name, verdicts]) => ({ name, verdicts })).sort(
    (a, b) => b.verdicts - a.verdicts,
  );
}
