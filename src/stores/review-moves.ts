import type { Decision } from '../core/review/decision.ts';
import type { DrawnRow, Outcome, RowId } from '../engine/api.ts';
import { nameDecision } from '../storage/decisions.ts';
import { askEngine } from './engine.ts';
import { type ReviewQueue, tellReviewer, useReviews } from './review-state.ts';
import { openRow } from './rows.ts';

/** Where a row was drawn, as its decision says it. */
type DrawMark = Pick<Decision, 'stratum' | 'draw' | 'seed'>;

/** Rows drawn in this session, by `nameRow`. */
const draws = new Map<string, { key: string; mark: DrawMark }>();

/** Each move makes those before it stale: what they wait for is no longer wanted. */
let lastMove = 0;
/** Moves under way: the row on screen is not yet, or no longer, the one to decide. */
let moving = 0;
let shownAt = 0;

function nameRow({ run, row }: RowId): string {
  return `${run}:${row}`;
}

/** Where a row was drawn in this session; undefined where it was not. */
export function drawOf(id: RowId): DrawMark | undefined {
  return draws.get(nameRow(id))?.mark;
}

/** Place of a row in a session, counted from 0; -1 where it is not in it. */
export function placeOf(ids: readonly RowId[], id: RowId): number {
  return ids.findIndex(({ run, row }) => run === id.run && row === id.row);
}

/** Whether a row is being fetched: a key pressed now is meant for one that nobody has seen. */
export function isMoving(): boolean {
  return moving > 0;
}

/** Milliseconds since the open row was shown. */
export function timeShown(): number {
  return Date.now() - shownAt;
}

/** Begins a move: what older ones wait for is dropped. Returns whether it is still the last one. */
export function beginMove(): () => boolean {
  const move = ++lastMove;
  return () => move === lastMove;
}

/** Opens the row at a place of the queue; none at its end. Resolves once it is shown. */
export async function moveTo(at: number): Promise<void> {
  beginMove();
  const { queue } = useReviews.getState();
  if (!queue) return;
  const id = queue.ids[at];
  useReviews.setState({ queue: { ...queue, at, run: id?.run ?? queue.run } });
  await whileMoving(() => openRow(id));
  shownAt = Date.now();
}

/** Moves on from the open row: to the next of the session, or to one drawn now. */
export async function advance(): Promise<void> {
  const { queue } = useReviews.getState();
  if (!queue || queue.at >= queue.ids.length) return;
  if (queue.kind === 'filter' || queue.at + 1 < queue.ids.length) await moveTo(queue.at + 1);
  else await moveToDrawn(queue);
}

async function moveToDrawn({ run, ids }: ReviewQueue): Promise<void> {
  const isWanted = beginMove();
  const passed = ids.filter(isUndecided);
  const exclude = passed.flatMap((id) => draws.get(nameRow(id))?.key ?? []);
  const drawn = await whileMoving(() => drawRow(run, exclude));
  const { queue } = useReviews.getState();
  if (!isWanted() || !queue) return;
  tellReviewer('engine', drawn.ok ? undefined : drawn.problem.message);
  if (!drawn.ok) return;
  // Where all others are read, those that were passed over come again.
  const id = drawn.value?.id ?? passed[0];
  const known = id ? placeOf(queue.ids, id) : queue.ids.length;
  if (id && known < 0) useReviews.setState({ queue: { ...queue, ids: [...queue.ids, id] } });
  await moveTo(known < 0 ? queue.ids.length : known);
}

/** Asks for the next row of the draw; undefined when all are read. */
export async function drawRow(
  run: string,
  exclude: string[],
): Promise<Outcome<DrawnRow | undefined>> {
  const { seed } = useReviews.getState();
  const drawn = await askEngine((engine) => engine.nextDraw(run, seed, exclude));
  if (drawn.ok && drawn.value) {
    const { id, key, stratum, draw } = drawn.value;
    draws.set(nameRow(id), { key, mark: { stratum, draw, seed } });
  }
  return drawn;
}

/** A row of the draw that this reviewer has passed over. */
function isUndecided(id: RowId): boolean {
  const { decisions, reviewer } = useReviews.getState();
  const rowKey = draws.get(nameRow(id))?.key;
  return rowKey !== undefined && !decisions.get(nameDecision({ rowKey, reviewer }))?.verdict;
}

/** Decisions are not taken while this lasts. */
export async function whileMoving<T>(action: () => Promise<T>): Promise<T> {
  moving++;
  try {
    return await action();
  } finally {
    moving--;
  }
}
