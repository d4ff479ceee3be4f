import { useElementSize } from '@mantine/hooks';
import { Bar, BarChart, CartesianGrid, usePlotArea, XAxis, YAxis } from 'recharts';
import { formatPercent } from '../../core/format.ts';
import { BarWithWhisker } from './bar-with-whisker.tsx';
import { shortenName } from './chart-bars.ts';
import type { ChartBars } from './chart-bars.ts';
import classes from './domain-chart.module.css';

const BAR_SIZE = 11;
const AXIS_HEIGHT = 26;
const LETTER_WIDTH = 7.5;

/** Grouped bars with intervals. Exact is filled, overlap hatched; figures stand at the right. */
export default function DomainChart({ bars }: { bars: ChartBars[] }) {
  const { ref, width } = useElementSize();
  const longest = Math.max(...bars.map(({ domain }) => domain.length)) * LETTER_WIDTH + 14;
  const nameWidth = Math.max(44, Math.min(longest, 160, width * 0.28));
  return (
    <div ref={ref} className={classes.chart} style={{ minHeight: heightOf(bars.length) }}>
      {width > 0 && (
        <BarChart
          data={bars}
          layout="vertical"
          width={width}
          height={heightOf(bars.length)}
          margin={{ top: 4, right: 52, bottom: 0, left: 0 }}
          barGap={1}
          accessibilityLayer={false}
        >
          <defs>
            <pattern id="hatched" width="5" height="5" patternUnits="userSpaceOnUse">
              <path d="M-1 1l2-2M0 5l5-5M4 6l2-2" stroke="var(--ts-overlap-only)" strokeWidth="1" />
            </pattern>
          </defs>
          <CartesianGrid horizontal={false} stroke="var(--ts-line)" />
          <XAxis
            type="number"
            domain={[0, 100]}
            ticks={[0, 20, 40, 60, 80, 100]}
            unit="%"
            height={AXIS_HEIGHT}
            stroke="var(--ts-line)"
            tick={{ fill: 'var(--ts-muted)', fontSize: 11 }}
          />
          <YAxis
            type="category"
            dataKey="domain"
            width={nameWidth}
            interval={0}
            stroke="var(--ts-line)"
            tickLine={false}
            tick={<DomainTick bars={bars} width={nameWidth} />}
          />
          <Bar
            dataKey="exact"
            barSize={BAR_SIZE}
            fill="var(--ts-exact-only)"
            // A bar of 0% would not be drawn, and its interval neither.
            minPointSize={1}
            isAnimationActive={false}
            shape={<BarWithWhisker bars={bars} scorer="exact" />}
          />
          <Bar
            dataKey="overlap"
            barSize={BAR_SIZE}
            fill="url(#hatched)"
            stroke="var(--ts-overlap-only)"
            // A bar of 0% would not be drawn, and its interval neither.
            minPointSize={1}
            isAnimationActive={false}
            shape={<BarWithWhisker bars={bars} scorer="overlap" />}
          />
        </BarChart>
      )}
    </div>
  );
}

/** Room for both bars of each domain, more of it where the domains are few. */
function heightOf(domains: number): number {
  const each = Math.max(34, Math.min(300 / domains, 56));
  return domains * each + AXIS_HEIGHT + 4;
}

interface TickProps {
  bars: ChartBars[];
  width: number;
  /** Given by the axis. */
  x?: number;
  y?: number;
  index?: number;
}

/** The name of a domain at the left of its bars and both figures at the right, clear of the whiskers. */
function DomainTick({ bars, width, x = 0, y = 0, index = 0 }: TickProps) {
  const plot = usePlotArea();
  const domain = bars[index];
  if (!domain || !plot) return null;
  const right = plot.x + plot.width + 6;
  return (
    <g fontSize="11.5">
      <text x={x} y={y} dy="0.35em" textAnchor="end" fill="var(--ts-ink)">
        <title>{domain.domain}</title>
        {shortenName(domain.domain || '(empty)', Math.floor((width - 14) / LETTER_WIDTH))}
      </text>
      <text x={right} y={y - 2} fill="var(--ts-exact-only)">
        {formatPercent(domain.exact)}
      </text>
      <text x={right} y={y + 10} fill="var(--ts-overlap-only)">
        {formatPercent(domain.overlap)}
      </text>
    </g>
  );
}
