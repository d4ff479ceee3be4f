import { formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import type { RagSummaries } from '../../stores/rag-tasks.ts';
import classes from '../parts/accuracy-table.module.css';
import { TableScroll } from '../parts/table-scroll.tsx';

/** How many responses have their ideal length, by what that is. */
export function JudgeTaskLength({ summary }: { summary: RagSummaries['length'] }) {
  return (
    <TableScroll label="Responses that have their ideal length">
      <table className={classes.table} aria-label="Responses that have their ideal length">
        <thead>
          <tr>
            <th scope="col">Ideal length</th>
            <th scope="col">Rows</th>
            <th scope="col">Have it</th>
            <th scope="col">Have it not</th>
            <th scope="col">of these blank</th>
            <th scope="col">Left out, no answer</th>
            <th scope="col" colSpan={2}>
              Share of those answered
            </th>
          </tr>
        </thead>
        <tbody>
          {summary.map(({ ideal, rows, fits, doesNotFit, blank, leftOut, percent, interval }) => (
            <tr key={ideal ?? 'both'} data-combined={ideal === undefined}>
              <th scope="row">{ideal ?? 'Combined'}</th>
              <td>{formatCount(rows)}</td>
              <td>{formatCount(fits)}</td>
              <td>{formatCount(doesNotFit)}</td>
              <td>{formatCount(blank)}</td>
              <td>{formatCount(leftOut)}</td>
              <td className={classes.score}>
                {percent === undefined ? '–' : formatPercent(percent)}
              </td>
              <td className={classes.interval}>{interval && formatInterval(interval)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
