/** Height of every row of the table in pixels: three lines of text. */
export const ROW_HEIGHT = 70;

/** Browsers cut elements off at 17.9 (Firefox) or 33.5 million pixels: stay well under both. */
const MOST_SLOTS = Math.floor(15_000_000 / ROW_HEIGHT);

/**
 * Slots of the scrolled area. Up to some 214,000 rows each has a slot of its own. Beyond that the
 * slots are fewer than the rows, and the row that a slot shows depends on how far one has scrolled.
 */
export function countSlots(rows: number): number {
  return Math.min(rows, MOST_SLOTS);
}

/** What a scrolled element shows, measured in rows: how far it is scrolled, and how high it is. */
export interface Screenful {
  scrolled: number;
  height: number;
}

/** Height of the sticky header in pixels. */
const HEADER_HEIGHT = 34;

/** What a scrolled element shows below its header; at least one row. */
export function readScreenful({ scrollTop, clientHeight }: Element): Screenful {
  return {
    scrolled: scrollTop / ROW_HEIGHT,
    height: Math.max(1, (clientHeight - HEADER_HEIGHT) / ROW_HEIGHT),
  };
}

/** More slots than are on screen, on either side: drawn ahead of a small scroll. */
const MARGIN = 6;

/** The slots to draw: those on screen and a few around them; none until it is known how much that is. */
export function listSlots(rows: number, { scrolled, height }: Screenful): number[] {
  if (height === 0) return [];
  const slots = countSlots(rows);
  // A shorter view may be here before the browser has scrolled back to its end.
  const top = Math.min(Math.floor(scrolled), lastTopSlot(slots, height));
  const from = Math.max(0, top - MARGIN);
  const to = Math.min(slots, Math.ceil(top + height) + 1 + MARGIN);
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/**
 * How many rows to add to a slot's number to get the place of the row in it: 0 where each row has a
 * slot of its own; scrolled to the end, all rows that have none.
 */
export function shiftOfSlots(rows: number, { scrolled, height }: Screenful): number {
  const slots = countSlots(rows);
  const last = lastTopSlot(slots, height);
  if (slots === rows || last === 0) return 0;
  return Math.round(Math.min(1, Math.floor(scrolled) / last) * (rows - slots));
}

/**
 * How far to scroll, in rows, so that the row at `place` is on screen in full; undefined if it is.
 * Where slots are fewer than rows the row comes to the middle, for a slot's step is several rows.
 */
export function scrollToShow(place: number, rows: number, screen: Screenful): number | undefined {
  const { scrolled, height } = screen;
  const slot = place - shiftOfSlots(rows, screen);
  if (slot >= scrolled && slot + 1 <= scrolled + height) return undefined;
  const slots = countSlots(rows);
  if (slots === rows) return slot < scrolled ? place : place + 1 - height;
  const last = lastTopSlot(slots, height);
  const wantedFirst = Math.max(0, place - Math.floor(height / 2));
  const wanted = Math.round((wantedFirst * last) / (rows - Math.floor(height)));
  return Math.min(wanted, slots - height);
}

/** What a list shows: the rows of which question, and which of them is open (-1 where none is). */
export interface ShownRows {
  question: string;
  place: number;
}

/**
 * Whether the list scrolls to the open row, or else to its top: at another question, and when another
 * row is opened. A row that is closed, or a new answer to the question that was asked, moves nothing.
 */
export function mustScroll(before: ShownRows | undefined, now: ShownRows): boolean {
  if (before?.question !== now.question) return true;
  return now.place >= 0 && now.place !== before.place;
}

/** The topmost slot when scrolled to the end. */
function lastTopSlot(slots: number, height: number): number {
  return Math.max(0, Math.floor(slots - height));
}
