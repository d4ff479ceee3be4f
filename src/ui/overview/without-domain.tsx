import type { Run } from '../../stores/runs.ts';
import { ChooseColumns } from '../parts/choose-columns.tsx';
import classes from './overview.module.css';

/** Files whose rows are of no domain, as no column says of which, and what mends that. */
export function WithoutDomain({ runs }: { runs: readonly Run[] }) {
  return runs
    .filter(({ mapping, withoutTexts }) => mapping.domain === undefined && !withoutTexts)
    .map((run) => (
      <p key={run.key} className={classes.without}>
        <span>
          No column of <bdi>{run.name}</bdi> says of which domain a row is: all of them are one.
        </span>
        <ChooseColumns run={run} />
      </p>
    ));
}
