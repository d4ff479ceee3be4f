import { countDrawn, type StratumCount, tallyDrawn } from '../core/review/drawn-counts.ts';
import type { ReviewVerdict } from '../core/review/decision.ts';
import type { Draw } from './open-draw.ts';
import { type ReviewMarks, verdictOfChoices } from './review-marks.ts';

/** How far each stratum of a draw was read; by place in `STRATA`. */
export interface DrawCounts {
  /** Rows of its order that count. */
  drawn: number[];
  strata: StratumCount[];
  verdictOf: (row: number) => ReviewVerdict | undefined;
  /** Whether a row counts. */
  isDrawn: (row: number) => boolean;
}

/** Which rows of a draw count, and the verdicts on them. */
export function countDraw(draw: Draw, { choices }: ReviewMarks): DrawCounts {
  const verdictOf = (row: number) => verdictOfChoices(choices[row] ?? 0);
  const drawn = draw.parts.map((part) =>
    countDrawn(part, verdictOf, (row) => draw.marked[row] === 1),
  );
  return {
    drawn,
    strata: draw.parts.map((part, place) => tallyDrawn(part, drawn[place] ?? 0, verdictOf)),
    verdictOf,
    isDrawn: (row) => (draw.places[row] ?? 0) < (drawn[draw.strata[row] ?? 0] ?? 0),
  };
}
