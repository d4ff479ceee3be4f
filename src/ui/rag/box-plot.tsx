import { writeLabel } from '../../core/rag/label-classes.ts';
import { useElementSize } from '@mantine/hooks';
import {
  CHECKED_SCORES,
  type CheckedScore,
  type MetricCheck,
} from '../../core/rag/check-metric.ts';
import type { FiveNumbers } from '../../core/stats/five-numbers.ts';
import classes from './box-plot.module.css';

const HEIGHT = 180;
const TOP = 8;
const LEFT = 30;
const FOOT = 22;
const BOX = 22;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface Props {
  check: MetricCheck;
  names: Record<CheckedScore, string>;
}

/** Scores by the expected one: least, quartiles, greatest of both; the table below tells the same in figures. */
export function BoxPlot({ check, names }: Props) {
  const { ref, width } = useElementSize();
  const labels = check.scores.multiSource.classes;
  const column = (width - LEFT) / Math.max(labels.length, 1);
  const yOf = (score: number) => TOP + (1 - score) * HEIGHT;
  return (
    <div aria-hidden="true">
      <ul className={classes.legend}>
        {CHECKED_SCORES.map((score) => (
          <li key={score}>
            <span className={classes.swatch} data-score={score} /> {names[score]}
            {score === 'multiSource' ? ' (filled)' : ' (outlined)'}
          </li>
        ))}
        <li>
          <span className={classes.expected} /> expected
        </li>
      </ul>
      <div ref={ref} className={classes.chart}>
        {width > 0 && (
          <svg width={width} height={TOP + HEIGHT + FOOT}>
            {TICKS.map((tick) => (
              <g key={tick} className={classes.grid}>
                <line x1={LEFT} x2={width} y1={yOf(tick)} y2={yOf(tick)} />
                <text x={LEFT - 5} y={yOf(tick)} dy="0.35em" textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            {labels.map(({ label, rows }, place) => {
              const middle = LEFT + (place + 0.5) * column;
              return (
                <g key={label.low}>
                  <rect
                    className={classes.label}
                    x={middle - column * 0.42}
                    width={column * 0.84}
                    y={yOf(label.high) - 1.5}
                    height={yOf(label.low) - yOf(label.high) + 3}
                  />
                  {CHECKED_SCORES.map((score, at) => (
                    <Box
                      key={score}
                      score={score}
                      x={middle + (at === 0 ? -BOX - 4 : 4)}
                      yOf={yOf}
                      scores={check.scores[score].classes[place]?.scores}
                    />
                  ))}
                  <text
                    className={classes.name}
                    x={middle}
                    y={TOP + HEIGHT + 16}
                    textAnchor="middle"
                  >
                    {writeLabel(label)} · {rows}
                  </text>
                </g>
              );
            })}
          </svg>
        )}
      </div>
    </div>
  );
}

interface BoxProps {
  score: CheckedScore;
  x: number;
  yOf: (score: number) => number;
  scores: FiveNumbers | undefined;
}

/** Where all scores are the same, a line. */
function Box({ score, x, yOf, scores }: BoxProps) {
  if (!scores) return null;
  const { low, lowerQuartile, median, upperQuartile, high } = scores;
  const middle = x + BOX / 2;
  return (
    <g className={classes.box} data-score={score}>
      <line x1={middle} x2={middle} y1={yOf(low)} y2={yOf(high)} />
      <line x1={x + 5} x2={x + BOX - 5} y1={yOf(low)} y2={yOf(low)} />
      <line x1={x + 5} x2={x + BOX - 5} y1={yOf(high)} y2={yOf(high)} />
      <rect
        x={x}
        width={BOX}
        y={yOf(upperQuartile)}
        height={Math.max(2, yOf(lowerQuartile) - yOf(upperQuartile))}
      />
      <line className={classes.median} x1={x} x2={x + BOX} y1={yOf(median)} y2={yOf(median)} />
    </g>
  );
}
