import '@mantine/core/styles/Input.layer.css';
import { lazy, Suspense, useEffect } from 'react';
import { showRag, useRag } from '../../stores/rag.ts';
import type { RowFilter, RowId, RowSort } from '../../stores/rows.ts';
import { useRuns, type Run } from '../../stores/runs.ts';
import { chooseRun } from '../parts/choose-run.ts';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { RunSelect } from '../parts/run-select.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { routeHref, useRoute } from '../route.ts';
import { CheckPanel } from './check-panel.tsx';
import { LengthPanel } from './length-panel.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { SourcesPanel } from './sources-panel.tsx';
import { WorkNote } from './work-note.tsx';
import classes from './rag.module.css';

const JudgeTasksPanel = lazy(() => import('./judge-tasks-panel.tsx'));

/** Where a figure leads: to the rows that it counts, or to one of them. */
export type HrefOf = (filter: RowFilter, to?: { sort?: RowSort; row?: RowId }) => string;

/** Answers of a retrieval system: what their sources carry, how long they are, what they are worth. */
export default function Rag() {
  const [route, patchRoute] = useRoute();
  const runs = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const run = chooseRun(route.filter, runs);
  return (
    <>
      <ScreenHeading title="RAG" hidden />
      {!run && !isLoading && <NothingLoaded />}
      {run && runs.length > 1 && (
        <div className={classes.choice}>
          <RunSelect
            runs={runs}
            run={run}
            description="Figures are of one run."
            onChoose={(key) => patchRoute({ filter: { runs: [key] } })}
          />
        </div>
      )}
      {run && <RagOf run={run} />}
    </>
  );
}

function RagOf({ run }: { run: Run }) {
  const [route] = useRoute();
  const report = useRag((state) => (state.report?.run === run.key ? state.report : undefined));
  useEffect(() => void showRag(run), [run]);
  const hrefOf: HrefOf = (filter, to) =>
    routeHref({
      ...route,
      screen: 'explorer',
      filter: { ...filter, runs: [run.key] },
      sort: to?.sort ?? { column: 'row', descending: false },
      row: to?.row,
      columns: [],
    });
  return (
    <div className={classes.screen}>
      <WorkNote run={run} />
      {report && (
        <>
          <SourcesPanel run={run} report={report} hrefOf={hrefOf} />
          <LengthPanel run={run} report={report} hrefOf={hrefOf} />
          <RatingPanel run={run} report={report} hrefOf={hrefOf} />
          <CheckPanel report={report} hrefOf={hrefOf} />
        </>
      )}
      <SettingsPanel run={run} />
      <Suspense>
        <JudgeTasksPanel run={run} />
      </Suspense>
    </div>
  );
}
