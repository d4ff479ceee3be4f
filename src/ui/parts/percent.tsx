import { VisuallyHidden } from '@mantine/core';
import { countOf, formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import { accuracy } from '../../core/summary.ts';
import classes from './percent.module.css';

/**
 * Correct rows in percent, with Wilson's 95% interval unless `interval` is false, and, on hover and
 * for screen readers, of how many rows. No rows is said as such, never as 0.
 */
export function Percent({
  correct,
  rows,
  interval = true,
}: {
  correct: number;
  rows: number;
  interval?: boolean;
}) {
  const percent = accuracy(correct, rows);
  const bounds = wilsonInterval(correct, rows);
  if (percent === undefined || !bounds) return <span className={classes.percent}>no rows</span>;
  const counts = `${formatCount(correct)} of ${countOf(rows, 'row')}`;
  return (
    <span className={classes.percent} title={interval ? `${counts}; Wilson 95% interval` : counts}>
      {formatPercent(percent)}
      {interval && (
        <span className={classes.interval}>
          {' '}
          <VisuallyHidden>95% interval </VisuallyHidden>
          {formatInterval(bounds)}
        </span>
      )}
      <VisuallyHidden>, {counts}</VisuallyHidden>
    </span>
  );
}
