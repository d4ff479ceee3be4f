import { countOf, formatCount } from '../../core/format.ts';
import type { SetReport } from '../../stores/build-set.ts';
import classes from './build-set.module.css';

const NAMED = 10;

/** Rows of the questions that the set does without, by the reason. */
export function LeftOutList({ leftOut }: Pick<SetReport, 'leftOut'>) {
  if (leftOut.length === 0) return <p className={classes.none}>Nothing was left out.</p>;
  return (
    <section className={classes.leftOut} aria-label="Left out">
      <h3>Left out</h3>
      <ul>
        {leftOut.map(({ why, rows }) => (
          <li key={why}>
            {countOf(rows.length, 'row')}: <bdi>{why}</bdi> (
            {rows
              .slice(0, NAMED)
              .map((row) => formatCount(row + 1))
              .join(', ')}
            {rows.length > NAMED && ', …'}).
          </li>
        ))}
      </ul>
    </section>
  );
}
