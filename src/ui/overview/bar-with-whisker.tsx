import { Rectangle, usePlotArea, type BarShapeProps } from 'recharts';
import type { ScorerId } from '../../core/scorers/scorers.ts';
import type { ChartBars } from './chart-bars.ts';

/** The chart gives the place of the bar. */
interface Props extends Partial<BarShapeProps> {
  bars: ChartBars[];
  scorer: ScorerId;
}

/** A bar and its interval in one: Recharts' own error bars take further rounds of drawing. */
export function BarWithWhisker({ bars, scorer, ...place }: Props) {
  const plot = usePlotArea();
  const { index = 0, y = 0, height = 0 } = place;
  const bar = bars[index];
  if (!plot || !bar) return null;
  const [below, above] = scorer === 'exact' ? bar.exactReach : bar.overlapReach;
  const low = plot.x + (plot.width * (bar[scorer] - below)) / 100;
  const high = plot.x + (plot.width * (bar[scorer] + above)) / 100;
  const middle = y + height / 2;
  return (
    <>
      <Rectangle {...place} />
      <path
        d={`M${low} ${middle - 4}v8M${low} ${middle}H${high}M${high} ${middle - 4}v8`}
        fill="none"
        stroke="var(--ts-ink)"
        strokeWidth={1.5}
      />
    </>
  );
}
