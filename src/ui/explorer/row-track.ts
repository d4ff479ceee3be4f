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

/**
 * How many rows to add to a slot's number to get the place of the row in it, while `firstSlot` is the
 * topmost one on screen: 0 where each row has a slot; at the last screenful, all that are missing.
 */
export function shiftOfSlot(firstSlot: number, rows: number, rowsOnScreen: number): number {
  const slots = countSlots(rows);
  const scrollable = slots - rowsOnScreen;
  if (slots === rows || scrollable <= 0) return 0;
  return Math.round(Math.min(1, firstSlot / scrollable) * (rows - slots));
}

/**
 * The topmost slot to scroll to, so that the row at `place` is on screen; undefined if it already is.
 * Where slots are fewer than rows the row comes to the middle, for a slot's step is several rows.
 */
export function slotToShow(
  place: number,
  firstSlot: number,
  rows: number,
  rowsOnScreen: number,
): number | undefined {
  const first = firstSlot + shiftOfSlot(firstSlot, rows, rowsOnScreen);
  if (place >= first && place < first + rowsOnScreen) return undefined;
  const slots = countSlots(rows);
  if (slots === rows) return place < first ? place : place - rowsOnScreen + 1;
  const wantedFirst = Math.max(0, place - Math.floor(rowsOnScreen / 2));
  const slot = Math.round((wantedFirst * (slots - rowsOnScreen)) / (rows - rowsOnScreen));
  return Math.min(slot, slots - rowsOnScreen);
}
