import { type AnyScore, type GoldenForm, scoreAny, splitGolden } from '../core/golden-answers.ts';
import type { RowScore } from '../core/model.ts';
import { isBlank } from '../core/text/white-space.ts';
import type { GoldenChoice } from './run-types.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';

/** Several golden answers a row, where they are switched on. */
export interface GoldenRows {
  choice: GoldenChoice;
  /** Of each row the place, among its answers, of the one to read it against. */
  best: Uint16Array;
}

/** The answers that a row is scored against, one or more: the patch's alone where it has one. */
export function answersOf(loaded: LoadedRun, row: number): string[] {
  const patched = loaded.patch?.answers.get(row);
  if (patched !== undefined) return [patched];
  const { goldens } = loaded;
  return goldens
    ? readAnswers(loaded, row, goldens.choice).answers
    : [textOf(loaded, row, 'golden')];
}

/** The answer to read a row against: its only one, or of several the best. */
export function goldenOf(loaded: LoadedRun, row: number): string {
  const answers = answersOf(loaded, row);
  return answers[loaded.goldens?.best[row] ?? 0] ?? answers[0] ?? '';
}

/** The answer to read a row against, with the verdicts by it alone. */
export function readBest(loaded: LoadedRun, row: number): { golden: string; score: RowScore } {
  const golden = goldenOf(loaded, row);
  if (!loaded.goldens) return { golden, score: loaded.table.score(row) };
  return { golden, score: scoreAnswers(loaded, row).best.score };
}

/** The verdicts on a row, which passes if any of its answers does. */
export function scoreAnswers(loaded: LoadedRun, row: number): AnyScore {
  return scoreAny(answersOf(loaded, row), textOf(loaded, row, 'response'));
}

/**
 * The answers in a row's cell of the chosen column; the row's own where that is blank. What should be a list and is
 * none is one answer, whole.
 */
export function readAnswers(
  loaded: LoadedRun,
  row: number,
  { column, form }: GoldenChoice,
): { answers: string[]; isList: boolean } {
  const cell = loaded.table.cell(row, column);
  if (isBlank(cell)) return { answers: [textOf(loaded, row, 'golden')], isList: true };
  const answers = splitOnce(cell, form);
  return { answers: answers ?? [cell], isList: answers !== undefined };
}

/** The last cell that was read: a row's answers are asked for by several one after another. */
let last: { cell: string; form: GoldenForm; answers: string[] | undefined } | undefined;

function splitOnce(cell: string, form: GoldenForm): string[] | undefined {
  if (last?.cell !== cell || last.form !== form)
    last = { cell, form, answers: splitGolden(cell, form) };
  return last.answers;
}
