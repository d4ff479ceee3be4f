import { countOf, formatCount } from '../../core/format.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import { Panel } from '../parts/panel.tsx';
import { nameStratum } from '../../core/review/name-stratum.ts';
import classes from './side.module.css';

/** How much of each stratum was drawn and read, and what was decided besides. */
export function ReadSoFar({ report: { strata, outside } }: { report: ReviewReport }) {
  return (
    <Panel title="Read so far">
      <table className={classes.strata}>
        <thead>
          <tr>
            <th scope="col">Stratum</th>
            <th scope="col">correct</th>
            <th scope="col">read / rows</th>
          </tr>
        </thead>
        <tbody>
          {strata.map(({ stratum, rows, correct, incorrect, unsure }) => (
            <tr key={stratum}>
              <th scope="row">{nameStratum(stratum)}</th>
              <td>{formatCount(correct)}</td>
              <td>
                {formatCount(correct + incorrect + unsure)} / {formatCount(rows)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {outside > 0 && (
        <p className={classes.quiet}>
          {countOf(outside, 'more row')} decided outside the draw: kept, not counted here.
        </p>
      )}
      <p className={classes.quiet}>
        Rows are drawn at random inside a stratum. Rows that you pick yourself are kept but do not
        count here: what made you pick them may be what makes them right or wrong.
      </p>
    </Panel>
  );
}
