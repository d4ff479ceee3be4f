import { useElementSize } from '@mantine/hooks';
import { formatPercent } from '../../core/format.ts';
import type { ReviewEstimate } from '../../core/review/review-estimate.ts';
import { sayEstimate } from '../../core/review/say-estimate.ts';
import { accuracy } from '../../core/summary.ts';
import { placeLabels } from './place-labels.ts';
import type { PlacedMark } from './place-labels.ts';
import type { Score } from './read-scores.ts';
import classes from './accuracy-axis.module.css';

const LEVEL_HEIGHT = 20;
const TICKS = [0, 20, 40, 60, 80, 100];

/** A little over the width of the bold 12.5 px labels in any of the fonts. */
const labelWidth = (label: string) => label.length * 7.6;

interface Props {
  scores: Score[];
  /** What the review says, where rows were drawn. */
  estimate: ReviewEstimate | undefined;
}

/** Scores and estimate on one axis. The text around it says the same, so it is hidden from readers. */
export function AccuracyAxis({ scores, estimate }: Props) {
  const { ref, width } = useElementSize();
  const marks = [
    ...scores.map(({ id, name, correct, rows }) => {
      const at = accuracy(correct, rows) ?? 0;
      return { id, at, label: `${name} ${formatPercent(at)}` };
    }),
    ...(estimate
      ? [{ id: 'reviewed', at: placeOf(estimate), label: `reviewed ${sayEstimate(estimate)}` }]
      : []),
  ];
  const placed = width > 0 ? placeLabels(marks, width, labelWidth) : [];
  const above = 1 + Math.max(0, ...placed.map((mark) => mark.level));
  const below = Math.max(0, ...placed.map((mark) => -mark.level));
  return (
    <div className={classes.axis} ref={ref} aria-hidden="true">
      <div className={classes.stage} style={{ height: (above + below) * LEVEL_HEIGHT + 24 }}>
        <div className={classes.line} style={{ top: above * LEVEL_HEIGHT + 12 }} />
        {estimate && <Band estimate={estimate} top={above * LEVEL_HEIGHT + 12} />}
        {placed.map((mark) => (
          <Mark key={mark.id} mark={mark} line={above * LEVEL_HEIGHT + 12} />
        ))}
      </div>
      <div className={classes.ticks}>
        {TICKS.map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${tick}%` }}>
            {tick}%
          </span>
        ))}
      </div>
    </div>
  );
}

/** The middle of what unsure rows leave open, in percent. */
function placeOf({ unsureWrong, unsureRight }: ReviewEstimate): number {
  return 50 * (unsureWrong.point + unsureRight.point);
}

function Band({ estimate: { interval }, top }: { estimate: ReviewEstimate; top: number }) {
  return (
    <div
      className={classes.band}
      style={{ left: `${100 * interval.low}%`, right: `${100 * (1 - interval.high)}%`, top }}
    />
  );
}

function Mark({ mark, line }: { mark: PlacedMark; line: number }) {
  const isAbove = mark.level >= 0;
  const top = isAbove
    ? line - 12 - (mark.level + 1) * LEVEL_HEIGHT
    : line + 12 + (-mark.level - 1) * LEVEL_HEIGHT;
  const reach = 12 + (isAbove ? mark.level : -mark.level - 1) * LEVEL_HEIGHT;
  return (
    <>
      <div
        className={classes.tick}
        data-score={mark.id}
        style={{
          left: `${mark.at}%`,
          top: isAbove ? line - reach : line - 12,
          height: reach + 12,
        }}
      />
      <div className={classes.label} data-score={mark.id} style={{ left: mark.left, top }}>
        {mark.label}
      </div>
    </>
  );
}
