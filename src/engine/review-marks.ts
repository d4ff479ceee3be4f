import { type Decision, majorityVerdict, type ReviewVerdict } from '../core/review/decision.ts';
import { REVIEW_CHOICES, type ReviewChoice } from '../core/review/review-choices.ts';
import { recordCounts } from './count-choices.ts';
import type { DecisionBook } from './decision-book.ts';
import type { LoadedRun } from './loaded-run.ts';
import { markDrawn } from './open-draw.ts';
import { JUDGE_VERDICTS, type JudgeVerdict } from './table.ts';

/** What was decided of a run's rows. */
export interface ReviewMarks {
  /** One bit for each of `REVIEW_CHOICES`, the first the lowest. */
  choices: Uint8Array;
  /** When the last verdict was given, in milliseconds; -Infinity where that is not known. */
  decidedAt: Float64Array;
}

const CHOICE_BIT = recordCounts(
  REVIEW_CHOICES,
  REVIEW_CHOICES.map((_, place) => 1 << place),
);

/** What most reviewers say of a row, from its bits. */
export function verdictOfChoices(choices: number): ReviewVerdict | undefined {
  if (choices & CHOICE_BIT.correct) return 'correct';
  if (choices & CHOICE_BIT.incorrect) return 'incorrect';
  return choices & CHOICE_BIT.unsure ? 'unsure' : undefined;
}

/** Whether a row has one of the choices, from its bits. */
export function hasChoice(choices: number, choice: ReviewChoice): boolean {
  return (choices & CHOICE_BIT[choice]) !== 0;
}

/** Bits of these choices. */
export function choiceBits(choices: readonly ReviewChoice[]): number {
  return choices.reduce((bits, choice) => bits | CHOICE_BIT[choice], 0);
}

export function emptyMarks(rows: number): ReviewMarks {
  return {
    choices: new Uint8Array(rows).fill(CHOICE_BIT.none),
    decidedAt: new Float64Array(rows).fill(-Infinity),
  };
}

/** Marks what is decided of every row of a run. Rows without keys yet are marked when they have them. */
export function markAll(loaded: LoadedRun, book: DecisionBook): void {
  const { prepared } = loaded;
  if (!prepared) return;
  prepared.marks = emptyMarks(loaded.table.rows);
  delete loaded.draw;
  for (const [key] of book.entries()) markKey(loaded, book, key);
}

/** Marks what is decided of the rows that have a key. */
export function markKey(loaded: LoadedRun, book: DecisionBook, key: string): void {
  const { prepared, table } = loaded;
  const rows = prepared?.keys.rowsOf(key) ?? [];
  if (!prepared || rows.length === 0) return;
  const decisions = book.of(key);
  for (const row of rows) {
    prepared.marks.choices[row] = readChoices(decisions, JUDGE_VERDICTS[table.judge(row)]);
    prepared.marks.decidedAt[row] = readLastTime(decisions);
  }
  if (loaded.draw) markDrawn(loaded.draw, rows, decisions);
}

function readChoices(decisions: readonly Decision[], judge: JudgeVerdict): number {
  const verdicts = new Set(decisions.map(({ verdict }) => verdict));
  verdicts.delete(undefined);
  const verdict = majorityVerdict(decisions.map((decision) => decision.verdict));
  let bits = CHOICE_BIT[verdict ?? 'none'];
  if (verdicts.size > 1) bits |= CHOICE_BIT.differ;
  if (decisions.some(({ goldenWrong }) => goldenWrong)) bits |= CHOICE_BIT.golden_wrong;
  const isSure = verdict === 'correct' || verdict === 'incorrect';
  if (isSure && judge && judge !== verdict) bits |= CHOICE_BIT.judge_differs;
  return bits;
}

function readLastTime(decisions: readonly Decision[]): number {
  let last = -Infinity;
  for (const { verdict, reviewedAt } of decisions) {
    const time = verdict ? Date.parse(reviewedAt) : NaN;
    if (time > last) last = time;
  }
  return last;
}
