import { formatCount } from '../../core/format.ts';
import type { ImportReport } from '../../stores/runs.ts';
import classes from './import-report.module.css';

/** Where the ragged rows stand in the file, for whoever goes to mend it. */
export function RaggedList({
  ragged,
  count,
  columns,
}: {
  ragged: ImportReport['ragged'];
  /** All ragged rows; `ragged` holds the first of them. */
  count: number;
  columns: number;
}) {
  const shown =
    count > ragged.length ? `the first ${ragged.length} of ${formatCount(count)}` : count;
  return (
    <details className={classes.ragged}>
      <summary>Lines of the ragged rows ({shown})</summary>
      <ol>
        {ragged.map(({ row, line, cells }) => (
          <li key={row}>
            Line {formatCount(line)}: {cells} of {columns} cells,{' '}
            {cells < columns ? `${columns - cells} read as empty` : `${cells - columns} left out`}
          </li>
        ))}
      </ol>
    </details>
  );
}
