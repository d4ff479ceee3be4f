import type { Measure } from '../../core/runs/measures.ts';
import { gatherShares } from '../../core/runs/share.ts';
import type { RunsReport } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import type { KeyedLine } from './sort-lines.ts';

/** A line for each run of the report, in its order; one that the measure says nothing of has no figures. */
export function readLines(
  { runs, domains }: Pick<RunsReport, 'runs' | 'domains'>,
  listed: readonly (Pick<LabelledRun, 'name' | 'language' | 'model'> & { run: { key: string } })[],
  measure: Measure,
): KeyedLine[] {
  return runs.map(({ run: key, measures }) => {
    const label = listed.find(({ run }) => run.key === key);
    return {
      key,
      name: label?.name ?? '',
      language: label?.language ?? '',
      model: label?.model ?? '',
      shares:
        measures[measure]?.shares ??
        gatherShares(
          undefined,
          domains.map(() => undefined),
        ),
    };
  });
}
