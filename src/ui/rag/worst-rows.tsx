import type { CheckedRow } from '../../core/rag/check-metric.ts';
import type { SortColumn } from '../../stores/rows.ts';
import type { HrefOf } from './rag.tsx';
import classes from './rag.module.css';

const SHOWN = 10;

interface Props {
  title: string;
  run: string;
  rows: readonly CheckedRow[];
  sort: SortColumn;
  hrefOf: HrefOf;
}

/** The rows that are farthest from their label; each opens in the explorer, in that order. */
export function WorstRows({ title, run, rows, sort, hrefOf }: Props) {
  const order = { column: sort, descending: true };
  return (
    <div>
      <h3 className={classes.subtitle}>{title}</h3>
      {rows.length === 0 && <p className={classes.none}>No row differs from its label.</p>}
      <ol className={classes.facts}>
        {rows.slice(0, SHOWN).map(({ row, expected, score }) => (
          <li key={row}>
            <a href={hrefOf({}, { sort: order, row: { run, row } })}>Row {row + 1}</a>:{' '}
            {score.toFixed(2)}, expected {expected}
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <p className={classes.line}>
          <a href={hrefOf({}, { sort: order })}>All rows in this order</a>
        </p>
      )}
    </div>
  );
}
