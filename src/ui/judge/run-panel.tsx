import { VisuallyHidden } from '@mantine/core';
import { useJudge, type Judging } from '../../stores/judge.ts';
import type { Run } from '../../stores/runs.ts';
import { Panel } from '../parts/panel.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { AlertLine } from './alert-line.tsx';
import { CutPromptsNote } from './cut-prompts-note.tsx';
import { DroppedNow, DroppedThen } from './dropped-list.tsx';
import { FailureList } from './failure-list.tsx';
import { RecordDetails } from './record-details.tsx';
import { RunActions } from './run-actions.tsx';
import { sayProgress, sayVerdicts } from './say-progress.ts';
import { sayStatus } from './say-status.ts';
import { sayTokens } from './say-cost.ts';
import { StateBar } from './state-bar.tsx';
import { useBusy } from './use-busy.ts';
import { useSpoken } from './use-spoken.ts';
import classes from './run-panel.module.css';

/** How far the judging of a run is, where every row of its scope stands, and what went wrong. */
export function RunPanel({ run }: { run: Run }) {
  const judging = useJudge((state) => state.judgings.get(run.key));
  if (!judging)
    return (
      <Panel title="Run">
        <p className={classes.quiet}>
          Nothing was judged of this file yet. Verdicts are kept in this browser as they come; a run
          that is cut off goes on where it stopped.
        </p>
      </Panel>
    );
  return <JudgingPanel judging={judging} />;
}

function JudgingPanel({ judging }: { judging: Judging }) {
  const { status, stopReason, tally, keys, failures, cutPrompts, record } = judging;
  const running = useJudge(({ judgingRun, running: now }) =>
    judgingRun === judging.run ? now : undefined,
  );
  const prices = useJudge((state) => state.prices);
  const server = useJudge((state) => state.connection.server);
  const isBusy = useBusy();
  const total = keys.length;
  const done = total - tally.waiting;
  const isActive = status === 'running' || status === 'paused';
  const progress = { ...NO_PACE, ...running, ...(!isActive && NO_TIME), total, done, tally };
  const said = sayProgress(progress);
  const spoken = useSpoken(`${said}. ${sayVerdicts(progress)}`);
  return (
    <Panel title="Run" description={sayStatus(judging)}>
      <ProgressBar label="Rows judged" said={said} value={done} max={total} />
      {running && <p className={classes.line}>{said}</p>}
      <p className={classes.line}>
        {sayVerdicts(progress)}
        {running && `. Used so far: ${sayTokens(running.usage, prices)}`}
      </p>
      {isActive && <VisuallyHidden component="output">{spoken}</VisuallyHidden>}
      {stopReason && <AlertLine message={stopReason.message} />}
      {isActive && running?.paused !== undefined && running.paused !== 'Paused.' && (
        <AlertLine message={`Paused by itself. ${running.paused}`} />
      )}
      {cutPrompts && <CutPromptsNote cut={cutPrompts} serverId={server} />}
      <RunActions judging={judging} isBusy={isBusy} />
      <StateBar tally={tally} total={total} />
      {running ? (
        <DroppedNow accepted={running.accepted} />
      ) : (
        <DroppedThen parameters={record.dropped} />
      )}
      <FailureList groups={failures} canRetry={!isBusy} />
      <RecordDetails record={record} />
    </Panel>
  );
}

const NO_TIME = { perMinute: undefined, left: undefined };
const NO_PACE = { fromCache: 0, requests: 0, ...NO_TIME };
