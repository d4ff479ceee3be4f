import { Button } from '@mantine/core';
import { countOf, formatCount } from '../../core/format.ts';
import { stopRag, useRag } from '../../stores/rag.ts';
import type { Run } from '../../stores/runs.ts';
import classes from './explorer.module.css';

/** That the sources of rows are being found, which filters and sorts wait for; or why they could not be. */
export function RagNote({ runs }: { runs: Run[] }) {
  const working = useRag((state) => state.working);
  const problem = useRag((state) => state.problem);
  const run = runs.find(({ key }) => key === working?.run);
  if (working && run)
    return (
      <div className={classes.working}>
        <output>
          Sources and lengths are being found: {formatCount(working.rows)} of{' '}
          {countOf(run.report.rows, 'row')}.
        </output>
        <Button size="compact-xs" variant="default" onClick={stopRag}>
          Stop
        </Button>
      </div>
    );
  if (!problem || problem.code === 'cancelled') return null;
  return (
    <p role="alert" className={classes.problem}>
      {problem.message}
    </p>
  );
}
