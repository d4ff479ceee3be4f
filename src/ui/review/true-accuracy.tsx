import { countOf, formatCount, formatInterval } from '../../core/format.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import { Panel } from '../parts/panel.tsx';
import { sayPoint } from '../../core/review/say-point.ts';
import { sayLeft } from './say-estimate.ts';
import { ShrinkChart } from './shrink-chart.tsx';
import classes from './side.module.css';

/** How accurate the run is by what was drawn and read, how sure that is, and how far it is to being surer. */
export function TrueAccuracy({ report }: { report: ReviewReport }) {
  const { estimate, drawn, rows, decided, history, left } = report;
  if (!estimate || drawn === 0) return <NothingDrawn decided={decided.rows} />;
  const unreadRows = estimate.unread.reduce(
    (sum, place) => sum + (report.strata[place]?.rows ?? 0),
    0,
  );
  return (
    <Panel title="True accuracy">
      <p className={classes.point}>{sayPoint(estimate)}</p>
      <p className={classes.quiet}>
        95% interval {formatInterval(estimate.interval)} of {countOf(rows, 'row')}
      </p>
      {estimate.unsureWrong.point !== estimate.unsureRight.point && (
        <p className={classes.quiet}>
          From every unsure row wrong to every one right; the interval covers both.
        </p>
      )}
      <ShrinkChart history={history} />
      <p className={classes.quiet}>{countOf(drawn, 'drawn row')} reviewed</p>
      {drawn === rows ? (
        <p className={classes.done}>Every row is read: nothing is estimated any more.</p>
      ) : (
        <ul className={classes.left}>
          {sayLeft(left).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {unreadRows > 0 && (
        <p className={classes.quiet}>
          Nothing is assumed of {countOf(unreadRows, 'row')} in{' '}
          {estimate.unread.length === 1 ? 'a stratum' : `${estimate.unread.length} strata`} not read
          yet: the interval allows for all and for none of them.
        </p>
      )}
      {drawn < rows && (
        <p className={classes.quiet}>
          Assumed: rows read at random (seed {formatCount(report.seed)}) stand for the unread rows
          of their stratum.
        </p>
      )}
    </Panel>
  );
}

function NothingDrawn({ decided }: { decided: number }) {
  return (
    <Panel title="True accuracy">
      <p className={classes.unknown}>Not known yet</p>
      <p className={classes.quiet}>
        {decided > 0
          ? `${countOf(decided, 'row')} decided, none of them drawn at random. Hand-picked rows say nothing of the others.`
          : 'It shows here, with its interval, once rows drawn at random are decided: some tens of rows tell it to ±5 points.'}
      </p>
    </Panel>
  );
}
