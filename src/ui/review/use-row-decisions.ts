import { useMemo } from 'react';
import type { Decision } from '../../core/review/decision.ts';
import { useReviews } from '../../stores/reviews.ts';

/** What this reviewer and the others said of the rows with this key. */
export function useRowDecisions(rowKey: string): {
  own: Decision | undefined;
  others: Decision[];
} {
  const decisions = useReviews((state) => state.decisions);
  const reviewer = useReviews((state) => state.reviewer);
  return useMemo(() => {
    const ofRow = [...decisions.values()].filter((decision) => decision.rowKey === rowKey);
    return {
      own: ofRow.find((decision) => decision.reviewer === reviewer),
      others: ofRow.filter((decision) => decision.reviewer !== reviewer),
    };
  }, [decisions, reviewer, rowKey]);
}
