import { Button } from '@mantine/core';
import { countOf, formatCount } from '../../core/format.ts';
import { type Answer, stopComparing } from '../../stores/compare.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import classes from './runs.module.css';

interface Props {
  /** What is being done. */
  label: string;
  answer: Answer<unknown>;
  /** Rows to go through, of all runs. */
  total: number;
  /** Asks again after a stop. */
  onAgain: () => void;
}

/** How far an answer is, or why there is none; nothing once it is there. */
export function WorkLine({
  label,
  answer: { value, pending, rows, problem },
  total,
  onAgain,
}: Props) {
  // What is found at once is no work to speak of, and the figures before stay until then.
  if (pending && value !== undefined && rows === 0) return null;
  if (pending) {
    const said = `${formatCount(Math.min(rows, total))} of ${countOf(total, 'row')}`;
    return (
      <div className={classes.working}>
        <output>
          {label}: {said}
        </output>
        <ProgressBar label={label} said={said} value={rows} max={total} />
        <Button size="compact-sm" variant="default" onClick={stopComparing}>
          Stop
        </Button>
      </div>
    );
  }
  if (!problem && value !== undefined) return null;
  return (
    <div role="alert" className={classes.working}>
      <span>{problem ? problem.message : `${label}: stopped.`}</span>
      <Button size="compact-sm" variant="default" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}
