import { countOf } from '../../core/format.ts';
import { Button } from '@mantine/core';
import {
  forgetJudging,
  pause,
  resume,
  resumeStored,
  stop,
  type Judging,
} from '../../stores/judge.ts';
import { focusMain } from '../parts/focus-main.ts';
import { VerbButton } from './verb-button.tsx';
import classes from './run-panel.module.css';

/** What can be done with a run as it stands: pause and stop, go on, forget. */
export function RunActions({ judging, isBusy }: { judging: Judging; isBusy: boolean }) {
  const { run, status, tally, record } = judging;
  if (status === 'running' || status === 'paused')
    return (
      <div className={classes.actions}>
        {/* One button, so that it keeps the focus while it changes. */}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => (status === 'paused' ? resume() : pause())}
        >
          {status === 'paused' ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            stop();
            focusMain();
          }}
        >
          Stop
        </Button>
      </div>
    );
  return (
    <div className={classes.actions}>
      {tally.waiting > 0 && (
        <VerbButton
          size="compact-sm"
          variant="filled"
          isReady={!isBusy}
          onPress={() => {
            void resumeStored();
            focusMain();
          }}
        >
          Go on with {countOf(tally.waiting, 'waiting row')}
        </VerbButton>
      )}
      {tally.waiting > 0 && (
        <span className={classes.quiet}>
          by its own settings: <bdi>{record.model}</bdi> at <bdi>{record.base_url}</bdi>
        </span>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        onClick={() => {
          void forgetJudging(run);
          focusMain();
        }}
      >
        Forget these verdicts
      </Button>
    </div>
  );
}
