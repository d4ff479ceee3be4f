import { endQueue, useReviews } from '../../stores/reviews.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { patchRoute, routeHref, useRoute } from '../route.ts';
import { ReviewOptions } from './review-options.tsx';
import { RowCard } from './row-card.tsx';
import { SavedState } from './saved-state.tsx';
import { SessionEnd } from './session-end.tsx';
import { useShownRow } from './use-shown-row.ts';
import classes from './session.module.css';

/** A review under way: the row that is read, and the line below it. */
export function Session() {
  const [route] = useRoute();
  const queue = useReviews((state) => state.queue);
  const reviewer = useReviews((state) => state.reviewer);
  const id = queue?.ids[queue.at];
  const detail = useShownRow(queue);

  if (!queue) return <EmptyState title="Looking for rows to review …" />;
  return (
    <div className={classes.session}>
      {!id && <SessionEnd queue={queue} />}
      {detail && <RowCard detail={detail} queue={queue} />}
      <div className={classes.line}>
        <span>
          Reviewing as{' '}
          <b>
            <bdi>{reviewer || 'no name'}</bdi>
          </b>
        </span>
        <SavedState />
        <ReviewOptions during />
        <span className={classes.links}>
          {id && (
            <a href={routeHref({ ...route, screen: 'explorer', row: id })}>Open in the explorer</a>
          )}
          <button type="button" onClick={endSession}>
            End this session
          </button>
        </span>
      </div>
    </div>
  );
}

function endSession(): void {
  endQueue();
  patchRoute({ queue: undefined, row: undefined });
}
