import { Button } from '@mantine/core';
import { openSample } from '../../stores/runs.ts';
import { EmptyState } from './empty-state.tsx';
import classes from './empty-state.module.css';
import { usePickFiles } from './pick-files.ts';

/** What a screen shows while there is no file to speak of. */
export function NothingLoaded() {
  const pickFiles = usePickFiles();
  return (
    <EmptyState
      title="No file is loaded"
      action={
        <div className={classes.actions}>
          <Button size="xs" onClick={pickFiles}>
            Choose CSV files
          </Button>
          <Button size="xs" variant="default" onClick={() => void openSample()}>
            Try the sample
          </Button>
          <a href="#/">Go to the start screen</a>
        </div>
      }
    >
      Drop a CSV on the page, choose one, or try the sample: this screen then shows it.
    </EmptyState>
  );
}
