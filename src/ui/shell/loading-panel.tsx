import { Button } from '@mantine/core';
import { countOf } from '../../core/format.ts';
import { cancelLoad, useRuns, type LoadingFile } from '../../stores/runs.ts';
import { focusMain } from '../parts/focus-main.ts';
import { formatBytes } from '../parts/format-bytes.ts';
import { Panel } from '../parts/panel.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import classes from './loading-panel.module.css';
import { RunningTally } from './running-tally.tsx';

/** Files on their way: how far each is, what was found so far, and a way out. */
export function LoadingPanel() {
  const loading = useRuns((state) => state.loading);
  const asked = useRuns((state) => state.question !== undefined);
  if (loading.length === 0) return null;
  return (
    <Panel title={loading.length === 1 ? 'Reading a file' : `Reading ${loading.length} files`}>
      <ol className={classes.files}>
        {loading.map((file, place) => (
          <li key={file.job}>
            <FileProgress file={file} state={place > 0 ? 'waits' : asked ? 'asks' : 'reads'} />
            {file.progress && <RunningTally progress={file.progress} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function FileProgress({ file, state }: { file: LoadingFile; state: 'waits' | 'asks' | 'reads' }) {
  const { name, progress, totalBytes } = file;
  const said = progress
    ? `${formatBytes(progress.bytes)} of ${formatBytes(totalBytes)}, ${countOf(progress.rows, 'row')}`
    : `${formatBytes(totalBytes)}, ${STATES[state]}`;
  return (
    <div className={classes.file}>
      <b className={classes.name} dir="auto">
        {name}
      </b>
      <span className={classes.said}>{said}</span>
      <ProgressBar
        label={`Reading ${name}`}
        said={said}
        value={progress?.bytes ?? 0}
        max={totalBytes}
      />
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Cancel ${name}`}
        onClick={() => {
          cancelLoad(file.job);
          focusMain();
        }}
      >
        Cancel
      </Button>
    </div>
  );
}

const STATES = {
  waits: 'waits for its turn',
  asks: 'waits for its columns',
  reads: 'about to be read',
};
