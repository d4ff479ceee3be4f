import { type Decision, emptyDecision, type ReviewVerdict } from '../core/review/decision.ts';
import type { DecisionChange } from '../engine/review-types.ts';
import type { KeyedRow, RowDetail } from '../engine/row-types.ts';
import { nameDecision } from '../storage/decisions.ts';
import type { UndoKind } from '../storage/undo-log.ts';
import { getEngine } from './engine.ts';
import { loadReviews } from './load-reviews.ts';
import { makeStep } from './review-changes.ts';
import { countInSession } from './review-pace.ts';
import {
  advance,
  drawOf,
  isMoving,
  passOver,
  placeOf,
  timeShown,
  whileMoving,
} from './review-moves.ts';
import { refreshReportSoon } from './review-report.ts';
import { useReviews } from './review-state.ts';
import { useRows } from './rows.ts';

type Said = Partial<Pick<Decision, 'verdict' | 'goldenWrong' | 'proposedAnswer' | 'note'>>;

/**
 * Says of the open row that its response is correct, incorrect, or that one is unsure, and moves on; the
 * same verdict once more takes it back, and stays. Nothing happens while the next row is on its way.
 */
export async function decide(verdict: ReviewVerdict): Promise<void> {
  await loadReviews();
  const row = openedRow();
  if (!row) return;
  const isSame = ownDecision(row.key)?.verdict === verdict;
  change('verdict', row, [changeDecision(row, { verdict: isSame ? undefined : verdict })]);
  await settle(row, !isSame);
}

/**
 * Says that the open row's golden answer is wrong, and what it should be (empty: nothing is proposed);
 * `undefined` takes that back. Stays on the row.
 */
export async function markGoldenWrong(proposed: string | undefined): Promise<void> {
  const said = { goldenWrong: proposed !== undefined, proposedAnswer: proposed ?? '' };
  await say('golden_wrong', said);
}

/** Writes a note on the open row; an empty one takes it away. Stays on the row. */
export async function writeNote(text: string): Promise<void> {
  await say('note', { note: text });
}

async function say(kind: UndoKind, said: Said): Promise<void> {
  await loadReviews();
  const row = openedRow();
  if (!row) return;
  change(kind, row, [changeDecision(row, said)]);
  await settle(row, false);
}

/** Rows like the open one, it among them: those that `decideGroup` would decide. */
export async function findGroup(): Promise<KeyedRow[]> {
  const row = useRows.getState().detail;
  if (!row) return [];
  return getEngine()
    .groupOf({ run: row.run, row: row.row })
    .catch(() => []);
}

/**
 * Decides the open row and, as one step, those like it on which this reviewer gave no verdict yet; moves on.
 * Only the open row is a drawn one: the draw counts the others when it reaches them.
 */
export async function decideGroup(verdict: ReviewVerdict): Promise<void> {
  await loadReviews();
  const row = openedRow();
  if (!row) return;
  const group = await whileMoving(findGroup);
  const keys = new Set(group.map(({ key }) => key));
  const others = [...keys].filter((key) => key !== row.key && !ownDecision(key)?.verdict);
  const decided = new Set([row.key, ...others]);
  passOver(group.filter(({ key }) => decided.has(key)));
  change('group', row, [
    changeDecision(row, { verdict }),
    ...others.map((key) => revise(key, { verdict })),
  ]);
  await settle(row, true);
}

/** The row that the reviewer sees; none while the next is on its way. */
function openedRow(): RowDetail | undefined {
  return isMoving() ? undefined : useRows.getState().detail;
}

function ownDecision(rowKey: string): Decision | undefined {
  const { decisions, reviewer } = useReviews.getState();
  return decisions.get(nameDecision({ rowKey, reviewer }));
}

/** A decision on the open row carries where it was drawn, in a sampled review. */
function changeDecision(row: RowDetail, said: Said): DecisionChange {
  const isSampled = useReviews.getState().queue?.kind === 'sampled';
  return revise(row.key, said, isSampled ? drawOf(row) : undefined);
}

function revise(rowKey: string, said: Said, drawn?: ReturnType<typeof drawOf>): DecisionChange {
  const { reviewer } = useReviews.getState();
  const decision: Decision = {
    ...(ownDecision(rowKey) ?? emptyDecision(rowKey, reviewer)),
    ...drawn,
    ...said,
    reviewedAt: new Date().toISOString(),
  };
  const { verdict, goldenWrong, note } = decision;
  const saysNothing = verdict === undefined && !goldenWrong && note === '';
  return { rowKey, reviewer, decision: saysNothing ? undefined : decision };
}

function change(kind: UndoKind, row: RowDetail, changes: DecisionChange[]): void {
  countInSession(changes, timeShown());
  makeStep(kind, changes, { run: row.run, row: row.row });
}

/** What follows a decision: the next row first, then what all of them say. */
async function settle(row: RowDetail, movesOn: boolean): Promise<void> {
  const { queue } = useReviews.getState();
  if (movesOn && queue && placeOf(queue.ids, row) === queue.at) await advance();
  refreshReportSoon(row.run);
}
