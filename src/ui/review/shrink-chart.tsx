import { formatPercent } from '../../core/format.ts';
import { sayShrinking, type HistoryPoint } from './say-estimate.ts';
import { drawShrinking } from './shrink-path.ts';
import classes from './side.module.css';

const WIDTH = 260;
const HEIGHT = 70;

/** How the interval shrank with each drawn row; the caption tells the same in words. */
export function ShrinkChart({ history }: { history: HistoryPoint[] }) {
  const path = drawShrinking(history, WIDTH, HEIGHT);
  if (!path) return null;
  return (
    <figure className={classes.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path.band} className={classes.band} />
        <path d={path.line} className={classes.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={classes.high} aria-hidden="true">
        {formatPercent(100 * path.high)}
      </span>
      <span className={classes.low} aria-hidden="true">
        {formatPercent(100 * path.low)}
      </span>
      <figcaption className={classes.quiet}>{sayShrinking(history)}</figcaption>
    </figure>
  );
}
