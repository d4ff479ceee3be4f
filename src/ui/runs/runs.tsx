import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { stopComparing } from '../../stores/compare.ts';
import { type LabelledRun, listRuns, useRunGroups } from '../../stores/run-groups.ts';
import { useRuns } from '../../stores/runs.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { GoldensPanel } from './goldens-panel.tsx';
import { NamesPanel } from './names-panel.tsx';
import { PairPanel } from './pair-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { SquadPanel } from './squad-panel.tsx';
import { TablePanel } from './table-panel.tsx';
import classes from './runs.module.css';

/**
 * Models and languages side by side: by domain, two at a time, question by question. Drawn anew where the runs change;
 * parts that the address concerns read it themselves.
 */
export default memo(function Runs() {
  const loaded = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const groups = useRunGroups();
  useEffect(() => stopComparing, []);
  // The table first: what is below it is drawn in pieces once that stands.
  const isRest = useDeferredValue(true, false);
  const listed = useMemo(() => listRuns(loaded, groups), [loaded, groups]);
  if (loaded.length === 0)
    return (
      <>
        <ScreenHeading title="Runs" hidden />
        {!isLoading && <NothingLoaded />}
      </>
    );
  return (
    <div className={classes.screen}>
      <ScreenHeading title="Runs" hidden />
      <TablePanel listed={listed} />
      {isRest && <Rest listed={listed} />}
    </div>
  );
});

function Rest({ listed }: { listed: readonly LabelledRun[] }) {
  return (
    <>
      {listed.length > 1 ? (
        <>
          <PairPanel listed={listed} />
          <QuestionsPanel listed={listed} />
        </>
      ) : (
        <EmptyState title="One run is loaded">
          Add a CSV of another model or language to compare the two, or map a column of models,
          languages or further responses.
        </EmptyState>
      )}
      <NamesPanel listed={listed} />
      <GoldensPanel listed={listed} />
      <SquadPanel listed={listed} />
    </>
  );
}
