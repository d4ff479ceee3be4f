import { useElementSize } from '@mantine/hooks';
import { countOf, formatCount } from '../../core/format.ts';
import { BORDERLINE_BAND } from '../../core/rag/response-length.ts';
import type { DeviationBins } from '../../stores/rag.ts';
import { countAligned, LAST_BAR, listBars } from './count-aligned.ts';
import classes from './deviation-chart.module.css';

const HEIGHT = 150;
const AXIS = 22;
const FROM = -1;
const TO = LAST_BAR + 0.05;
const TICKS = [-1, -0.5, 0, 0.5, 1, 1.5, 2];
/** On a narrow chart the others would run into one another. */
const FEW_TICKS = [-1, 0, 1, 2];
const NARROW = 500;
/** Where the line can stand. */
const LEAST = 0.01;
const MOST = 1;
/** The line with what a finger needs around it, in pixels; the style sheet has it too. */
const THUMB = 24;

interface Props {
  lengths: DeviationBins;
  threshold: number;
  /** While the line moves. */
  onDrag: (threshold: number) => void;
  /** Once it is let go. */
  onDrop: () => void;
}

/** Rows by how much shorter or longer their response is. The threshold is a line to drag, mirrored at the left. */
export function DeviationChart({ lengths, threshold, onDrag, onDrop }: Props) {
  const { ref, width } = useElementSize();
  const xOf = (deviation: number) => ((deviation - FROM) / (TO - FROM)) * width;
  const { aligned, rows } = countAligned(lengths, threshold);
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <>
          <svg width={width} height={HEIGHT + AXIS} aria-hidden="true">
            {[-1, 1].map((side) => (
              <rect
                key={side}
                className={classes.band}
                x={Math.min(xOf(side * BORDERLINE_BAND.low), xOf(side * BORDERLINE_BAND.high))}
                width={xOf(BORDERLINE_BAND.high) - xOf(BORDERLINE_BAND.low)}
                height={HEIGHT}
              />
            ))}
            <Bars lengths={lengths} threshold={threshold} xOf={xOf} />
            <Axis xOf={xOf} ticks={width < NARROW ? FEW_TICKS : TICKS} />
            <line
              className={classes.mirrored}
              x1={xOf(-threshold)}
              x2={xOf(-threshold)}
              y2={HEIGHT}
            />
          </svg>
          <input
            type="range"
            className={classes.line}
            style={{ left: xOf(LEAST) - THUMB / 2, width: xOf(MOST) - xOf(LEAST) + THUMB }}
            min={LEAST}
            max={MOST}
            step={0.01}
            aria-label="Threshold of the deviation"
            aria-valuetext={`${threshold.toFixed(2)}: ${formatCount(aligned)} of ${formatCount(rows)} rows aligned`}
            value={threshold}
            onChange={({ currentTarget }) => onDrag(Number(currentTarget.value))}
            onPointerUp={onDrop}
            onKeyUp={onDrop}
            onBlur={onDrop}
          />
        </>
      )}
    </div>
  );
}

interface BarsProps {
  lengths: DeviationBins;
  threshold: number;
  xOf: (deviation: number) => number;
}

function Bars({ lengths, threshold, xOf }: BarsProps) {
  const bars = listBars(lengths);
  const most = Math.max(1, ...bars.map(({ rows }) => rows));
  const yOf = (rows: number) => (rows / most) * HEIGHT;
  return bars.map(({ from, to, rows }) => (
    <rect
      key={from}
      className={classes.bar}
      data-aligned={Math.max(Math.abs(from), Math.abs(to)) <= threshold + 1e-9}
      x={xOf(from) + 0.5}
      width={Math.max(1, xOf(to) - xOf(from) - 1)}
      y={HEIGHT - yOf(rows)}
      height={yOf(rows)}
    >
      <title>{`${sayBar(from, to)}: ${countOf(rows, 'row')}`}</title>
    </rect>
  ));
}

function Axis({ xOf, ticks }: { xOf: (deviation: number) => number; ticks: number[] }) {
  return (
    <g className={classes.axis}>
      <line x1={xOf(FROM)} x2={xOf(TO)} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} />
      {ticks.map((tick) => (
        <text
          key={tick}
          x={xOf(tick)}
          y={HEIGHT + 15}
          textAnchor={tick === FROM ? 'start' : tick === LAST_BAR ? 'end' : 'middle'}
        >
          {tick === 0 ? 'as long' : tick === LAST_BAR ? '2+ longer' : sayTick(tick)}
        </text>
      ))}
    </g>
  );
}

function sayTick(tick: number): string {
  if (tick === FROM) return '1 shorter';
  return String(Math.abs(tick));
}

function sayBar(from: number, to: number): string {
  if (from >= LAST_BAR) return '2 or more longer';
  const side = from < 0 ? 'shorter' : 'longer';
  const [low, high] = [
    Math.min(Math.abs(from), Math.abs(to)),
    Math.max(Math.abs(from), Math.abs(to)),
  ];
  return `${low.toFixed(2)} to below ${high.toFixed(2)} ${side}`;
}
