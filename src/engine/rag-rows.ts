import type { CountTokens } from '../core/judge/tokens.ts';
import type { MetricCheck } from '../core/rag/check-metric.ts';
import { type Factual, finalRating, findFactual } from '../core/rag/final-rating.ts';
import type { LengthClass, ResponseLength } from '../core/rag/rag.ts';
import type { RagFigures } from '../core/rag/rag-figures.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import type { RagSummary } from '../core/rag/rag-summary.ts';
import { ratingPartsOf } from '../core/rag/rating-parts.ts';
import { classifyLength, deviationOf } from '../core/rag/response-length.ts';
import { readVerdict } from '../core/review/decision.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { verdictOfChoices } from './review-marks.ts';
import { JUDGE_VERDICTS } from './table.ts';

/** What is found of a run's rows as answers of a retrieval system, as far as it has come. */
export interface RagRows {
  /** Threshold and weights may change after the rows are found; the other settings are those of the figures. */
  settings: RagSettings;
  figures: RagFigures;
  count: CountTokens;
  /** Whether all rows are done. */
  done: boolean;
  /** What the last report found: parts of it hold for the next one by the same seed. */
  found?: { seed: number; summary: RagSummary; check: MetricCheck | undefined };
}

/**
 * Whether a row is factually correct, and who says so: the first of review, judge and both scorers that does.
 * A column of human verdicts in the file counts as a review where nobody reviewed the row here.
 */
export function factualOf(loaded: LoadedRun, row: number): Factual | undefined {
  const { run, table, prepared } = loaded;
  const reviewed = verdictOfChoices(prepared?.marks.choices[row] ?? 0);
  const inFile = run.mapping.human_verdict !== undefined;
  return findFactual({
    review: isCorrect(
      reviewed ?? (inFile ? readVerdict(textOf(loaded, row, 'human_verdict')) : undefined),
    ),
    judge: isCorrect(JUDGE_VERDICTS[table.judge(row)]),
    score: table.score(row),
  });
}

/** Who is unsure says nothing. */
function isCorrect(verdict: string | undefined): boolean | undefined {
  if (verdict === 'correct') return true;
  return verdict === 'incorrect' ? false : undefined;
}

/** 0 to 10; undefined where no part with a weight is there. */
export function ratingOf(loaded: LoadedRun, rag: RagRows, row: number): number | undefined {
  const { figures, settings } = rag;
  const parts = ratingPartsOf(figures, row, factualOf(loaded, row), settings.threshold);
  return finalRating(parts, settings.weights);
}

/** A row's length beside that of its golden answer; undefined where it is not scored. */
export function lengthOf(
  { figures, settings }: RagRows,
  row: number,
): (ResponseLength & { deviation: number; class: LengthClass }) | undefined {
  const length = figures.lengthOf(row);
  const deviation = length && deviationOf(length);
  const kind = length && classifyLength(length, settings.threshold);
  if (!length || deviation === undefined || kind === undefined) return undefined;
  return { ...length, deviation, class: kind };
}
