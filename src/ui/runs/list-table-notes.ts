import { countOf, formatCount } from '../../core/format.ts';
import type { Measure } from '../../core/runs/measures.ts';
import type { RunsReport } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import { sayGoldens } from '../parts/say-goldens.ts';

const LACKING: Record<'judge' | 'review', string> = {
  judge: 'no row was judged',
  review: 'no drawn row was reviewed',
};

/** What must be said beside the figures: over what they are where it is not all rows, and what is switched on. */
export function listTableNotes(
  { runs }: Pick<RunsReport, 'runs'>,
  listed: readonly LabelledRun[],
  measure: Measure,
): string[] {
  const nameOf = (key: string) => listed.find(({ run }) => run.key === key)?.name ?? '';
  const bases = runs.flatMap(({ run, rows, measures }) => {
    const found = measures[measure];
    const name = nameOf(run);
    if (!found)
      return measure === 'judge' || measure === 'review' ? `${name}: ${LACKING[measure]}.` : [];
    if (found.basis === 'estimate')
      return `${name}: estimated from ${formatCount(found.scored)} of ${countOf(rows, 'row')}.`;
    if (found.basis === 'judged')
      return `${name}: over the ${formatCount(found.scored)} judged of ${countOf(rows, 'row')} alone, which were not drawn from all.`;
    return [];
  });
  const goldens = listed.flatMap(({ run, name }) =>
    run.goldens ? `${name}: ${sayGoldens(run.goldens)}` : [],
  );
  const patches = listed.flatMap(({ run, name }) =>
    run.patch
      ? `${name}: ${countOf(run.patch.rows, 'golden answer')} replaced by ${run.patch.name}.`
      : [],
  );
  return [...bases, ...sayStarless(runs, measure), ...goldens, ...patches];
}

/** Why no run is marked as the best, where rows without a verdict keep runs from being tested against one another. */
function sayStarless(runs: RunsReport['runs'], measure: Measure): string[] {
  if (measure !== 'judge' && measure !== 'review') return [];
  const taking = runs.filter(({ measures }) => measures[measure]);
  const isPartial = taking.some(({ rows, measures }) => (measures[measure]?.scored ?? 0) < rows);
  return taking.length > 1 && isPartial ? [STARLESS] : [];
}

const STARLESS =
  'A star needs a verdict of both runs on every row that they share: where one is lacking no run is called the best, as the rows without may differ from the others.';
