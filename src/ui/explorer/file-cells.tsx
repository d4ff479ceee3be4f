import { formatCount } from '../../core/format.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { LongText } from '../parts/long-text.tsx';
import classes from './row-pane.module.css';

/** Where a row stands in its file, and what the file's other columns say of it. */
export function FileCells({ detail }: { detail: RowDetail }) {
  return (
    <>
      <h2>In the file</h2>
      <dl className={classes.others}>
        <dt>Place</dt>
        <dd>
          row {formatCount(detail.row + 1)} of <bdi>{detail.runName}</bdi>
        </dd>
        <dt>Domain</dt>
        <dd dir="auto">{detail.domain}</dd>
        {detail.others.map(({ column, text }) => (
          <OtherColumn key={column} column={column} text={text} />
        ))}
      </dl>
    </>
  );
}

function OtherColumn({ column, text }: { column: string; text: string }) {
  return (
    <>
      <dt dir="auto">{column}</dt>
      <dd>
        {text === '' ? <span className={classes.none}>empty</span> : <LongText text={text} />}
      </dd>
    </>
  );
}
