import { Button } from '@mantine/core';
import { countOf, formatCount } from '../../core/format.ts';
import type { RelaxationId } from '../../core/what-if/relaxations.ts';
import type { Shift } from '../../core/what-if/tally.ts';
import type { Run } from '../../stores/runs.ts';
import { showWhatIf, stopWhatIf, useWhatIf } from '../../stores/what-if.ts';
import { Panel } from '../parts/panel.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { sayRelaxations } from '../parts/say-comparison.ts';
import { routeHref, useRoute } from '../route.ts';
import { type HrefOfFlips, ShiftTable } from './shift-table.tsx';
import classes from './what-if.module.css';

interface Props {
  runs: Run[];
  relaxations: RelaxationId[];
}

/** What the chosen relaxations together come to, over all of these runs and for each of several. */
export function WhatIfResult({ runs, relaxations }: Props) {
  const { value: report, pending, rows, problem } = useWhatIf();
  const total = runs.reduce((sum, run) => sum + run.report.rows, 0);
  const isShown = report?.relaxations.join() === relaxations.join();
  const said = `${formatCount(Math.min(rows, total))} of ${countOf(total, 'row')}`;
  return (
    <Panel
      title={`If: ${sayRelaxations(relaxations)}`}
      description={`${countOf(total, 'row')}, none left out. Each count leads to its rows; buckets are those to the letter. Wilson 95% intervals.`}
    >
      {pending && (rows > 0 || !isShown) && (
        <div className={classes.working}>
          <output>Scoring anew: {said}</output>
          <ProgressBar label="Scoring anew" said={said} value={rows} max={total} />
          <Button size="compact-sm" variant="default" onClick={stopWhatIf}>
            Stop
          </Button>
        </div>
      )}
      {!pending && (problem ?? !isShown) && (
        <div role="alert" className={classes.working}>
          <span>{problem ? problem.message : 'Stopped.'}</span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              void showWhatIf(
                runs.map(({ key }) => key),
                relaxations,
              )
            }
          >
            Try again
          </Button>
        </div>
      )}
      {report && isShown && (
        <>
          <ShiftsOf name="All rows" shifts={report.all} relaxations={relaxations} />
          {report.runs.length > 1 &&
            report.runs.map(({ run: key, shifts }) => (
              <ShiftsOf
                key={key}
                run={key}
                name={runs.find((run) => run.key === key)?.name ?? ''}
                shifts={shifts}
                relaxations={relaxations}
              />
            ))}
        </>
      )}
    </Panel>
  );
}

interface ShiftsProps {
  name: string;
  /** Undefined for all that the screen speaks of. */
  run?: string;
  shifts: readonly Shift[];
  relaxations: RelaxationId[];
}

function ShiftsOf({ name, run, shifts, relaxations }: ShiftsProps) {
  const [route] = useRoute();
  const scope = run === undefined ? route.filter.runs : [run];
  const hrefOf: HrefOfFlips = (scorer, direction, bucket) =>
    routeHref({
      ...route,
      screen: 'explorer',
      filter: {
        ...(scope && { runs: scope }),
        ...(bucket && { buckets: [bucket] }),
        whatIf: { relaxations, scorer, direction },
      },
      row: undefined,
    });
  return (
    <>
      {run !== undefined && (
        <h3 className={classes.subtitle} dir="auto">
          {name}
        </h3>
      )}
      <ShiftTable label={`What if, ${name}`} shifts={shifts} hrefOf={hrefOf} />
    </>
  );
}
