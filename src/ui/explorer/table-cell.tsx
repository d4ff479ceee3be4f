import type { TableRow } from '../../stores/rows.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { showControls } from '../../core/text/show-controls.ts';
import { readCell } from './list-columns.ts';
import type { ShownColumn } from './list-columns.ts';
import { findReasonKind } from './reason-groups.ts';
import classes from './row-table.module.css';

/** A cell of the table. A row that has not come from the worker yet is a grey bar. */
export function TableCell({ row, column }: { row: TableRow | undefined; column: ShownColumn }) {
  if (!row) return <span className={classes.waiting} />;
  if (column === 'reasons') return <ReasonCell row={row} />;
  if (column === 'bucket') return <BucketBadge bucket={row.bucket} short />;
  const text = readCell(row, column);
  if (column === 'judge' || column === 'review') return text;
  if (text === undefined) return <span className={classes.none}>no such column</span>;
  if (column === 'response' && row.blank) return <span className={classes.none}>blank</span>;
  if (text === '') return column === 'blank' ? null : <span className={classes.none}>empty</span>;
  return (
    <span className={classes.text} dir="auto">
      {showControls(text)}
    </span>
  );
}

function ReasonCell({ row }: { row: TableRow }) {
  return (
    <span className={classes.reasons} data-bucket={row.bucket}>
      {row.reasons.map(({ id, detail }, place) => (
        <span key={id}>
          {place > 0 && ' · '}
          {findReasonKind(id)?.name ?? id}
          {detail !== '' && (
            <>
              : <bdi>{showControls(detail)}</bdi>
            </>
          )}
        </span>
      ))}
    </span>
  );
}
