import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '../../core/format.ts';
import { findContextColumns } from '../../core/rag/context-columns.ts';
import { type RelaxationId, RELAXATIONS } from '../../core/what-if/relaxations.ts';
import { exportReport, stopReport, useReport } from '../../stores/export-report.ts';
import { type Run, useRuns } from '../../stores/runs.ts';
import { NumberField } from '../parts/number-field.tsx';
import { Panel } from '../parts/panel.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { sayFilter } from '../parts/say-filter.ts';
import { routeHref, useRoute } from '../route.ts';
import { useRemembered } from '../parts/use-remembered.ts';
import classes from './export.module.css';

/** Rows that are neither too few to judge by nor too many to print. */
const USUAL_ROWS = 20;
const MOST_ROWS = 500;

const LIMIT = {
  name: 'report.rows',
  usual: USUAL_ROWS,
  read: (text: string) => (/^\d{1,3}$/.test(text) ? Math.min(Number(text), MOST_ROWS) : undefined),
  write: String,
};

/** A report on the files of the filter: what is in it, which rows, and its progress. */
export function ReportExport() {
  const [route] = useRoute();
  const all = useRuns((state) => state.runs);
  const working = useReport((state) => state.working);
  const { filter, sort } = route;
  const runs = takeChosen(all, filter.runs);
  const hasContext = runs.some(({ columns, mapping }) => findContextColumns(columns, mapping));
  const [limit, setLimit] = useRemembered(LIMIT);
  const [rag, setRag] = useState<boolean>();
  const withRag = rag ?? hasContext;
  const [withWhatIfs, setWhatIfs] = useState(false);
  const [withPairs, setPairs] = useState(true);
  const hasTexts = runs.every(({ withoutTexts }) => !withoutTexts);
  const said = sayFilter(filter);
  const make = () =>
    void exportReport({
      runs: runs.map(({ key }) => key),
      rows: { filter, said, sort, limit },
      withRag,
      withPairs: withPairs && hasTexts,
      whatIfs: withWhatIfs && hasTexts ? listWhatIfs(route.relaxations) : [],
    });
  return (
    <Panel
      title="Report"
      description={`On ${sayRuns(runs)}: figures with their intervals, charts, reviews, agreement, judge, and how all of it was made, in words for a paper. One HTML file that opens from disk without network, and prints on A4.`}
    >
      <div className={classes.report}>
        <NumberField
          label="Rows to print in it"
          description={`The first of: ${said}`}
          value={limit}
          range={{ least: 0, most: MOST_ROWS }}
          onChange={(rows) => rows !== undefined && setLimit(rows)}
        />
        <a href={routeHref({ ...route, screen: 'explorer' })}>Choose others in the explorer</a>
        <Checkbox
          size="xs"
          label="With the figures of the RAG screen, by its settings"
          checked={withRag}
          onChange={({ currentTarget }) => setRag(currentTarget.checked)}
        />
        {hasTexts && (
          <Checkbox
            size="xs"
            label="With what each relaxation would change, and those of the What if screen together"
            checked={withWhatIfs}
            onChange={({ currentTarget }) => setWhatIfs(currentTarget.checked)}
          />
        )}
        {hasTexts && runs.length > 1 && (
          <Checkbox
            size="xs"
            label="With the runs compared in pairs"
            checked={withPairs}
            onChange={({ currentTarget }) => setPairs(currentTarget.checked)}
          />
        )}
        <Button
          leftSection={<FileText size={16} aria-hidden="true" />}
          disabled={working !== undefined}
          onClick={make}
        >
          Report
        </Button>
        {working && (
          <div className={classes.writing}>
            <ProgressBar
              label="Making the report"
              said={working.step}
              value={working.done}
              max={working.steps}
            />
            <span>{working.step}</span>
            <Button size="compact-sm" variant="default" onClick={stopReport}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Each relaxation alone, and several together where several are chosen. */
function listWhatIfs(chosen: RelaxationId[]): RelaxationId[][] {
  return [...RELAXATIONS.map(({ id }) => [id]), ...(chosen.length > 1 ? [chosen] : [])];
}

function takeChosen(runs: Run[], chosen: string[] | undefined): Run[] {
  const taken = runs.filter(({ key }) => chosen?.includes(key));
  return taken.length > 0 ? taken : runs;
}

function sayRuns(runs: Run[]): string {
  const [first] = runs;
  return first && runs.length === 1 ? first.name : countOf(runs.length, 'file');
}
