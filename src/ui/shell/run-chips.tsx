import { CloseButton } from '@mantine/core';
import { memo } from 'react';
import { countOf } from '../../core/format.ts';
import type { Run } from '../../stores/runs.ts';
import { focusMain } from '../parts/focus-main.ts';
import { closeRun } from '../use-linked-runs.ts';
import classes from './run-chips.module.css';

const SHOWN = 2;
const LIST_ID = 'loaded-files';

/** The loaded files: a chip each while they are few, one chip that opens a list where they are many. */
export function RunChips({ runs }: { runs: Run[] }) {
  if (runs.length <= SHOWN) return runs.map((run) => <RunChip key={run.key} run={run} />);
  const rows = runs.reduce((sum, run) => sum + run.report.rows, 0);
  return (
    <>
      <button type="button" className={classes.chip} popoverTarget={LIST_ID}>
        <b>{runs.length} files</b>&nbsp;· {countOf(rows, 'row')}
      </button>
      <div id={LIST_ID} popover="auto" className={classes.list}>
        {runs.map((run) => (
          <RunChip key={run.key} run={run} />
        ))}
      </div>
    </>
  );
}

const RunChip = memo(function RunChip({ run }: { run: Run }) {
  return (
    <span className={classes.chip}>
      <b className={classes.name} title={run.name} dir="auto">
        {run.name}
      </b>
      <span className={classes.rows}>· {countOf(run.report.rows, 'row')}</span>
      <CloseButton
        size="xs"
        aria-label={`Take ${run.name} off the page`}
        onClick={() => takeOff(run)}
      />
    </span>
  );
});

function takeOff({ key }: Run) {
  closeRun(key);
  // The button that had the focus is gone with its chip.
  focusMain();
}
