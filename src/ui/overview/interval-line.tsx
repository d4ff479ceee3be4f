import type { Interval } from '../../core/stats/wilson.ts';
import classes from './interval-line.module.css';

interface Props {
  /** Percent, 0 to 100. */
  percent: number;
  interval: Interval;
  scorer: 'exact' | 'overlap';
}

/** A dot and its interval on 0 to 100%: a drawing of figures that stand beside it, so readers skip it. */
export function IntervalLine({ percent, interval, scorer }: Props) {
  return (
    <span className={classes.line} data-scorer={scorer} aria-hidden="true">
      <span
        className={classes.band}
        style={{ left: `${100 * interval.low}%`, right: `${100 * (1 - interval.high)}%` }}
      />
      <span className={classes.dot} style={{ left: `${percent}%` }} />
    </span>
  );
}
