import { useEffect, useState } from 'react';
import { findGroup } from '../../stores/reviews.ts';
import type { RowDetail } from '../../stores/rows.ts';

/** How many rows are like this one, itself among them; 1 until that is known. */
export function useGroup(detail: RowDetail): number {
  const [found, setFound] = useState<{ detail: RowDetail; rows: number }>();
  useEffect(() => {
    let isWanted = true;
    void findGroup().then((ids) => {
      if (isWanted) setFound({ detail, rows: ids.length });
    });
    return () => {
      isWanted = false;
    };
  }, [detail]);
  return found?.detail === detail ? found.rows : 1;
}
