import { countUp } from '../count-up.ts';
import { bootstrapMean } from '../stats/bootstrap.ts';
import type { Mean } from '../stats/bootstrap.ts';
import { fiveNumbers } from '../stats/five-numbers.ts';
import type { FiveNumbers } from '../stats/five-numbers.ts';
import { splitByLabel } from './label-classes.ts';
import type { LabelClass } from './label-classes.ts';
import type { RagFigures } from './rag-figures.ts';
import type { Rest } from './rag-rows.ts';

/** What the published method reports of itself, on a set of its own. */
export const PUBLISHED_DIFFERENCE = { mean: 0.08491803674, rows: 156 } as const;

/** The scores that are checked. */
export const CHECKED_SCORES = ['multiSource', 'baseline'] as const;
export type CheckedScore = (typeof CHECKED_SCORES)[number];

/** How many of the worst rows are named. */
const WORST_ROWS = 20;

/** A row with the score it has and the one it is labelled with. */
export interface CheckedRow {
  row: number;
  expected: number;
  score: number;
}

/** How far one score is from the labels. */
export interface ScoreCheck {
  /** Of the absolute differences. */
  difference: Mean;
  /** Mean of score less label: above 0 where the score is too kind. */
  bias: number;
  classes: { label: LabelClass; rows: number; difference: number; scores: FiveNumbers }[];
  /** Largest absolute difference first; rows without any difference are not among them. */
  worst: CheckedRow[];
}

export interface MetricCheck {
  /** Rows with a label and a score. */
  rows: number;
  /** Rows with a score and no label. */
  unlabelled: number;
  /** Rows with a label and no score. */
  unscored: number;
  scores: Record<CheckedScore, ScoreCheck>;
}

/** Both scores against the labels of the rows; undefined where no row has both. */
export async function checkMetric(
  figures: RagFigures,
  seed: number,
  rest: Rest,
): Promise<MetricCheck | undefined> {
  const all = countUp(figures.rows);
  const isScored = (row: number) => figures.shareOf(row, 'multiSource') !== undefined;
  const isLabelled = (row: number) => figures.expectedOf(row) !== undefined;
  const rows = all.filter((row) => isScored(row) && isLabelled(row));
  if (rows.length === 0) return undefined;
  await rest();
  const classes = splitByLabel(rows, figures);
  const multiSource = checkScore('multiSource', rows, classes, figures, seed);
  await rest();
  const baseline = checkScore('baseline', rows, classes, figures, seed);
  await rest();
  return {
    rows: rows.length,
    unlabelled: all.filter((row) => isScored(row) && !isLabelled(row)).length,
    unscored: all.filter((row) => !isScored(row) && isLabelled(row)).length,
    scores: { multiSource, baseline },
  };
}

function checkScore(
  column: CheckedScore,
  rows: Uint32Array,
  classes: readonly { label: LabelClass; rows: Uint32Array }[],
  figures: RagFigures,
  seed: number,
): ScoreCheck {
  const scoreOf = (row: number) => figures.shares[column][row] ?? NaN;
  const excessOf = (row: number) => scoreOf(row) - (figures.expected[row] ?? NaN);
  const differences = Float64Array.from(rows, (row) => Math.abs(excessOf(row)));
  return {
    difference: bootstrapMean(differences, seed) ?? { mean: NaN, interval: undefined, rows: 0 },
    bias: meanOf(Float64Array.from(rows, excessOf)),
    classes: classes.flatMap((part) => {
      const scores = fiveNumbers(Float64Array.from(part.rows, scoreOf));
      if (!scores) return [];
      const difference = meanOf(Float64Array.from(part.rows, (row) => Math.abs(excessOf(row))));
      return { label: part.label, rows: part.rows.length, difference, scores };
    }),
    worst: findWorst(rows, (row) => Math.abs(excessOf(row))).map((row) => ({
      row,
      expected: figures.expected[row] ?? NaN,
      score: scoreOf(row),
    })),
  };
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The rows with the largest differences, the earlier of two alike first, without sorting all. */
function findWorst(rows: Uint32Array, differenceOf: (row: number) => number): number[] {
  const worst: { row: number; difference: number }[] = [];
  for (const row of rows) {
    const difference = differenceOf(row);
    const least = worst.length < WORST_ROWS ? 0 : (worst.at(-1)?.difference ?? 0);
    if (difference <= least) continue;
    const place = worst.findIndex((other) => other.difference < difference);
    worst.splice(place === -1 ? worst.length : place, 0, { row, difference });
    worst.length = Math.min(worst.length, WORST_ROWS);
  }
  return worst.map(({ row }) => row);
}
