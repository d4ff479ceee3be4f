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

/** Keys that step through the rows wherever the focus is, save in a text field. */
export function stepOfKey(key: string): 1 | -1 | undefined {
  if (key === 'j') return 1;
  if (key === 'k') return -1;
  return undefined;
}

/** Whether a key typed here writes text or moves inside a control, so that it must not move rows. */
export function ownsKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') !==
      null
  );
}
