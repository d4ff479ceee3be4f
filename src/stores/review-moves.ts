import type { Decision } from '../core/review/decision.ts';
import type { DrawnRow } from '../engine/review-types.ts';
import type { KeyedRow, RowId } from '../engine/row-types.ts';
import type { Outcome } from '../engine/run-types.ts';
import { nameDecision } from '../storage/decisions.ts';
import { askEngine } from './engine.ts';
import { type ReviewQueue, tellReviewer, useReviews } from './review-state.ts';
import { openRow } from './rows.ts';

/** Where a row was drawn, as its decision says it. */
type DrawMark = Pick<Decision, 'stratum' | 'draw' | 'seed'>;

/** Rows drawn since the sampled review was started, by `nameRow`. */
const draws = new Map<string, { key: string; mark: DrawMark }>();

/** Rows decided as part of a group, with their keys, by `nameRow`. */
const grouped = new Map<string, string>();

/** Rows that may have been passed over before a reload; a row further on is one that nobody drew. */
const MOST_PASSED = 20;

/** Each move makes those before it stale: what they wait for is no longer wanted. */
let lastMove = 0;
/** Moves under way: the row on screen is not yet, or no longer, the one to decide. */
let moving = 0;
let shownAt = 0;

function nameRow({ run, row }: RowId): string {
  return `${run}:${row}`;
}

/** Forgets what was drawn: whatever is needed of it is drawn again. */
export function forgetDraws(): void {
  draws.clear();
}

/** Where a row was drawn since then; undefined where it was not. */
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

/** Has a queue move past the rows of a group, which is decided, as long as they are. */
export function passOver(group: readonly KeyedRow[]): void {
  for (const row of group) grouped.set(nameRow(row), row.key);
}

function isPassedOver(id: RowId): boolean {
  const rowKey = grouped.get(nameRow(id));
  return rowKey !== undefined && hasOwnVerdict(rowKey);
}

function hasOwnVerdict(rowKey: string): boolean {
  const { decisions, reviewer } = useReviews.getState();
  return decisions.get(nameDecision({ rowKey, reviewer }))?.verdict !== undefined;
}

/** Moves on from the open row: to the next of the session, or to one drawn now. */
export async function advance(): Promise<void> {
  const { queue } = useReviews.getState();
  if (!queue || queue.at >= queue.ids.length) return;
  const { kind, ids, at } = queue;
  const further = ids.findIndex((id, place) => place > at && !isPassedOver(id));
  if (further === -1 && kind === 'sampled') await moveToDrawn(queue);
  else await moveTo(further === -1 ? ids.length : further);
}

async function moveToDrawn({ run, ids, at }: ReviewQueue): Promise<void> {
  const isWanted = beginMove();
  const passed = ids.flatMap(keyOfPassed);
  const open = ids.slice(at, at + 1).flatMap(keyOfPassed);
  const drawn = await whileMoving(() => drawOther(run, passed, open));
  const { queue } = useReviews.getState();
  if (!isWanted() || !queue) return;
  tellReviewer('engine', drawn.ok ? undefined : drawn.problem.message);
  if (!drawn.ok) return;
  const id = drawn.value?.id;
  const others = queue.ids.filter((other) => !id || placeOf([other], id) < 0);
  if (id) useReviews.setState({ queue: { ...queue, ids: [...others, id] } });
  await moveTo(others.length);
}

/** The next row of the draw. Where all others are read, those that were passed over come again, the open one last. */
async function drawOther(
  run: string,
  passed: string[],
  open: string[],
): Promise<Outcome<DrawnRow | undefined>> {
  let drawn = await drawRow(run, passed);
  if (drawn.ok && !drawn.value) drawn = await drawRow(run, open);
  if (drawn.ok && !drawn.value) drawn = await drawRow(run, []);
  return drawn;
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

/** Draws rows until one comes that was drawn before a reload, as if those before it were passed over. */
export async function drawAgain(run: string, id: RowId): Promise<void> {
  const exclude: string[] = [];
  while (!drawOf(id) && exclude.length < MOST_PASSED) {
    const drawn = await drawRow(run, exclude);
    if (!drawn.ok || !drawn.value) return;
    exclude.push(drawn.value.key);
  }
}

/** The key of a row of the draw that this reviewer has passed over; none of any other. */
function keyOfPassed(id: RowId): string[] {
  const rowKey = draws.get(nameRow(id))?.key;
  return rowKey === undefined || hasOwnVerdict(rowKey) ? [] : [rowKey];
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
