import { VisuallyHidden } from '@mantine/core';
import { formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import { BUCKETS, type Bucket } from '../../core/model.ts';
import { SCORERS, type ScorerId } from '../../core/scorers/scorers.ts';
import type { Flips, Shift } from '../../core/what-if/tally.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { BucketBadge } from '../parts/bucket-badge.tsx';

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
    <div className={tableClasses.scroll}>
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
                <Count count={shift.up} sign="+" href={hrefOf(shift.scorer, 'up')} />
              </td>
              <td>
                <Count count={shift.down} sign="−" href={hrefOf(shift.scorer, 'down')} />
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
    </div>
  );
}

function AccuracyCell({ figure, rows }: { figure: Shift['before']; rows: number }) {
  const { correct, percent, interval } = figure;
  return (
    <td title={`${formatCount(correct)} of ${formatCount(rows)} rows; Wilson 95% interval`}>
      <b>{percent === undefined ? '–' : formatPercent(percent)}</b>{' '}
      <span className={tableClasses.interval}>{interval && formatInterval(interval)}</span>
    </td>
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
      {up > 0 && <Count count={up} sign="+" href={hrefOf('up')} />}
      {up > 0 && down > 0 && ' '}
      {down > 0 && <Count count={down} sign="−" href={hrefOf('down')} />}
    </>
  );
}

/** Flips in one direction, which lead to their rows; the sign says which way, without colour. */
function Count({ count, sign, href }: { count: number; sign: '+' | '−'; href: string }) {
  if (count === 0) return <>0</>;
  return (
    <a href={href}>
      {sign}
      {formatCount(count)}
      <VisuallyHidden component="span">
        {' '}
        {count === 1 ? 'row' : 'rows'} {sign === '+' ? 'to correct' : 'to incorrect'}
      </VisuallyHidden>
    </a>
  );
}
