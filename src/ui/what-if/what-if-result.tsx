import { Button } from '@mantine/core';
import { memo, useDeferredValue } from 'react';
import { countOf, formatCount } from '../../core/format.ts';
import type { RelaxationId } from '../../core/what-if/relaxations.ts';
import type { Shift } from '../../core/what-if/tally.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { showWhatIf, stopWhatIf, useWhatIf, type WhatIfReport } from '../../stores/what-if.ts';
import { InTurn } from '../parts/in-turn.tsx';
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
  const value = useWhatIf((state) => state.value);
  const pending = useWhatIf((state) => state.pending);
  const problem = useWhatIf((state) => state.problem);
  const total = runs.reduce((sum, run) => sum + run.report.rows, 0);
  // Of another choice of runs or relaxations nothing is shown.
  const report =
    value?.relaxations.join() === relaxations.join() &&
    value.runs.every(({ run }, place) => runs[place]?.key === run)
      ? value
      : undefined;
  // What is counted so far comes faster than all of its tables are drawn.
  const drawn = useDeferredValue(report);
  const counted = countRows(report);
  const told = countRows(drawn);
  return (
    <Panel
      title={`If: ${sayRelaxations(relaxations)}`}
      description={`${countOf(total, 'row')}${told === total ? ', none left out' : ''}. Each count leads to its rows; buckets are those to the letter. Wilson 95% intervals.`}
    >
      {pending && <Scoring total={total} isFirst={!report} />}
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
      {report && drawn && (
        <>
          {told < total && (
            <p className={classes.note}>
              So far: the first {formatCount(told)} of {countOf(total, 'row')}.
            </p>
          )}
          <AllShifts report={drawn} runs={runs} relaxations={relaxations} />
        </>
      )}
    </Panel>
  );
}

function countRows(report: WhatIfReport | undefined): number {
  return report?.all[0]?.rows ?? 0;
}

/** How many rows are through, and the way to stop; nothing of a new count of what is shown until some are. */
function Scoring({ total, isFirst }: { total: number; isFirst: boolean }) {
  const rows = useWhatIf((state) => state.rows);
  if (rows === 0 && !isFirst) return null;
  const said = `${formatCount(Math.min(rows, total))} of ${countOf(total, 'row')}`;
  return (
    <div className={classes.working}>
      <output>Scoring anew: {said}</output>
      <ProgressBar label="Scoring anew" said={said} value={rows} max={total} />
      <Button size="compact-sm" variant="default" onClick={stopWhatIf}>
        Stop
      </Button>
    </div>
  );
}

interface AllProps extends Props {
  report: WhatIfReport;
}

const AllShifts = memo(function AllShifts({ report, runs, relaxations }: AllProps) {
  const hrefOfFlips = useHrefOfFlips(relaxations);
  return (
    <InTurn>
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
    </InTurn>
  );
});

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
