import { BUCKETS, type Bucket } from '../../core/model.ts';
import { SCORERS, type ScorerId } from '../../core/scorers/scorers.ts';
import type { Flips, Shift } from '../../core/what-if/tally.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { TableScroll } from '../parts/table-scroll.tsx';
import { AccuracyCell } from './accuracy-cell.tsx';
import { FlipCount } from './flip-count.tsx';

/** Where flips lead: to the rows whose verdict changes that way. */
export type HrefOfFlips = (scorer: ScorerId, flip: 'up' | 'down', bucket?: Bucket) => string;

interface Props {
  label: string;
  /** One for each scorer. */
  shifts: readonly Shift[];
  hrefOf: HrefOfFlips;
}

/** Accuracy before and after, and the verdicts that flip each way, per scorer and bucket. */
export function ShiftTable({ label, shifts, hrefOf }: Props) {
  return (
    <TableScroll label={label}>
      <table className={tableClasses.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Scorer</th>
            <th scope="col">To the letter</th>
            <th scope="col">What if</th>
            <th scope="col">To correct</th>
            <th scope="col">To incorrect</th>
            {BUCKETS.map((bucket) => (
              <th key={bucket} scope="col">
                <BucketBadge bucket={bucket} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <tr key={shift.scorer}>
              <th scope="row">{SCORERS.find(({ id }) => id === shift.scorer)?.name}</th>
              <AccuracyCell figure={shift.before} rows={shift.rows} />
              <AccuracyCell figure={shift.after} rows={shift.rows} />
              <td>
                <FlipCount count={shift.up} sign="+" href={hrefOf(shift.scorer, 'up')} />
              </td>
              <td>
                <FlipCount count={shift.down} sign="−" href={hrefOf(shift.scorer, 'down')} />
              </td>
              {BUCKETS.map((bucket) => (
                <td key={bucket}>
                  <BucketFlips
                    flips={shift.buckets[bucket]}
                    hrefOf={(flip) => hrefOf(shift.scorer, flip, bucket)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function BucketFlips({
  flips: { up, down },
  hrefOf,
}: {
  flips: Flips;
  hrefOf: (flip: 'up' | 'down') => string;
}) {
  if (up === 0 && down === 0) return <span>0</span>;
  return (
    <>
      {up > 0 && <FlipCount count={up} sign="+" href={hrefOf('up')} />}
      {up > 0 && down > 0 && ' '}
      {down > 0 && <FlipCount count={down} sign="−" href={hrefOf('down')} />}
    </>
  );
}
