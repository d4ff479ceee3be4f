import { useEffect } from 'react';
import { countOf } from '../../core/format.ts';
import { refreshReport, useReviews } from '../../stores/reviews.ts';
import { usePrepared } from '../../stores/prepared.ts';
import { useRuns, type Run } from '../../stores/runs.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { useRoute } from '../route.ts';
import { Proposals } from './proposals.tsx';
import { ReadSoFar } from './read-so-far.tsx';
import { ReviewFiles } from './review-files.tsx';
import { Reviewers } from './reviewers.tsx';
import { chooseRun } from '../parts/choose-run.ts';
import { Session } from './session.tsx';
import { StartReview } from './start-review.tsx';
import { TrueAccuracy } from './true-accuracy.tsx';
import { useRouteQueue } from './use-route-queue.ts';
import classes from './review.module.css';

/** Decides rows by hand, one key a row, and says how accurate the run is. */
export default function Review() {
  const [route] = useRoute();
  const runs = useRuns((state) => state.runs);
  const isLoading = useRuns((state) => state.loading.length > 0);
  const queue = useReviews((state) => state.queue);
  const ofQueue = route.queue && runs.find(({ key }) => key === queue?.run);
  const run = ofQueue ?? chooseRun(route.filter, runs);
  if (!run)
    return (
      <>
        <ScreenHeading title="Review" hidden />
        {!isLoading && <NothingLoaded />}
      </>
    );
  return (
    <>
      <ScreenHeading title="Review" hidden />
      <ReviewOf run={run} />
    </>
  );
}

function ReviewOf({ run }: { run: Run }) {
  const [route] = useRoute();
  const isPrepared = usePrepared((state) => state.prepared.has(run.key));
  const soFar = usePrepared((state) => state.progress.get(run.key));
  const report = useReviews((state) => state.report);
  useRouteQueue(run, isPrepared);
  useEffect(() => {
    if (isPrepared) void refreshReport(run.key);
  }, [run, isPrepared]);
  if (!isPrepared)
    return (
      <EmptyState title="Getting rows ready to review …">
        {soFar !== undefined && `${countOf(soFar, 'row')} so far.`}
      </EmptyState>
    );
  const ofRun = report?.run === run.key ? report : undefined;
  return (
    <div className={classes.screen}>
      <div className={classes.main}>{route.queue ? <Session /> : <StartReview />}</div>
      <aside className={classes.side} aria-label="What the review says so far">
        {ofRun && <TrueAccuracy report={ofRun} />}
        {ofRun && <ReadSoFar report={ofRun} />}
      </aside>
      <div className={classes.more}>
        {ofRun && <Proposals run={run} report={ofRun} />}
        <Reviewers />
        <ReviewFiles run={run} />
      </div>
    </div>
  );
}
