import { formatCount } from '../../core/format.ts';
import type { DomainTally } from '../../core/model.ts';
import { Panel } from '../parts/panel.tsx';
import { listBars } from './chart-bars.ts';
import { DomainChart } from './domain-chart.tsx';
import classes from './domain-chart.module.css';

/** The chart of the largest domains; the table of all domains is its twin in figures. */
export function ChartPanel({
  domains,
  className,
}: {
  domains: DomainTally[];
  className: string | undefined;
}) {
  const bars = listBars(domains);
  const shown =
    bars.length < domains.length
      ? `the ${bars.length} domains with most rows of ${formatCount(domains.length)}`
      : `${bars.length} ${bars.length === 1 ? 'domain' : 'domains'}, most rows first`;
  return (
    <Panel
      title="Accuracy by domain, drawn"
      description={`Shown: ${shown}. The table below holds all figures.`}
      className={[classes.panel, className].join(' ')}
    >
      <div aria-hidden="true" className={classes.drawing}>
        <ul className={classes.legend}>
          <li>
            <span className={classes.swatch} data-scorer="exact" /> exact (filled)
          </li>
          <li>
            <span className={classes.swatch} data-scorer="overlap" /> overlap (hatched)
          </li>
          <li>
            <span className={classes.whisker} /> Wilson 95% interval
          </li>
        </ul>
        <DomainChart bars={bars} />
      </div>
    </Panel>
  );
}
