import { countOf } from '../../core/format.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import type { Run } from '../../stores/runs.ts';
import { listAssumptions, sayEstimate } from './say-estimate.ts';

/** What a copied table must say beside its figures: patches that are on, and what the review says. */
export function listNotes(
  runs: Pick<Run, 'name' | 'patch'>[],
  report: ReviewReport | undefined,
): string[] {
  const patches = runs.flatMap(({ name, patch }) =>
    patch ? `${sayPatch(patch)} in ${name}.` : [],
  );
  if (!report?.estimate || report.drawn === 0) return patches;
  const { estimate, drawn, rows } = report;
  return [
    ...patches,
    drawn === rows
      ? `Reviewed ${sayEstimate(estimate)}, all ${countOf(rows, 'row')} read.`
      : `Reviewed estimate ${sayEstimate(estimate)}, 95% interval, from ${countOf(drawn, 'drawn row')} of ${countOf(rows, 'row')}. ${listAssumptions(report).join(' ')}`.trim(),
  ];
}

/** `3 golden answers replaced by patch.csv`. */
export function sayPatch({ name, rows }: NonNullable<Run['patch']>): string {
  return `${countOf(rows, 'golden answer')} replaced by ${name}`;
}
