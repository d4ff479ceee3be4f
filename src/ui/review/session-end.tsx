import { Button } from '@mantine/core';
import { countOf } from '../../core/format.ts';
import type { ReviewQueue } from '../../stores/reviews.ts';
import { previous, undo, useReviews } from '../../stores/reviews.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { patchRoute } from '../route.ts';
import { ActionButton } from './action-button.tsx';
import type { ReviewAction } from '../parts/review-keys.ts';
import { useReviewKeys } from './use-review-keys.ts';
import classes from './session.module.css';

/** What stands where no row is left to read. The last decision can still be undone. */
export function SessionEnd({ queue }: { queue: ReviewQueue }) {
  const canUndo = useReviews((state) => state.canUndo);
  const { title, sentence } = tellEnd(queue);
  useReviewKeys(act);
  return (
    <section ref={takeFocus} tabIndex={-1} className={classes.end} aria-label={title}>
      <EmptyState
        title={title}
        action={
          <>
            {queue.kind === 'filter' && (
              <Button onClick={() => patchRoute({ queue: 'sampled', row: undefined })}>
                Start sampled review
              </Button>
            )}
            {queue.ids.length > 0 && (
              <ActionButton action="previous" onAction={act}>
                Back to the last row
              </ActionButton>
            )}
            {canUndo && (
              <ActionButton action="undo" onAction={act}>
                Undo the last decision
              </ActionButton>
            )}
          </>
        }
      >
        {sentence}
      </EmptyState>
    </section>
  );
}

/** The buttons that had the focus are gone with the row; a screen reader hears where it is now. */
function takeFocus(section: HTMLElement | null): void {
  section?.focus();
}

function act(action: ReviewAction): void {
  if (action === 'undo') void undo();
  if (action === 'previous') void previous();
}

function tellEnd({ kind, ids, decidedInSession }: ReviewQueue): {
  title: string;
  sentence: string;
} {
  if (kind === 'sampled')
    return {
      title: 'Every row is read',
      sentence: 'Nothing is estimated any more: the accuracy is what you decided.',
    };
  if (ids.length === 0)
    return { title: 'No rows are left in this filter', sentence: 'All of them are reviewed.' };
  return {
    title: `That was the last of ${countOf(ids.length, 'row')}`,
    sentence: `${countOf(decidedInSession, 'row')} decided in this session.`,
  };
}
