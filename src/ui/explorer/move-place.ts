/**
 * Where a key leads in a list of `count` rows from `place` (-1: no row is open): the new place,
 * counted from 0, or undefined where the key does not move or there is no row.
 */
export function movePlace(
  key: string,
  place: number,
  count: number,
  rowsPerPage: number,
): number | undefined {
  if (count === 0) return undefined;
  const within = (wanted: number) => Math.max(0, Math.min(wanted, count - 1));
  switch (key) {
    case 'ArrowDown':
      return within(place + 1);
    case 'ArrowUp':
      return within(place - 1);
    case 'PageDown':
      return within(Math.max(place, 0) + rowsPerPage);
    case 'PageUp':
      return within(place - rowsPerPage);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Keys that step through the rows wherever the focus is that has no use of its own for them. */
export function stepOfKey(key: string): 1 | -1 | undefined {
  if (key === 'j' || key === 'ArrowRight') return 1;
  if (key === 'k' || key === 'ArrowLeft') return -1;
  return undefined;
}

const FIELDS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/** Whether a key pressed here writes text, moves inside a control or scrolls the table sideways. */
export function ownsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS)) return true;
  return key.startsWith('Arrow') && target.closest('[role="grid"]') !== null;
}
