import { Button } from '@mantine/core';
import { countOf, formatCount } from '../../core/format.ts';
import type { RelaxationId } from '../../core/what-if/relaxations.ts';
import type { Shift } from '../../core/what-if/tally.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { showWhatIf, stopWhatIf, useWhatIf } from '../../stores/what-if.ts';
import { Panel } from '../parts/panel.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { sayRelaxations } from '../parts/say-comparison.ts';
import { routeHref, useRoute } from '../route.ts';
import { DomainShifts } from './domain-shifts.tsx';
import { type HrefOfFlips, ShiftTable } from './shift-table.tsx';
import classes from './what-if.module.css';

interface Props {
  runs: Run[];
  relaxations: RelaxationId[];
}

/** What the chosen relaxations together come to, over all of these runs and for each of several. */
export function WhatIfResult({ runs, relaxations }: Props) {
  const { value: report, pending, rows, problem } = useWhatIf();
  const hrefOfFlips = useHrefOfFlips(relaxations);
  const total = runs.reduce((sum, run) => sum + run.report.rows, 0);
  // Of another choice of runs or relaxations nothing is shown.
  const isShown =
    report?.relaxations.join() === relaxations.join() &&
    report.runs.every(({ run }, place) => runs[place]?.key === run);
  const counted = isShown ? (report.all[0]?.rows ?? 0) : 0;
  const said = `${formatCount(Math.min(rows, total))} of ${countOf(total, 'row')}`;
  return (
    <Panel
      title={`If: ${sayRelaxations(relaxations)}`}
      description={`${countOf(total, 'row')}${counted === total ? ', none left out' : ''}. Each count leads to its rows; buckets are those to the letter. Wilson 95% intervals.`}
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
      {!pending && (problem ?? counted < total) && (
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
          {counted < total && (
            <p className={classes.note}>
              So far: the first {formatCount(counted)} of {countOf(total, 'row')}.
            </p>
          )}
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
          <DomainShifts report={report} hrefOf={(domain) => hrefOfFlips({ domains: [domain] })} />
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
  const hrefOfFlips = useHrefOfFlips(relaxations);
  return (
    <>
      {run !== undefined && (
        <h3 className={classes.subtitle} dir="auto">
          {name}
        </h3>
      )}
      <ShiftTable
        label={`What if, ${name}`}
        shifts={shifts}
        hrefOf={hrefOfFlips(run === undefined ? {} : { runs: [run] })}
      />
    </>
  );
}

/** Links to the rows that flip, in the runs that the screen speaks of or in part of them. */
function useHrefOfFlips(relaxations: RelaxationId[]): (part: RowFilter) => HrefOfFlips {
  const [route] = useRoute();
  const { runs } = route.filter;
  return (part) => (scorer, direction, bucket) =>
    routeHref({
      ...route,
      screen: 'explorer',
      filter: {
        ...(runs && { runs }),
        ...part,
        ...(bucket && { buckets: [bucket] }),
        whatIf: { relaxations, scorer, direction },
      },
      row: undefined,
    });
}
