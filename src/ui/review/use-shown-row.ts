import { useEffect, useEffectEvent, useState } from 'react';
import { goToRow, type ReviewQueue } from '../../stores/reviews.ts';
import { useRows, type RowDetail, type RowId } from '../../stores/rows.ts';
import { currentRoute, patchRoute } from '../route.ts';

/**
 * The row of the queue, as it is shown: the one before stays until the next is here, and so does the focus
 * on its buttons. The link names the row, so that a reload comes back to it.
 */
export function useShownRow(queue: ReviewQueue | undefined): RowDetail | undefined {
  const id = queue?.ids[queue.at];
  const isOver = queue !== undefined && id === undefined;
  const detail = useRows((state) => state.detail);
  const [shown, setShown] = useState<RowDetail>();
  if (detail && detail !== shown && isSameRow(detail, id)) setShown(detail);

  const openAgain = useEffectEvent(() => {
    if (!id) return;
    // A row of the explorer that is to be reviewed; a sampled review picks its rows itself.
    const asked = queue?.kind === 'filter' ? (currentRoute().row ?? id) : id;
    const open = useRows.getState().detail;
    if (!isSameRow(asked, id) || !open || !isSameRow(open, id)) void goToRow(asked);
  });
  // Another screen may have opened another row; from here on the store opens them.
  useEffect(() => openAgain(), []);

  useEffect(() => {
    if (id || isOver) patchRoute({ row: id }, { replace: true });
  }, [id, isOver]);
  return id && shown;
}

function isSameRow(one: RowId, other: RowId | undefined): boolean {
  return one.run === other?.run && one.row === other.row;
}
