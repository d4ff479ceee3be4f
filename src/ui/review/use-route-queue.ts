import { useLayoutEffect } from 'react';
import { startQueue, startSampled, useReviews } from '../../stores/reviews.ts';
import type { Run } from '../../stores/runs.ts';
import { currentRoute, formatRoute, parseRoute, useRoute } from '../route.ts';

/** What the queue in the store was started for: coming back to the screen goes on with it. */
let started = '';

/** Starts the review that the route names, unless it is under way. */
export function useRouteQueue(run: Run, isPrepared: boolean): void {
  const [route] = useRoute();
  // As text: another route that names the same rows is no new queue.
  const wanted =
    route.queue === 'filter'
      ? formatRoute({ ...route, row: undefined, columns: [], files: [] })
      : route.queue && `${route.queue} ${run.key}`;
  // Before the effects of the screen, by which the link comes to name the row of the queue as it is.
  useLayoutEffect(() => {
    if (!isPrepared || !wanted || (wanted === started && isUnderWay())) return;
    started = wanted;
    const { row } = currentRoute();
    if (wanted.startsWith('/')) {
      const { filter, sort } = parseRoute(wanted);
      void startQueue(filter, sort, row);
    } else void startSampled(run.key, row?.run === run.key ? row : undefined);
  }, [run, isPrepared, wanted]);
}

/** Whether a row is left to read; a queue that has come to its end is looked for anew. */
function isUnderWay(): boolean {
  const { queue } = useReviews.getState();
  return queue !== undefined && queue.at < queue.ids.length;
}
