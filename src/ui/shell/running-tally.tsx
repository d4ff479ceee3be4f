import { formatCount } from '../../core/format.ts';
import { BUCKETS } from '../../core/model.ts';
import { SCORERS } from '../../core/scorers/scorers.ts';
import type { LoadProgress } from '../../stores/runs.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { Percent } from '../parts/percent.tsx';
import { showControls } from '../../core/text/show-controls.ts';
import classes from './running-tally.module.css';

/** What is known of a file before it is read to its end; no intervals, as the rows so far are no sample. */
export function RunningTally({ progress }: { progress: LoadProgress }) {
  const { tally, firstRows } = progress;
  return (
    <>
      <ul className={classes.tally} aria-label={`Of the ${formatCount(tally.rows)} rows so far`}>
        {SCORERS.map(({ id, name }) => (
          <li key={id}>
            {name} <b>{<Percent correct={tally[id]} rows={tally.rows} interval={false} />}</b>
          </li>
        ))}
        {BUCKETS.map((bucket) => (
          <li key={bucket}>
            <BucketBadge bucket={bucket} /> {formatCount(tally.buckets[bucket])}
          </li>
        ))}
      </ul>
      {firstRows && (
        <div className={classes.scroll}>
          <table className={classes.rows}>
            <caption>First rows</caption>
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">Golden answer</th>
                <th scope="col">Response</th>
              </tr>
            </thead>
            <tbody>
              {[...firstRows.entries()].map(([place, row]) => (
                <tr key={place}>
                  <TextCell text={row.question} />
                  <TextCell text={row.golden} />
                  <TextCell text={row.response} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** One line shows no more. */
const CUT = 200;

function TextCell({ text }: { text: string }) {
  return <td dir="auto">{showControls(text.slice(0, CUT))}</td>;
}
