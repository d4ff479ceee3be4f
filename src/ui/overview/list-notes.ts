import { countOf } from '../../core/format.ts';
import { listAssumptions, sayEstimate } from '../../core/review/say-estimate.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import type { Run } from '../../stores/runs.ts';
import { sayGoldens } from '../parts/say-goldens.ts';

/** What a copied table must say beside its figures: patches and several golden answers that are on, and what the review says. */
export function listNotes(
  runs: Pick<Run, 'name' | 'patch' | 'goldens'>[],
  report: ReviewReport | undefined,
): string[] {
  const changes = runs.flatMap(({ name, patch, goldens }) => [
    ...(patch ? [`${sayPatch(patch)} in ${name}.`] : []),
    ...(goldens ? [`${name}: ${sayGoldens(goldens)}`] : []),
  ]);
  if (!report?.estimate || report.drawn === 0) return changes;
  const { estimate, drawn, rows } = report;
  return [
    ...changes,
    drawn === rows
      ? `Reviewed ${sayEstimate(estimate)}, all ${countOf(rows, 'row')} read.`
      : `Reviewed estimate ${sayEstimate(estimate)}, 95% interval, from ${countOf(drawn, 'drawn row')} of ${countOf(rows, 'row')}. ${listAssumptions(report).join(' ')}`.trim(),
  ];
}

/** `3 golden answers replaced by patch.csv`. */
export function sayPatch({ name, rows }: NonNullable<Run['patch']>): string {
  return `${countOf(rows, 'golden answer')} replaced by ${name}`;
}
