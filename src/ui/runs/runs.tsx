import { Button } from '@mantine/core';
import { memo, useEffect, useMemo } from 'react';
import { stopComparing } from '../../stores/compare.ts';
import { listRuns, useRunGroups, type LabelledRun } from '../../stores/run-groups.ts';
import { useRuns } from '../../stores/runs.ts';
import { ChooseColumns } from '../parts/choose-columns.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { InTurn } from '../parts/in-turn.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { usePickFiles } from '../parts/pick-files.ts';
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
  const all = useMemo(() => listRuns(loaded, groups), [loaded, groups]);
  // What reads texts would refuse all of them for the sake of one.
  const listed = useMemo(() => all.filter(({ run }) => !run.withoutTexts), [all]);
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
      <WithoutTexts left={all.filter(({ run }) => run.withoutTexts)} />
      <InTurn>
        {listed.length > 0 && <TablePanel listed={listed} />}
        {listed.length > 1 && <PairPanel listed={listed} />}
        {listed.length > 1 && <QuestionsPanel listed={listed} />}
        {listed.length <= 1 && <OneRun listed={listed} />}
        <NamesPanel listed={all} />
        {listed.length > 0 && <GoldensPanel listed={listed} />}
        {listed.length > 0 && <SquadPanel listed={listed} />}
      </InTurn>
    </div>
  );
});

function OneRun({ listed }: { listed: readonly LabelledRun[] }) {
  return (
    <EmptyState
      title={listed.length === 1 ? 'One run is loaded' : 'No run has its texts here'}
      action={<MoreRuns listed={listed} />}
    >
      Add a CSV of another model or language to compare the two, or map a column of models,
      languages or further responses.
    </EmptyState>
  );
}

function MoreRuns({ listed }: { listed: readonly LabelledRun[] }) {
  const pickFiles = usePickFiles();
  return (
    <>
      <Button size="compact-sm" onClick={pickFiles}>
        Add a CSV
      </Button>
      {listed.map(({ run }) => (
        <ChooseColumns key={run.key} run={run} />
      ))}
    </>
  );
}

/** Runs that a project brought without texts, by which runs are joined. */
function WithoutTexts({ left }: { left: readonly LabelledRun[] }) {
  if (left.length === 0) return null;
  return (
    <p className={classes.note}>
      Not compared, being here without texts: <bdi>{left.map(({ name }) => name).join(', ')}</bdi>.
      Drop {left.length === 1 ? 'that file' : 'those files'} on the page to compare{' '}
      {left.length === 1 ? 'it' : 'them'} too.
    </p>
  );
}
