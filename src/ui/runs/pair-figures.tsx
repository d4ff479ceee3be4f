import { countOf, formatCount } from '../../core/format.ts';
import type { PairReport } from '../../stores/compare.ts';
import { sayDifference, sayP } from '../../core/runs/say-difference.ts';
import classes from './runs.module.css';

interface Props {
  names: { first: string; second: string };
  report: PairReport;
  /** How many pairs of runs the p value is corrected for. */
  pairs: number;
}

/** Which rows of two runs were compared, and what came of it. */
export function PairFigures({ names, report, pairs }: Props) {
  const { tally: counts, comparison } = report;
  const repeated = report.repeatedFirst + report.repeatedSecond;
  const rows = `over ${countOf(comparison.rows, 'row')}`;
  return (
    <>
      <dl className={classes.figures}>
        <Figure
          name="Difference, first less second"
          value={sayDifference(comparison.difference)}
          note={`${rows}; paired 95% interval`}
        />
        <Figure
          name="McNemar’s mid-p"
          value={sayP(comparison.p)}
          note={`${sayP(report.adjustedP)} Holm-corrected over ${countOf(pairs, 'pair')} of runs`}
        />
        <Figure
          name="b: first alone correct"
          value={formatCount(counts.firstOnly)}
          note={`c: second alone correct ${formatCount(counts.secondOnly)}`}
        />
        <Figure
          name="Both correct"
          value={formatCount(counts.both)}
          note={`neither ${formatCount(counts.neither)}`}
        />
      </dl>
      <ul className={classes.facts}>
        <li>
          {countOf(report.matched, 'row')} matched by question and golden answer, wherever they
          stand
          {counts.unscored > 0 &&
            `; ${formatCount(counts.unscored)} of them left out, as one run or both have no verdict there`}
          .
        </li>
        <li>
          {formatCount(report.notInSecond)} only in <bdi>{names.first}</bdi>,{' '}
          {formatCount(report.notInFirst)} only in <bdi>{names.second}</bdi>.
        </li>
        {repeated > 0 && (
          <li>
            {formatCount(report.repeatedFirst)} and {formatCount(report.repeatedSecond)} rows left
            out, as their question and golden answer stand more than once: which belongs to which
            cannot be told.
          </li>
        )}
      </ul>
    </>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <span>{note}</span>
      </dd>
    </div>
  );
}
