import { Button, VisuallyHidden } from '@mantine/core';
import type { ComponentType } from 'react';
import { countOf } from '../../core/format.ts';
import { readBaseURL, useJudge } from '../../stores/judge.ts';
import {
  downloadTask,
  isAsking,
  pauseTask,
  type RagAsking,
  type RagTask,
  resumeTask,
  startRagTask,
  stopTask,
  useRagTasks,
} from '../../stores/rag-tasks.ts';
import type { Run } from '../../stores/runs.ts';
import { focusMain } from '../parts/focus-main.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { showControls } from '../../core/text/show-controls.ts';
import { sayAsking, saySends } from './say-judge-task.ts';
import classes from './judge-tasks-panel.module.css';
import ragClasses from './rag.module.css';

interface Props<Summary> {
  task: RagTask;
  run: Run;
  /** The last one, of whatever run. */
  last: RagAsking<Summary> | undefined;
  title: string;
  sentence: string;
  /** The label of the button that begins it. */
  start: string;
  /** What a row has to have. */
  needs: string;
  /** What came of it. */
  Answers: ComponentType<{ summary: Summary }>;
}

/** One question to a model: what it would take, how far it is, and what came of it. */
export function JudgeTaskSection<Summary>(props: Props<Summary>) {
  const { task, run, last, title, sentence, start, needs, Answers } = props;
  const asking = last?.run === run ? last : undefined;
  const size = useRagTasks((state) => (state.run === run.key ? state.sizes[task] : undefined));
  const isBusy = useRagTasks(isAsking);
  const host = useHost();
  return (
    <section className={classes.task} aria-label={title}>
      <h3>{title}</h3>
      <p className={ragClasses.line}>{sentence}</p>
      {!size && !asking && <p className={ragClasses.none}>Counting rows and tokens …</p>}
      {size?.fit === 0 && <p className={ragClasses.none}>No row has {needs}.</p>}
      {size && size.fit > 0 && !isBusy && (
        <>
          <p className={ragClasses.note}>{saySends(task, size, host)}</p>
          <div className={classes.actions}>
            <Button size="compact-sm" onClick={() => void startRagTask(task, run)}>
              {start}
            </Button>
          </div>
        </>
      )}
      {asking && <AskingNow asking={asking} title={title} />}
      {asking?.summary && (
        <>
          <p className={ragClasses.line}>
            By <bdi>{asking.model}</bdi> at <bdi>{new URL(asking.baseURL).host}</bdi>:
          </p>
          <Answers summary={asking.summary} />
          <div className={classes.actions}>
            <Button size="compact-sm" variant="default" onClick={() => void downloadTask(task)}>
              Download {countOf(asking.rows, 'row')} as CSV
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function useHost(): string | undefined {
  const address = useJudge((state) => state.connection.baseURL);
  const read = readBaseURL(address);
  return 'baseURL' in read ? new URL(read.baseURL).host : undefined;
}

/** How far it is, and what went wrong. */
function AskingNow({ asking, title }: { asking: RagAsking<unknown>; title: string }) {
  const { status, progress, reason, failures, cutPrompts } = asking;
  const said = sayAsking(asking);
  const isActive = status === 'running' || status === 'paused';
  return (
    <>
      {isActive && (
        <ProgressBar
          label={`${title}: answers known`}
          said={said}
          value={progress?.done ?? 0}
          max={progress?.total ?? 0}
        />
      )}
      <p className={ragClasses.line}>{said}</p>
      {!isActive && <VisuallyHidden component="output">{said}</VisuallyHidden>}
      {reason !== undefined && (
        <p role="alert" className={ragClasses.problem}>
          {showControls(reason)}
        </p>
      )}
      {isActive && <AskingActions isPaused={status === 'paused'} />}
      {cutPrompts && (
        <p className={ragClasses.problem}>
          The server seems to have cut {countOf(cutPrompts.rows, 'prompt')} without a word: give the
          model a longer context. Those answers mean nothing.
        </p>
      )}
      {failures.length > 0 && (
        <ul className={classes.failures} aria-label="Without an answer, by what happened">
          {failures.map(({ state, reason: why, keys }) => (
            <li key={`${state} ${why}`}>
              {countOf(keys.length, 'request')} {state}
              {why !== '' && (
                <>
                  : <span dir="auto">{showControls(why)}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function AskingActions({ isPaused }: { isPaused: boolean }) {
  return (
    <div className={classes.actions}>
      {/* One button, so that it keeps the focus while it changes. */}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => (isPaused ? resumeTask() : pauseTask())}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          stopTask();
          focusMain();
        }}
      >
        Stop
      </Button>
    </div>
  );
}
