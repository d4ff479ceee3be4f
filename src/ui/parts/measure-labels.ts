import type { Measure } from '../../core/runs/measures.ts';

/** How each measure of a run is named. */
export const MEASURE_LABELS: Record<Measure, string> = {
  exact: 'Exact substring',
  overlap: 'Word overlap',
  judge: 'Judge',
  review: 'Reviewed',
};
