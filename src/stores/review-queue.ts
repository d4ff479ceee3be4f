import type { RowFilter, RowId, RowSort } from '../engine/row-types.ts';
import type { Outcome } from '../engine/run-types.ts';
import { findRows } from './find-rows.ts';
import { whenPrepared } from './prepared.ts';
import { tellDecisions } from './review-engine.ts';
import {
  advance,
  beginMove,
  drawAgain,
  drawRow,
  forgetDraws,
  moveTo,
  placeOf,
  whileMoving,
} from './review-moves.ts';
import { type ReviewQueue, tellReviewer, useReviews } from './review-state.ts';
import { useRuns } from './runs-state.ts';

/** Rows that only overlap passes and that nobody decided yet. */
export const USUAL_QUEUE: RowFilter = { buckets: ['overlap_only'], review: ['none'] };
const FILE_ORDER: RowSort = { column: 'row', descending: false };

/**
 * Starts to draw rows of a run at random, from where its decisions say that the draw is. `at` is the row to
 * begin with, such as the one that was open before a reload. Resolves once the first row is open.
 */
export async function startSampled(run: string, at?: RowId): Promise<void> {
  await start(async () => {
    await Promise.all([tellDecisions(), whenPrepared(run)]);
    forgetDraws();
    const drawn = await drawRow(run, []);
    if (!drawn.ok) return drawn;
    const ids = drawn.value ? [drawn.value.id] : [];
    if (at && placeOf(ids, at) < 0) {
      await drawAgain(run, at);
      ids.unshift(at);
    }
    const rows = useRuns.getState().runs.find(({ key }) => key === run)?.tally.rows ?? 0;
    return { ok: true, value: newQueue('sampled', run, ids, rows) };
  });
}

/**
 * Starts to read the rows that a filter finds now; deciding them does not make others jump. With
 * `typographicLast` those that differ in writing alone come last. `at` is the row to begin with.
 */
export async function startQueue(
  filter: RowFilter = USUAL_QUEUE,
  sort: RowSort = FILE_ORDER,
  at?: RowId,
): Promise<void> {
  await start(async () => {
    const { runs } = useRuns.getState();
    await Promise.all([tellDecisions(), ...runs.map(({ key }) => whenPrepared(key))]);
    const found = await findRows(filter, sort, useReviews.getState().typographicLast);
    if (!found.ok) return found;
    const ids = found.value;
    if (at && placeOf(ids, at) < 0) ids.unshift(at);
    const queue = newQueue('filter', ids[0]?.run ?? '', ids, ids.length);
    return { ok: true, value: { ...queue, at: at ? placeOf(ids, at) : 0 } };
  });
}

function newQueue(
  kind: ReviewQueue['kind'],
  run: string,
  ids: RowId[],
  total: number,
): ReviewQueue {
  const startedAt = Date.now();
  return { kind, run, ids, at: 0, total, startedAt, decidedInSession: 0, times: [] };
}

async function start(find: () => Promise<Outcome<ReviewQueue>>): Promise<void> {
  const isWanted = beginMove();
  useReviews.setState({ queue: undefined });
  const found = await whileMoving(find);
  if (!isWanted()) return;
  tellReviewer('engine', found.ok ? undefined : found.problem.message);
  if (!found.ok) return;
  useReviews.setState({ queue: found.value });
  await moveTo(found.value.at);
}

/** Ends the queue; what was decided stays. */
export function endQueue(): void {
  beginMove();
  useReviews.setState({ queue: undefined });
}

/** Ends what is under way with a run that is taken off the page; what was decided of its rows stays. */
export function leaveReviewOf(run: string): void {
  const { queue, report } = useReviews.getState();
  if (queue?.ids.some((id) => id.run === run)) endQueue();
  if (report?.run === run) useReviews.setState({ report: undefined, agreement: undefined });
}

/** The next row, without a decision on this one. In a sampled review it comes again when all others are read. */
export async function next(): Promise<void> {
  await advance();
}

/** The row before in this session. */
export async function previous(): Promise<void> {
  const { queue } = useReviews.getState();
  if (queue && queue.at > 0) await moveTo(queue.at - 1);
}

/** Opens a row of the queue; one that is not in it is put before the row that is open. */
export async function goToRow(id: RowId): Promise<void> {
  const isWanted = beginMove();
  const before = useReviews.getState().queue;
  if (before?.kind === 'sampled' && placeOf(before.ids, id) < 0)
    await whileMoving(() => drawAgain(before.run, id));
  const { queue } = useReviews.getState();
  if (!queue || !isWanted()) return;
  const place = placeOf(queue.ids, id);
  if (place >= 0) return moveTo(place);
  const ids = queue.ids.toSpliced(queue.at, 0, id);
  const total = queue.kind === 'filter' ? ids.length : queue.total;
  useReviews.setState({ queue: { ...queue, ids, total } });
  await moveTo(queue.at);
}
