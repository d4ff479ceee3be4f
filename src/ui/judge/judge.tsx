import { countOf } from '../../core/format.ts';
import '@mantine/core/styles/Input.layer.css';
import { useEffect } from 'react';
import { showJudging, useJudge } from '../../stores/judge.ts';
import { usePrepared } from '../../stores/prepared.ts';
import { useRuns, type Run } from '../../stores/runs.ts';
import { chooseRun } from '../parts/choose-run.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { useRoute } from '../route.ts';
import { BatchPanel } from './batch-panel.tsx';
import { EndpointPanel } from './endpoint-panel.tsx';
import { JudgeMessages } from './judge-messages.tsx';
import { JudgedRows } from './judged-rows.tsx';
import { PromptPanel } from './prompt-panel.tsx';
import { RunPanel } from './run-panel.tsx';
import { ScopePanel } from './scope-panel.tsx';
import { WhatItSays } from './what-it-says.tsx';
import classes from './judge.module.css';

/** Has a model judge rows through the user's own endpoint, and says how far it agrees with everyone else. */
export default function Judge() {
  const [route] = useRoute();
  const runs = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const run = chooseRun(route.filter, runs);
  return (
    <>
      <ScreenHeading title="Judge" hidden />
      {run && <JudgeOf run={run} />}
      {!run && !isLoading && <NothingLoaded />}
    </>
  );
}

function JudgeOf({ run }: { run: Run }) {
  const isPrepared = usePrepared((state) => state.prepared.has(run.key));
  const soFar = usePrepared((state) => state.progress.get(run.key));
  const isShown = useJudge((state) => state.run === run.key);
  const latest = useJudge(({ latest: rows, judgingRun }) => judgingRun === run.key && rows);
  useEffect(() => {
    if (isPrepared) void showJudging(run.key);
  }, [run.key, isPrepared]);
  if (!isPrepared)
    return (
      <EmptyState title="Getting rows ready to judge …">
        {soFar !== undefined && `${countOf(soFar, 'row')} so far.`}
      </EmptyState>
    );
  if (!isShown) return null;
  return (
    <div className={classes.screen}>
      <JudgeMessages />
      <div className={classes.settings}>
        <EndpointPanel />
        <PromptPanel />
      </div>
      <div className={classes.work}>
        <ScopePanel run={run} />
        <RunPanel run={run} />
      </div>
      {latest && latest.length > 0 && <JudgedRows rows={latest} />}
      <WhatItSays run={run} />
      <BatchPanel />
    </div>
  );
}
