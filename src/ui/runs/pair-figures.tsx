import { countOf, formatCount } from '../../core/format.ts';
import type { Comparison, PairTally } from '../../core/runs/compare-runs.ts';
import { sayDifference, sayP } from './say-difference.ts';
import classes from './runs.module.css';

/** Rows of two runs by whether they could be joined. */
export interface JoinCounts {
  matched: number;
  onlyFirst: number;
  onlySecond: number;
  /** Rows that are in both runs, but more than once in one. */
  repeatedFirst: number;
  repeatedSecond: number;
}

interface Props {
  names: { first: string; second: string };
  join: JoinCounts;
  counts: PairTally;
  comparison: Comparison;
  /** The p value corrected for the pairs of runs in the table. */
  corrected: { p: number; pairs: number };
}

/** Which rows of two runs were compared, and what came of it. */
export function PairFigures({ names, join, counts, comparison, corrected }: Props) {
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
          note={`${sayP(corrected.p)} Holm-corrected over ${countOf(corrected.pairs, 'pair')} of runs`}
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
          {countOf(join.matched, 'row')} matched by question and golden answer, wherever they stand
          {counts.unscored > 0 &&
            `; ${formatCount(counts.unscored)} of them left out, as one run or both have no verdict there`}
          .
        </li>
        <li>
          {formatCount(join.onlyFirst)} only in <bdi>{names.first}</bdi>,{' '}
          {formatCount(join.onlySecond)} only in <bdi>{names.second}</bdi>.
        </li>
        {join.repeatedFirst + join.repeatedSecond > 0 && (
          <li>
            {formatCount(join.repeatedFirst)} and {formatCount(join.repeatedSecond)} rows left out,
            as their question and golden answer stand more than once: which belongs to which cannot
            be told.
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
