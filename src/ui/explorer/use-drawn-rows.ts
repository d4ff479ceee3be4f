import { useDeferredValue } from 'react';
import { useRows } from '../../stores/rows.ts';
import type { RowsState } from '../../stores/rows.ts';

/**
 * The state of the rows, and whether others are on their way. Another view, with its facets, is drawn in steps, so
 * that it does not hold up the page; the one before stays meanwhile.
 */
export function useDrawnRows(): { rows: RowsState; isBusy: boolean } {
  const now = useRows();
  const deferred = useDeferredValue(now);
  const rows = deferred.view === now.view ? now : deferred;
  return { rows, isBusy: now.pending || rows !== now };
}
