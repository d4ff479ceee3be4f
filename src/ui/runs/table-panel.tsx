import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { memo, useEffect } from 'react';
import type { Measure } from '../../core/runs/measures.ts';
import { runsTable } from '../../core/runs/runs-table.ts';
import { type RunsReport, showRunsTable, useCompare } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { bucketsThatPass } from '../parts/buckets-that-pass.ts';
import { CopyButtons } from '../parts/copy-buttons.tsx';
import { MEASURE_LABELS } from '../parts/measure-labels.ts';
import { Panel } from '../parts/panel.tsx';
import { type Route, routeHref, useRoute } from '../route.ts';
import { listTableNotes } from './list-table-notes.ts';
import { MeasureSelect } from './measure-select.tsx';
import { readLines } from './read-lines.ts';
import { RunTable } from './run-table.tsx';
import { type Grouping, GROUPINGS } from './sort-lines.ts';
import { sumRows } from './sum-rows.ts';
import { oneOf, useRemembered } from '../parts/use-remembered.ts';
import { WorkLine } from './work-line.tsx';
import classes from './runs.module.css';

const GROUPING_LABELS: Record<Grouping, string> = {
  none: 'not at all',
  language: 'by language',
  model: 'by model',
};

const GROUPING = oneOf('runs.grouping', GROUPINGS, 'none');

/** Runs × domains by one measure, to be read, sorted and copied. */
export function TablePanel({ listed }: { listed: readonly LabelledRun[] }) {
  const [route] = useRoute();
  const [grouping, setGrouping] = useRemembered(GROUPING);
  const answer = useCompare((state) => state.table);
  const ask = () => void showRunsTable(listed.map(({ run }) => run.key));
  // The runs and not their keys: one with other golden answers has other figures.
  useEffect(() => void showRunsTable(listed.map(({ run }) => run.key)), [listed]);
  return (
    <Panel title="Runs by domain" description={TABLE_NOTE}>
      <div className={classes.controls}>
        <MeasureSelect />
        <NativeSelect
          size="xs"
          label="Group"
          value={grouping}
          data={GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setGrouping(GROUPINGS.find((one) => one === value) ?? 'none')
          }
        />
      </div>
      <WorkLine label="Comparing the runs" answer={answer} total={sumRows(listed)} onAgain={ask} />
      {answer.value && (
        <ReportTable report={answer.value} listed={listed} route={route} grouping={grouping} />
      )}
    </Panel>
  );
}

interface TableProps {
  report: RunsReport;
  listed: readonly LabelledRun[];
  route: Route;
  grouping: Grouping;
}

const ReportTable = memo(function ReportTable({ report, listed, route, grouping }: TableProps) {
  const measure = route.measure ?? 'exact';
  const lines = readLines(report, listed, measure);
  const notes = listTableNotes(report, listed, measure);
  const best = report.best[measure];
  const hrefOf = (run: string, domain?: string) => {
    const domains = domain === undefined ? {} : { domains: [domain] };
    const filter = { ...filterOfCorrect(measure), ...domains, runs: [run] };
    return routeHref({ ...route, screen: 'explorer', filter, row: undefined });
  };
  return (
    <>
      <RunTable
        label={`${MEASURE_LABELS[measure]} by run and domain`}
        lines={lines}
        domains={report.domains}
        best={best}
        grouping={grouping}
        hrefOf={hrefOf}
      />
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      <CopyButtons
        table={() => runsTable(MEASURE_LABELS[measure], report.domains, lines, best, notes)}
      />
    </>
  );
});

/** The rows that a measure counts as correct. */
function filterOfCorrect(measure: Measure): RowFilter {
  if (measure === 'judge') return { judge: ['correct'] };
  if (measure === 'review') return { review: ['correct'] };
  return { buckets: bucketsThatPass(measure) };
}

const TABLE_NOTE =
  'The micro-average counts each row alike, the macro-average each domain. 95% intervals below. A star: better than every other run on the questions that they share (McNemar’s mid-p below 0.05, Holm-corrected over all pairs of runs). A longer bar and a darker ground: a higher figure.';
