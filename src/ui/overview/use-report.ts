import { useEffect } from 'react';
import { refreshReport, useReviews } from '../../stores/reviews.ts';
import type { ReviewsState } from '../../stores/reviews.ts';
import type { Run } from '../../stores/runs.ts';

const NOTHING = { report: undefined, agreement: undefined };

/** What was decided of a run and how far verdicts agree, once it is known. The store keeps it up to date. */
export function useReport(run: Run | undefined): Pick<ReviewsState, 'report' | 'agreement'> {
  const report = useReviews((state) => state.report);
  const agreement = useReviews((state) => state.agreement);
  useEffect(() => {
    if (run) void refreshReport(run.key);
  }, [run]);
  return run && report?.run === run.key ? { report, agreement } : NOTHING;
}
