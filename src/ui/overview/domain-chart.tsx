import { formatPercent } from '../../core/format.ts';
import type { ChartBars } from './chart-bars.ts';
import classes from './domain-chart.module.css';

const TICKS = [0, 20, 40, 60, 80, 100];

/**
 * Bars with their intervals, two a domain: exact filled, overlap hatched; figures stand at the right. Drawn in
 * percent by the style sheet: a chart library takes a tenth of a second to set up, in which the page stands still.
 */
export function DomainChart({ bars }: { bars: ChartBars[] }) {
  return (
    <div
      className={classes.chart}
      style={{ gridTemplateRows: `repeat(${bars.length}, minmax(34px, 1fr)) auto` }}
    >
      {bars.map((one) => (
        <DomainBars key={one.domain} {...one} />
      ))}
      <div className={classes.ticks}>
        {TICKS.map((tick) => (
          <span key={tick} style={{ left: `${tick}%` }}>
            {tick}%
          </span>
        ))}
      </div>
    </div>
  );
}

function DomainBars({ domain, bars }: ChartBars) {
  return (
    <>
      <bdi className={classes.name} title={domain}>
        {domain || '(empty)'}
      </bdi>
      <div className={classes.plot}>
        {bars.map(({ scorer, percent, interval: { low, high } }) => (
          <div key={scorer} className={classes.track}>
            <div className={classes.bar} data-scorer={scorer} style={{ width: `${percent}%` }} />
            <div
              className={classes.reach}
              style={{ left: `${100 * low}%`, right: `${100 * (1 - high)}%` }}
            />
            <span className={classes.figure} data-scorer={scorer}>
              {formatPercent(percent)}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
