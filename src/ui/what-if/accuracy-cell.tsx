import { formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import type { Shift } from '../../core/what-if/tally.ts';
import tableClasses from '../parts/accuracy-table.module.css';

/** An accuracy with its interval; what it counts shows on hovering. */
export function AccuracyCell({ figure, rows }: { figure: Shift['before']; rows: number }) {
  const { correct, percent, interval } = figure;
  return (
    <td title={`${formatCount(correct)} of ${formatCount(rows)} rows; Wilson 95% interval`}>
      <b>{percent === undefined ? '–' : formatPercent(percent)}</b>{' '}
      <span className={tableClasses.interval}>{interval && formatInterval(interval)}</span>
    </td>
  );
}
