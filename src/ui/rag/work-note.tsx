import { Button } from '@mantine/core';
import { countOf, formatCount } from '../../core/format.ts';
import { showRag, stopRag, useRag } from '../../stores/rag.ts';
import type { Run } from '../../stores/runs.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import classes from './rag.module.css';

/** How far the figures are, or why there are none. */
export function WorkNote({ run }: { run: Run }) {
  const working = useRag((state) => state.working);
  const problem = useRag((state) => state.problem);
  const hasReport = useRag((state) => state.report?.run === run.key);
  const { rows } = run.report;
  if (working?.run === run.key) {
    const said = `${formatCount(working.rows)} of ${countOf(rows, 'row')}`;
    return (
      <div className={classes.working}>
        <output>
          {working.rows < rows ? `Finding sources and lengths: ${said}` : 'Adding up …'}
        </output>
        <ProgressBar
          label="Finding sources and lengths"
          said={said}
          value={working.rows}
          max={rows}
        />
        <Button size="compact-sm" variant="default" onClick={stopRag}>
          Stop
        </Button>
      </div>
    );
  }
  if (problem && problem.code !== 'cancelled')
    return (
      <p role="alert" className={classes.problem}>
        {problem.message}
      </p>
    );
  if (hasReport) return null;
  return (
    <div className={classes.working}>
      <span>The figures are not found yet.</span>
      <Button size="compact-sm" variant="default" onClick={() => void showRag(run)}>
        Find them
      </Button>
    </div>
  );
}
